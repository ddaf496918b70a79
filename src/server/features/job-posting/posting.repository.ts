import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'

/** How many of the employer's jobs reached verification; undefined without a profile. */
export async function findPostedJobs(
  db: Kysely<DB>,
  employerId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('employer_profiles')
    .select('posted_jobs')
    .where('account_id', '=', employerId)
    .executeTakeFirst()
  return row?.posted_jobs
}

/**
 * The same, locked until the transaction ends, so that an employer's posts come one after another and a deleted account
 * posts nothing.
 * @throws AppError NOT_SIGNED_IN
 */
export async function lockPostedJobs(
  tx: Kysely<DB>,
  employerId: string,
): Promise<number | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', employerId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (account.deleted_at !== null) throw new AppError('NOT_SIGNED_IN')
  const row = await tx
    .selectFrom('employer_profiles')
    .select('posted_jobs')
    .where('account_id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.posted_jobs
}

export async function countPost(tx: Kysely<DB>, employerId: string): Promise<void> {
  await tx
    .updateTable('employer_profiles')
    .set((row) => ({ posted_jobs: row('posted_jobs', '+', 1) }))
    .where('account_id', '=', employerId)
    .execute()
}

export async function findSubmittedJob(
  db: Kysely<DB>,
  employerId: string,
  submissionId: string,
): Promise<JobRow | undefined> {
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}
