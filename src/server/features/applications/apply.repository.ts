import type { ApplicantNews } from '#contract/messages/settings.ts'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import { candidateProfileFields } from '#server/db/candidate-profile-columns.ts'
import type { Applications, CandidateProfiles, DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'

type Candidacy = { readonly jobId: string; readonly candidateId: string }

const openJob = defineStatement<Candidacy & { now: Date }, { hasApplied: boolean }>((db, param) =>
  db
    .selectFrom('jobs')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('application_keys')
          .select('application_id')
          .whereRef('job_id', '=', 'jobs.id')
          .where('candidate_id', '=', param('candidateId')),
      ).as('hasApplied'),
    )
    .where('id', '=', param('jobId'))
    .where('status', '=', 'accepted')
    .where('expires_at', '>', param('now')),
)

/** Whether the candidate has applied for a live job; undefined for any other job. */
export async function findOpenJob(
  db: Kysely<DB>,
  input: Candidacy & { readonly now: Date },
): Promise<{ hasApplied: boolean } | undefined> {
  const [job] = await openJob(db, input)
  return job
}

type LockedJob = {
  readonly title: string
  readonly employerId: string
  readonly applicantNews: ApplicantNews
}

const lockedJob = defineStatement<{ jobId: string; now: Date }, LockedJob>((db, param) =>
  db
    .selectFrom('jobs')
    .select((job) => [
      'title',
      'employer_id as employerId',
      job
        .selectFrom('accounts')
        .select('applicant_news')
        .whereRef('accounts.id', '=', 'jobs.employer_id')
        .$asScalar()
        .$notNull()
        .as('applicantNews'),
    ])
    .where('id', '=', param('jobId'))
    .where('status', '=', 'accepted')
    .where('expires_at', '>', param('now'))
    .forShare(),
)

/**
 * Locks a live job until the transaction ends, so that it is closed after the application. Applicants do not wait for each
 * other.
 */
export async function lockLiveJob(
  tx: Transaction<DB>,
  jobId: string,
  now: Date,
): Promise<LockedJob | undefined> {
  const [job] = await lockedJob(tx, { jobId, now })
  return job
}

/** The first and the last instant of a day. With both, only one month's table is read. */
type Day = { readonly begins: Date; readonly ends: Date }

const earlierApplications = defineStatement<
  Candidacy & Day,
  { ofCandidateToday: number; hasApplicants: boolean }
>((db, param) =>
  db
    .selectFrom('applications')
    .select(({ exists, selectFrom, fn }) => [
      fn.countAll<number>().as('ofCandidateToday'),
      exists(
        selectFrom('application_keys')
          .select('application_id')
          .where('job_id', '=', param('jobId')),
      ).as('hasApplicants'),
    ])
    .where('candidate_id', '=', param('candidateId'))
    .where('applied_at', '>=', param('begins'))
    .where('applied_at', '<=', param('ends')),
)

/** How many applications the candidate has sent on a day, for any job, and whether the job has applicants. */
export async function findEarlierApplications(
  tx: Transaction<DB>,
  input: Candidacy & Day,
): Promise<{ ofCandidateToday: number; hasApplicants: boolean }> {
  const [earlier] = await earlierApplications(tx, input)
  if (!earlier) throw new AppError('INTERNAL', { detail: 'a count without a row' })
  return earlier
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

type NewApplication = Candidacy & {
  readonly id: string
  readonly now: Date
  readonly missesMustHave: boolean
}

const newApplication = defineStatement<NewApplication, { id: string }>((db, param) =>
  db
    .insertInto('applications')
    .columns([
      'id',
      'job_id',
      'candidate_id',
      'status',
      'applied_at',
      'misses_must_have',
      ...copiedColumns,
    ])
    .expression((from) =>
      from
        .selectFrom('candidate_profiles')
        .select([
          sql<string>`${param('id')}::uuid`.as('id'),
          sql<string>`${param('jobId')}::uuid`.as('job_id'),
          'account_id as candidate_id',
          sql<'waiting'>`'waiting'`.as('status'),
          sql<Date>`${param('now')}::timestamptz`.as('applied_at'),
          sql<boolean>`${param('missesMustHave')}::boolean`.as('misses_must_have'),
        ])
        .select(copiedColumns)
        .where('account_id', '=', param('candidateId')),
    )
    .returning('id'),
)

/** Applies with the candidate's profile. False when the candidate has applied for the job already, see `take_application_key`. */
export async function insertApplication(
  tx: Transaction<DB>,
  application: NewApplication,
): Promise<boolean> {
  return (await newApplication(tx, application)).length > 0
}
