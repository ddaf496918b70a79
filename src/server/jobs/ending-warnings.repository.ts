import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

export type EndingJob = {
  readonly id: string
  readonly employer_id: string
  readonly title: string
  readonly expires_at: Date
}

export type Span = { readonly after: Date; readonly until: Date }

/** Live jobs that end within a span and whose employer was not told so. */
export async function findUnwarned(
  db: Kysely<DB>,
  span: Span,
  daysBefore: number,
  limit: number,
): Promise<string[]> {
  const rows = await unwarned(db, span, daysBefore).select('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/**
 * Those of them that are still so, held until the transaction ends. Those that somebody changes just now are left for
 * the next time.
 */
export async function lockUnwarned(
  trx: Transaction<DB>,
  ids: readonly string[],
  span: Span,
  daysBefore: number,
): Promise<EndingJob[]> {
  return await unwarned(trx, span, daysBefore)
    .select(['id', 'employer_id', 'title', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

const unwarned = (db: Kysely<DB>, { after, until }: Span, daysBefore: number) =>
  db
    .selectFrom('jobs')
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

/** Answers the ids of those that were not written down before. */
export async function insertWarnings(
  trx: Transaction<DB>,
  jobs: readonly EndingJob[],
  { daysBefore, now }: { daysBefore: number; now: Date },
): Promise<Set<string>> {
  if (jobs.length === 0) return new Set()
  const inserted = await trx
    .insertInto('ending_warnings')
    .values(
      jobs.map(({ id, expires_at }) => ({
        job_id: id,
        expires_at,
        days_before: daysBefore,
        warned_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute()
  return new Set(inserted.map(({ job_id: id }) => id))
}

/** Runs that are over are never warned of again. */
export async function forgetEnded(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('ending_warnings').where('expires_at', '<=', now).execute()
}
