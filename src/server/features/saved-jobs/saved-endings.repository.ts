import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { closedByEmployer } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'

export type EndingSave = {
  readonly candidateId: string
  readonly jobId: string
  readonly title: string
  readonly company: string
  readonly expiresAt: Date
  readonly state: JobState
}

type Span = {
  readonly now: Date
  /** Live jobs that end until then are near their end. */
  readonly endsUntil: Date
  /** Jobs that their employer filled or closed between these instants. */
  readonly closedAfter: Date
  readonly closedUntil: Date
  /** Who saved a job later knows when it ends. */
  readonly savedBefore: Date
}

/**
 * Locks saved jobs that end and whose candidates were not told, but for those that another transaction has locked.
 * Who applied has other messages.
 */
export async function lockEndingSaves(
  tx: Transaction<DB>,
  { now, endsUntil, closedAfter, closedUntil, savedBefore }: Span,
  limit: number,
): Promise<EndingSave[]> {
  return await tx
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select([
      'saved_jobs.candidate_id as candidateId',
      'saved_jobs.job_id as jobId',
      'jobs.title',
      'jobs.company_name as company',
      'jobs.expires_at as expiresAt',
      'jobs.lifecycle_state as state',
    ])
    .$narrowType<{ expiresAt: Date }>()
    .where('saved_jobs.told_at', 'is', null)
    .where('jobs.expires_at', 'is not', null)
    .where(
      sql<boolean>`(
        (jobs.status = 'accepted' and jobs.expires_at > ${now}::timestamptz
          and jobs.expires_at <= ${endsUntil}::timestamptz
          and saved_jobs.saved_at < ${savedBefore}::timestamptz)
        or (jobs.lifecycle_state in (${sql.join(closedByEmployer.map(sql.lit))})
          and jobs.closed_at > ${closedAfter}::timestamptz
          and jobs.closed_at <= ${closedUntil}::timestamptz
          and saved_jobs.saved_at < jobs.closed_at))`,
    )
    .where(
      sql<boolean>`not exists (select from application_keys as key
        where key.job_id = saved_jobs.job_id and key.candidate_id = saved_jobs.candidate_id)`,
    )
    .orderBy('saved_jobs.job_id')
    .orderBy('saved_jobs.candidate_id')
    .limit(limit)
    .forNoKeyUpdate('saved_jobs')
    .skipLocked()
    .execute()
}

export async function markTold(
  tx: Transaction<DB>,
  saves: readonly EndingSave[],
  now: Date,
): Promise<void> {
  await sql`
    update saved_jobs set told_at = ${now}::timestamptz
    from unnest(
      ${saves.map(({ candidateId }) => candidateId)}::uuid[],
      ${saves.map(({ jobId }) => jobId)}::uuid[]
    ) as told (candidate_id, job_id)
    where saved_jobs.candidate_id = told.candidate_id and saved_jobs.job_id = told.job_id`.execute(
    tx,
  )
}
