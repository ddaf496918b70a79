import { withSource } from '#contract/job-views/sources.ts'
import type { Kysely, Transaction } from 'kysely'
import { endOfIndiaDayAfter, indiaDate, indiaTime } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as digests from './alert-digests.repository.ts'
import type { DueJob } from './alert-digests.repository.ts'

const batch = 200
const hourMs = 3_600_000

type Deps = { db: Kysely<DB>; clock: Clock; messages: Pick<MessagesService, 'notify'> }

export type AlertDigests = ReturnType<typeof createAlertDigests>

/** Tells candidates of the jobs that their alerts found: at most one message a day, in the daytime. */
export function createAlertDigests({ db, clock, messages }: Deps) {
  return {
    /**
     * The message, and that its jobs were told, are written together. Several nodes may run it at the same time, and it is
     * safe to run again.
     */
    async tellDue(): Promise<void> {
      const now = clock.now()
      if (isQuiet(now)) return
      const day = indiaDate(now)
      const until = new Date(
        endOfIndiaDayAfter(now, 0).getTime() + 1 + limits.quietUntilHour * hourMs,
      )
      await db.transaction().execute((tx) => digests.postponeTold(tx, { now, day, until }))
      let claimed = batch
      while (claimed > 0) {
        claimed = await db.transaction().execute(async (tx) => {
          const candidateIds = await digests.claimDay(tx, { now, day, limit: batch })
          if (candidateIds.length === 0) return 0
          const jobs = Map.groupBy(
            await digests.takeDue(tx, candidateIds, now),
            ({ candidateId }) => candidateId,
          )
          const without = candidateIds.filter((id) => !jobs.has(id))
          if (without.length > 0) await digests.giveBackDay(tx, without, day)
          for (const [candidateId, found] of jobs) await tell(tx, candidateId, found, day)
          return candidateIds.length
        })
      }
    },
  }

  async function tell(
    tx: Transaction<DB>,
    candidateId: string,
    jobs: readonly DueJob[],
    day: string,
  ): Promise<void> {
    const [first] = jobs
    if (!first) return
    const { title, company, city } = first
    const about = { to: candidateId, subject: 'job-alerts', occurrence: day }
    if (jobs.length === 1) {
      const values = { title, company, city }
      const link = withSource(`/job_details/${first.jobId}`, 'alert')
      await messages.notify(tx, { ...about, event: 'alertJob', values, link, jobId: first.jobId })
      return
    }
    const list = jobs
      .slice(0, limits.alertJobsTold)
      .map((job, at) => `${at + 1}. ${job.title}, ${job.company}, ${job.city}`)
      .join('\n')
    const values = { count: jobs.length, title, company, list }
    await messages.notify(tx, { ...about, event: 'alertJobs', values, link: '/alerts' })
  }
}

function isQuiet(now: Date): boolean {
  const hour = Number(indiaTime(now).slice(0, 2))
  return hour < limits.quietUntilHour || hour >= limits.quietFromHour
}
