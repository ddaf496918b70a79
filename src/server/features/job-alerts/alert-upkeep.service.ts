import type { Kysely } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { JobSearchService } from '#server/features/job-search/job-search.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createAlertReader } from './alert-reader.service.ts'
import * as upkeep from './alert-upkeep.repository.ts'
import { listReadBefore, setRead } from './job-alerts.repository.ts'
import type { OutdatedAlert } from './job-alerts.repository.ts'

const batch = 200
const dayMs = 24 * 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobSearch: Pick<JobSearchService, 'compileFor'>
  messages: Pick<MessagesService, 'notifyAll'>
}

export type AlertUpkeep = ReturnType<typeof createAlertUpkeep>

/** What keeps alerts in order. All of it may run on several nodes and again. */
export function createAlertUpkeep({ db, clock, jobSearch, messages }: Deps) {
  const { read } = createAlertReader({ jobSearch, clock })
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs)

  return {
    /** Stops alerts that nobody looked at, and says so once. */
    async stopForgotten(): Promise<void> {
      const now = clock.now()
      const before = daysAgo(limits.alertForgottenDays)
      await upkeep.countReading(db, before)
      let stopped = 1
      while (stopped > 0) {
        stopped = await db.transaction().execute(async (tx) => {
          const to = await upkeep.stopForgotten(tx, { before, now, limit: batch })
          await messages.notifyAll(tx, {
            event: 'alertsStopped',
            to,
            subject: 'job-alerts',
            occurrence: indiaDate(now),
            values: { days: limits.alertForgottenDays },
            link: '/alerts',
          })
          return to.length
        })
      }
    },

    /** The search learns words every day: alerts are read again as it understands them now. */
    async readAgain(): Promise<void> {
      const before = daysAgo(limits.alertReadDays)
      for (;;) {
        const outdated = await listReadBefore(db, before, batch)
        for (const alert of outdated) {
          await setRead(db, alert, await readOrKeep(alert))
        }
        if (outdated.length < batch) return
      }
    },

    async deleteOld(): Promise<void> {
      const foundBefore = daysAgo(limits.alertJobDays)
      await upkeep.deleteOld(db, { day: indiaDate(daysAgo(1)), foundBefore })
    },
  }

  /** A pincode that is gone keeps what was read before. */
  async function readOrKeep({ candidate_id: candidateId, search }: OutdatedAlert) {
    try {
      return await read(candidateId, search)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { read_at: clock.now() }
    }
  }
}
