import type { Kysely, Transaction } from 'kysely'
import {
  dayMonthYear,
  endOfIndiaDayAfter,
  indiaDate,
  startOfIndiaDay,
} from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { lockEndingSaves, markTold } from './saved-endings.repository.ts'
import type { EndingSave } from './saved-endings.repository.ts'

const batch = 500
/** Candidates are told of a close within this time, or not at all. */
const closedMs = 24 * 3_600_000
const minuteMs = 60_000

type Deps = { db: Kysely<DB>; clock: Clock; messages: Pick<MessagesService, 'notifyAll'> }

export type SavedEndings = ReturnType<typeof createSavedEndings>

/** Tells candidates once that a job they saved ends soon, or that its employer filled or closed it. */
export function createSavedEndings({ db, clock, messages }: Deps) {
  return {
    /** Several nodes may run it at the same time, and it is safe to run again. */
    async notifyOfEndings(): Promise<void> {
      const now = clock.now()
      const span = {
        now,
        endsUntil: endOfIndiaDayAfter(now, limits.savedEndingDays),
        closedAfter: new Date(now.getTime() - closedMs),
        // Until then its employer can reopen it, and nobody was told.
        closedUntil: new Date(now.getTime() - limits.closingMinutes * minuteMs),
        savedBefore: startOfIndiaDay(now),
      }
      let told = batch
      while (told === batch) {
        told = await db.transaction().execute(async (tx) => {
          const saves = await lockEndingSaves(tx, span, batch)
          if (saves.length === 0) return 0
          await markTold(tx, saves, now)
          for (const [, ofJob] of Map.groupBy(saves, ({ jobId }) => jobId)) await tell(tx, ofJob)
          return saves.length
        })
      }
    },
  }

  async function tell(tx: Transaction<DB>, saves: readonly EndingSave[]): Promise<void> {
    const [job] = saves
    if (!job) return
    const about = {
      to: saves.map(({ candidateId }) => candidateId),
      subject: `saved-job-${job.jobId}`,
      jobId: job.jobId,
    }
    const values = { title: job.title, company: job.company }
    if (job.state === 'live') {
      await messages.notifyAll(tx, {
        ...about,
        event: 'savedJobEnding',
        values: { ...values, day: dayMonthYear(indiaDate(job.expiresAt)) },
        link: `/job_details/${job.jobId}`,
      })
    } else {
      await messages.notifyAll(tx, { ...about, event: 'savedJobClosed', values, link: '/saved' })
    }
  }
}
