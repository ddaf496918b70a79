import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { jobColumns } from '#server/features/jobs/job-columns.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'

/**
 * Locks filled and closed jobs whose applicants are to be notified, but for those that another transaction has locked. An index
 * holds just these.
 */
export async function lockUnnotified(
  tx: Transaction<DB>,
  closedBefore: Date,
  limit: number,
): Promise<JobRow[]> {
  return await tx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('lifecycle_state', 'in', ['filled', 'closed'])
    .where(sql<boolean>`(applicants_notified_at is null or applicants_notified_at < closed_at)`)
    .where('closed_at', '<=', closedBefore)
    .orderBy('closed_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** Those who applied since an instant and have no answer. */
export async function findUnanswered(
  db: Kysely<DB>,
  jobId: string,
  since: Date | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .select('applications.candidate_id as id')
    .where('applications.job_id', '=', jobId)
    .where('applications.status', '=', 'waiting')
    .where('applications.sharing_withdrawn_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .$if(since !== null, (query) => query.where('applications.applied_at', '>', since))
    .execute()
  return rows.map(({ id }) => id)
}
