import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

export type EndingJob = {
  readonly id: string
  readonly employer_id: string
  readonly title: string
  readonly expires_at: Date
}

type Span = { readonly after: Date; readonly until: Date }

/**
 * Live jobs that end within a span and whose employer was not told so, held until the transaction
 * ends. Those that somebody changes just now are left for the next time.
 */
export async function lockUnwarned(
  trx: Transaction<DB>,
  { after, until }: Span,
  daysBefore: number,
  limit: number,
): Promise<EndingJob[]> {
  return await trx
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'title', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .where('status', '=', 'accepted')
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ending_warnings')
            .select('ending_warnings.job_id')
            .whereRef('ending_warnings.job_id', '=', 'jobs.id')
            .whereRef('ending_warnings.expires_at', '=', 'jobs.expires_at')
            .where('days_before', '=', daysBefore),
        ),
      ),
    )
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** False when it was written down before. */
export async function insertWarning(
  trx: Transaction<DB>,
  job: EndingJob,
  { daysBefore, now }: { daysBefore: number; now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('ending_warnings')
    .values({
      job_id: job.id,
      expires_at: job.expires_at,
      days_before: daysBefore,
      warned_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Runs that are over are never warned of again. */
export async function forgetEnded(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('ending_warnings').where('expires_at', '<=', now).execute()
}
