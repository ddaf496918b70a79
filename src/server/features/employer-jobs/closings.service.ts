import type { Kysely } from 'kysely'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { jobMoves } from '#contract/jobs/moves.ts'
import { jobSlug } from '#contract/jobs/slug.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import { settledPause } from '#server/features/jobs/jobs.rules.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as closings from './closings.repository.ts'

const pausesAtOnce = 200

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify' | 'notifyAll'>
  /** A job may have tens of thousands of applicants, so a transaction notifies some of them. */
  peopleAtOnce?: number
}

/** What follows by itself when employers fill, close or pause jobs. Several nodes may run it at the same time. */
export function createClosings({ db, clock, messages, peopleAtOnce = 500 }: Deps) {
  return {
    /**
     * Notifies those who applied to a filled or closed job and have no answer, once the time to reopen it silently is over.
     * They are notified in the order in which they applied, and the job keeps how far that came: work that dies goes on there,
     * and a job that is reopened and closed again notifies only those who are left or applied in between.
     */
    async notifyApplicants(): Promise<void> {
      while (await notifySome());
    },

    /** Ends the free days of pauses that are used up: such a job stays out of search, and its days run on. */
    async endPauses(): Promise<number> {
      let ended = 0
      let after: string | null = null
      for (;;) {
        const start: string | null = after
        const long = await db.transaction().execute(async (tx) => {
          const now = clock.now()
          const found = await jobRows.lockLongPauses(tx, { now, after: start, limit: pausesAtOnce })
          for (const job of found) {
            const settled = settledPause(job, now)
            if (settled.paused_days < limits.pauseDays || settled.expires_at === null) continue
            await jobRows.updateJob(tx, job.id, settled)
            await messages.notify(tx, {
              event: 'jobPauseOver',
              to: job.employer_id,
              subject: `job-${job.id}`,
              values: { title: job.title, day: dayMonthYear(indiaDate(settled.expires_at)) },
              link: `/postedjobinfo?jobId=${job.id}`,
            })
            ended += 1
          }
          return found
        })
        after = long.at(-1)?.id ?? null
        if (long.length < pausesAtOnce) return ended
      }
    },
  }

  /** False when no job has applicants to notify. */
  async function notifySome(): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const before = new Date(now.getTime() - limits.closingMinutes * 60_000)
      const job = await closings.lockUnnotified(tx, before)
      if (!job) return false
      const people = await closings.findUnanswered(tx, job.id, peopleAtOnce)
      await messages.notifyAll(tx, {
        event: jobMoves.close.notifiesApplicants,
        to: people.filter(({ isReachable }) => isReachable).map(({ id }) => id),
        subject: `job-${job.id}`,
        values: { title: job.title, company: job.company_name },
        link: `/jobs/${jobSlug(job)}`,
      })
      const last = people.length < peopleAtOnce ? undefined : people.at(-1)
      await jobRows.updateJob(tx, job.id, { applicants_notified_at: last?.appliedAt ?? now })
      return true
    })
  }
}
