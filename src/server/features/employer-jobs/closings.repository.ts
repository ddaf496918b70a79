import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { closedByEmployer } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'
import { jobColumns } from '#server/features/jobs/job-columns.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'

/**
 * Locks a filled or closed job whose applicants are to be notified, but for those that another transaction has locked. An index
 * holds just these.
 */
export async function lockUnnotified(
  tx: Transaction<DB>,
  closedBefore: Date,
): Promise<JobRow | undefined> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('lifecycle_state', 'in', closedByEmployer)
    .where(sql<boolean>`(applicants_notified_at is null or applicants_notified_at < closed_at)`)
    .where('closed_at', '<=', closedBefore)
    .orderBy('closed_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

type Unanswered = {
  readonly id: string
  /** As text, which keeps the microseconds. */
  readonly appliedAt: string
  /** The account is there, and lets this job see the application. */
  readonly isReachable: boolean
}

/**
 * Those who applied after the last one who was notified and have no answer, the earliest first: so many, and all others of the same
 * instant.
 */
export async function findUnanswered(
  tx: Transaction<DB>,
  jobId: string,
  limit: number,
): Promise<Unanswered[]> {
  return await tx
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .select([
      'applications.candidate_id as id',
      sql<string>`applications.applied_at::text`.as('appliedAt'),
      sql<boolean>`applications.sharing_withdrawn_at is null and accounts.deleted_at is null`.as(
        'isReachable',
      ),
    ])
    .where('applications.job_id', '=', jobId)
    .where('applications.status', '=', 'waiting')
    .where(
      'applications.applied_at',
      '>',
      sql<Date>`coalesce((select applicants_notified_at from jobs where id = ${jobId}), '-infinity')`,
    )
    .orderBy('applications.applied_at')
    .fetch(limit, 'with ties')
    .execute()
}
