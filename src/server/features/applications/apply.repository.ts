import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { candidateProfileFields } from '#server/db/candidate-profile-columns.ts'
import type { Applications, CandidateProfiles, DB } from '#server/db/types.ts'

export async function isLive(db: Kysely<DB>, jobId: string, now: Date): Promise<boolean> {
  return (await liveJob(db, jobId, now).executeTakeFirst()) !== undefined
}

export async function hasApplied(
  db: Kysely<DB>,
  jobId: string,
  candidateId: string,
): Promise<boolean> {
  const key = await db
    .selectFrom('application_keys')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return key !== undefined
}

type LockedJob = { readonly title: string; readonly employerId: string }

/**
 * Locks a live job until the transaction ends, so that it is closed after the application. Applicants do not wait for each
 * other.
 */
export async function lockLiveJob(
  tx: Transaction<DB>,
  jobId: string,
  now: Date,
): Promise<LockedJob | undefined> {
  return await liveJob(tx, jobId, now).forShare().executeTakeFirst()
}

const liveJob = (db: Kysely<DB>, jobId: string, now: Date) =>
  db
    .selectFrom('jobs')
    .select(['title', 'employer_id as employerId'])
    .where('id', '=', jobId)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)

export async function hasApplicants(tx: Transaction<DB>, jobId: string): Promise<boolean> {
  const key = await tx
    .selectFrom('application_keys')
    .select('application_id')
    .where('job_id', '=', jobId)
    .limit(1)
    .executeTakeFirst()
  return key !== undefined
}

/** The first and the last instant of a day. With both, only one month's table is read. */
type Day = { readonly begins: Date; readonly ends: Date }

/** The applications of a candidate on a day, for any job. */
export async function countApplicationsOf(
  tx: Transaction<DB>,
  candidateId: string,
  { begins, ends }: Day,
): Promise<number> {
  const { count } = await tx
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('applied_at', '>=', begins)
    .where('applied_at', '<=', ends)
    .executeTakeFirstOrThrow()
  return count
}

/** The columns that an application copies from the profile: all that both have. Video and ID stay with the profile. */
type CopiedColumn = keyof CandidateProfiles & keyof Applications
const profileOnly: ReadonlySet<string> = new Set([
  'account_id',
  'created_at',
  'govt_id_ending',
  'govt_id_kind',
  'made_resume_id',
  'updated_at',
  'video_file_id',
] satisfies Exclude<keyof CandidateProfiles, CopiedColumn>[])
const copiedColumns = candidateProfileFields.filter(
  (field): field is CopiedColumn => !profileOnly.has(field),
)

type NewApplication = {
  readonly id: string
  readonly jobId: string
  readonly candidateId: string
  readonly now: Date
}

/** Applies with the candidate's profile. False when the candidate has applied for the job already, see `take_application_key`. */
export async function insertApplication(
  tx: Transaction<DB>,
  { id, jobId, candidateId, now }: NewApplication,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('applications')
    .columns(['id', 'job_id', 'candidate_id', 'status', 'applied_at', ...copiedColumns])
    .expression((db) =>
      db
        .selectFrom('candidate_profiles')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${jobId}::uuid`.as('job_id'),
          'account_id as candidate_id',
          sql<'waiting'>`'waiting'`.as('status'),
          sql<Date>`${now}::timestamptz`.as('applied_at'),
        ])
        .select(copiedColumns)
        .where('account_id', '=', candidateId),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
