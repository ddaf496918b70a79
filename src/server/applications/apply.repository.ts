import type { Kysely, Selectable, Transaction } from 'kysely'
import type { CandidateProfiles, DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'

const liveJob = (db: Kysely<DB>, jobId: string, now: Date) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title', 'employer_id as employerId'])
    .where('id', '=', jobId)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)

export async function isJobLive(db: Kysely<DB>, jobId: string, now: Date): Promise<boolean> {
  return (await liveJob(db, jobId, now).executeTakeFirst()) !== undefined
}

/** The same, and keeps it so until the transaction ends. Applicants do not wait for each other. */
export async function holdLiveJob(
  trx: Transaction<DB>,
  jobId: string,
  now: Date,
): Promise<{ title: string; employerId: string } | undefined> {
  return await liveJob(trx, jobId, now).forShare().executeTakeFirst()
}

/** Whether nobody else is known to have applied for the job. */
export async function isOnlyApplication(
  trx: Transaction<DB>,
  jobId: string,
  applicationId: string,
): Promise<boolean> {
  const other = await trx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('id', '<>', applicationId)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

export async function hasApplied(
  db: Kysely<DB>,
  jobId: string,
  candidateId: string,
): Promise<boolean> {
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return application !== undefined
}

export async function countApplicationsSince(
  trx: Transaction<DB>,
  candidateId: string,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('applied_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

type NewApplication = {
  readonly id: string
  readonly jobId: string
  readonly profile: Selectable<CandidateProfiles>
  readonly now: Date
}

/** Copies the profile as it is now. False when this candidate has applied for this job before. */
export async function insertApplication(
  trx: Transaction<DB>,
  { id, jobId, profile, now }: NewApplication,
): Promise<boolean> {
  const {
    account_id,
    resume_file_id,
    created_at: _made,
    updated_at: _changed,
    // These belong to the profile and go with no application.
    video_file_id: _video,
    govt_id_kind: _kind,
    govt_id_ending: _ending,
    ...copy
  } = profile
  if (resume_file_id === null) throw new AppError('INTERNAL', { detail: 'applied without resume' })
  const inserted = await trx
    .insertInto('applications')
    .values({
      ...copy,
      id,
      job_id: jobId,
      candidate_id: account_id,
      resume_file_id,
      status: 'waiting',
      applied_at: now,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
