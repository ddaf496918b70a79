import { sql } from 'kysely'
import type { Kysely, SqlBool, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type EndingJob = {
  readonly id: string
  readonly employer_id: string
  readonly title: string
  readonly expires_at: Date
}

export type Span = { readonly after: Date; readonly until: Date }

/** Live jobs that end within a span and whose employer was not warned. */
export async function findUnwarned(
  db: Kysely<DB>,
  span: Span,
  daysBefore: number,
  limit: number,
): Promise<string[]> {
  const rows = await unwarned(db, span, daysBefore).select('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Locks those of them that still need a warning, but for those that another transaction has locked. */
export async function lockUnwarned(
  tx: Transaction<DB>,
  ids: readonly string[],
  span: Span,
  daysBefore: number,
): Promise<EndingJob[]> {
  return await unwarned(tx, span, daysBefore)
    .select(['id', 'employer_id', 'title', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

const isUnwarned = (daysBefore: number) => sql<SqlBool>`not exists (
  select from ending_warnings where ending_warnings.job_id = jobs.id
    and ending_warnings.expires_at = jobs.expires_at and days_before = ${daysBefore})`

const unwarned = (db: Kysely<DB>, { after, until }: Span, daysBefore: number) =>
  db
    .selectFrom('jobs')
    .where('status', '=', 'accepted')
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .where(isUnwarned(daysBefore))

/** Returns the ids of the jobs whose warning is new. */
export async function insertWarnings(
  tx: Transaction<DB>,
  jobs: readonly EndingJob[],
  { daysBefore, now }: { daysBefore: number; now: Date },
): Promise<Set<string>> {
  if (jobs.length === 0) return new Set()
  const inserted = await tx
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

/** Deletes the warnings of jobs that ended before, which are never needed again. */
export async function deleteEnded(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('ending_warnings').where('expires_at', '<=', before).execute()
}

/** Locks jobs that ended within a span and whose employer does not know it, but for those that another transaction has locked. */
export async function lockEnded(
  tx: Transaction<DB>,
  { after, until }: Span,
  limit: number,
): Promise<EndingJob[]> {
  return await tx
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'title', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .where('lifecycle_state', '=', 'expired')
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .where(isUnwarned(0))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}
