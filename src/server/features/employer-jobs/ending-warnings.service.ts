import type { Kysely, Transaction } from 'kysely'
import { dayMonthYear, endOfIndiaDayAfter, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import * as warnings from './ending-warnings.repository.ts'

const batch = 200
/** Employers are told of the end within this time, or not at all. */
const endedMs = 24 * 3_600_000
/** Each query skips all jobs that were warned of today, so it fetches ids for many batches. */
const idsPerQuery = 10_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  messages: Pick<MessagesService, 'notify'>
}

/** Warns employers some days before a job ends, and tells them when it has ended. */
export function createEndingWarnings({ db, clock, messages }: Deps) {
  return {
    /**
     * When two warnings of a job are due at once, as after a long downtime, only the later one is sent. Several nodes may run
     * it at the same time, and it is safe to run again.
     */
    async warnOfEndings(): Promise<number> {
      const now = clock.now()
      await warnings.deleteEnded(db, new Date(now.getTime() - 2 * endedMs))
      let sent = 0
      let after = now
      for (const daysBefore of limits.endingWarningDays.toSorted((a, b) => a - b)) {
        const until = endOfIndiaDayAfter(now, daysBefore)
        sent += await warnWithin({ after, until }, daysBefore, now)
        after = until
      }
      return sent
    },

    /** Tells employers of jobs that ended since yesterday, 0 days before the end. */
    async notifyOfEnded(): Promise<void> {
      const now = clock.now()
      const span = { after: new Date(now.getTime() - endedMs), until: now }
      let ended = batch
      while (ended === batch) ended = await tellEnded(span, now)
    },
  }

  async function tellEnded(span: warnings.Span, now: Date): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const ended = await warnings.lockEnded(tx, span, batch)
      const warnedIds = await warnings.insertWarnings(tx, ended, { daysBefore: 0, now })
      for (const job of ended.filter(({ id }) => warnedIds.has(id))) {
        await notify(tx, 'jobEnded', job, 0)
      }
      return ended.length
    })
  }

  async function warnWithin(span: warnings.Span, daysBefore: number, now: Date): Promise<number> {
    let sent = 0
    for (;;) {
      const sentBefore = sent
      const ids = await warnings.findUnwarned(db, span, daysBefore, idsPerQuery)
      for (let from = 0; from < ids.length; from += batch) {
        sent += await warnOf(ids.slice(from, from + batch), { span, daysBefore, now })
      }
      if (ids.length < idsPerQuery || sent === sentBefore) return sent
    }
  }

  async function warnOf(
    ids: readonly string[],
    { span, daysBefore, now }: { span: warnings.Span; daysBefore: number; now: Date },
  ): Promise<number> {
    return await db.transaction().execute(async (tx) => {
      const ending = await warnings.lockUnwarned(tx, ids, span, daysBefore)
      const warned = await warnings.insertWarnings(tx, ending, { daysBefore, now })
      for (const job of ending.filter(({ id }) => warned.has(id))) {
        await notify(tx, 'jobEnding', job, daysBefore)
      }
      return warned.size
    })
  }

  async function notify(
    tx: Transaction<DB>,
    event: 'jobEnding' | 'jobEnded',
    job: warnings.EndingJob,
    daysBefore: number,
  ): Promise<void> {
    const day = dayMonthYear(indiaDate(job.expires_at))
    await messages.notify(tx, {
      event,
      to: job.employer_id,
      subject: `job-ending-${job.id}`,
      occurrence: `${day}.${daysBefore}`,
      values: { title: job.title, day },
      link: event === 'jobEnding' ? `/renew/${job.id}` : `/postedjobinfo?jobId=${job.id}`,
    })
  }
}
