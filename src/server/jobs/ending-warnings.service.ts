import type { Kysely } from 'kysely'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import * as warnings from './ending-warnings.repository.ts'

const batch = 200
/** Each look for them passes all that were warned of today, so it is for many batches. */
const lookedUpTogether = 10_000

type Needs = {
  db: Kysely<DB>
  clock: Clock
  notifications: Pick<NotificationsService, 'notify'>
}

/** Tells employers some days before that a job ends. */
export function createEndingWarnings({ db, clock, notifications }: Needs) {
  return {
    /**
     * A job that comes under two warnings at once, as after a long pause of the product, gets the
     * later one alone. Several nodes may run it at once, and running it again does no harm.
     */
    async warnOfEndings(): Promise<number> {
      const now = clock.now()
      await warnings.forgetEnded(db, now)
      let told = 0
      let after = now
      for (const daysBefore of limits.endingWarningDays.toSorted((a, b) => a - b)) {
        const until = endOfIndiaDayAfter(now, daysBefore)
        told += await warnWithin({ after, until }, daysBefore, now)
        after = until
      }
      return told
    },
  }

  async function warnWithin(span: warnings.Span, daysBefore: number, now: Date): Promise<number> {
    let told = 0
    for (;;) {
      const toldBefore = told
      const ids = await warnings.findUnwarned(db, span, daysBefore, lookedUpTogether)
      for (let from = 0; from < ids.length; from += batch) {
        told += await warnOf(ids.slice(from, from + batch), { span, daysBefore, now })
      }
      if (ids.length < lookedUpTogether || told === toldBefore) return told
    }
  }

  async function warnOf(
    ids: readonly string[],
    { span, daysBefore, now }: { span: warnings.Span; daysBefore: number; now: Date },
  ): Promise<number> {
    return await db.transaction().execute(async (trx) => {
      const ending = await warnings.lockUnwarned(trx, ids, span, daysBefore)
      const warned = await warnings.insertWarnings(trx, ending, { daysBefore, now })
      for (const job of ending.filter(({ id }) => warned.has(id))) {
        await notifications.notify(trx, job.employer_id, {
          title: sentence('notification.jobEndingTitle'),
          body: sentence('notification.jobEnding', {
            title: job.title,
            day: dayMonthYear(indiaDate(job.expires_at)),
          }),
          link: `/postedjobinfo?jobId=${job.id}`,
          tag: `job-ending-${job.id}`,
        })
      }
      return warned.size
    })
  }
}
