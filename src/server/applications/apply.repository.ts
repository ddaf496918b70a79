import { sql } from 'kysely'
import type { Kysely, SqlBool, Transaction } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { PlaceFor } from '../db/statement.ts'
import type { Applications, CandidateProfiles, DB } from '../db/types.ts'
import { candidateProfileFields } from '../db/candidate-profile-columns.ts'

/** Its first and its last instant. With both, one month's table is looked into. */
type Day = { readonly dayBegins: Date; readonly dayEnds: Date }

type Wish = { readonly jobId: string; readonly candidateId: string; readonly now: Date }

const isLive = (place: PlaceFor<Wish>) =>
  sql<SqlBool>`jobs.id = ${place('jobId')} and jobs.status = 'accepted' and jobs.expires_at > ${place('now')}`

const beforeApplying = defineStatement<Wish, { isLive: boolean; hasApplied: boolean }>(
  (db, place) => ({
    compile: () =>
      sql<{ isLive: boolean; hasApplied: boolean }>`
        select exists (select from jobs where ${isLive(place)}) as "isLive",
          exists (
            select from application_keys
            where job_id = ${place('jobId')} and candidate_id = ${place('candidateId')}
          ) as "hasApplied"`.compile(db),
  }),
)

/** Whether the job can be applied for at all, and whether this candidate has done so. */
export async function lookBeforeApplying(
  db: Kysely<DB>,
  wish: Wish,
): Promise<{ isLive: boolean; hasApplied: boolean }> {
  const [found] = await beforeApplying(db, wish)
  return found ?? { isLive: false, hasApplied: false }
}

export type HeldJob = {
  readonly title: string
  readonly employerId: string
  /** Whether anybody is known to have applied for it. */
  readonly hasApplicants: boolean
  /** Applications of this candidate between the two instants, for whatever job. */
  readonly applicationsThatDay: number
}

const heldJob = defineStatement<Wish & Day, HeldJob>((db, place) => ({
  compile: () =>
    sql<HeldJob>`
      select jobs.title, jobs.employer_id as "employerId",
        exists (select from application_keys where job_id = jobs.id) as "hasApplicants",
        (
          select count(*) from applications
          where candidate_id = ${place('candidateId')}
            and applied_at between ${place('dayBegins')} and ${place('dayEnds')}
        ) as "applicationsThatDay"
      from jobs where ${isLive(place)}
      for share of jobs`.compile(db),
}))

/** The live job, which stays so until the transaction ends. Applicants do not wait for each other. */
export async function holdLiveJob(
  trx: Transaction<DB>,
  wish: Wish & Day,
): Promise<HeldJob | undefined> {
  const [held] = await heldJob(trx, wish)
  return held
}

type NewApplication = Wish & { readonly id: string }

/** What an application takes along of the profile: all that it has a column for. Video and ID stay with the profile. */
type CopiedColumn = keyof CandidateProfiles & keyof Applications
const staying: ReadonlySet<string> = new Set([
  'account_id',
  'created_at',
  'govt_id_ending',
  'govt_id_kind',
  'updated_at',
  'video_file_id',
] satisfies Exclude<keyof CandidateProfiles, CopiedColumn>[])
const copiedColumns = candidateProfileFields.filter(
  (field): field is CopiedColumn => !staying.has(field),
)

const newApplication = defineStatement<NewApplication, { id: string }>((db, place) =>
  db
    .insertInto('applications')
    .columns(['id', 'job_id', 'candidate_id', 'status', 'applied_at', ...copiedColumns])
    .expression((query) =>
      query
        .selectFrom('candidate_profiles')
        .select([
          place('id').as('id'),
          place('jobId').as('job_id'),
          'account_id',
          sql.lit('waiting').as('status'),
          place('now').as('applied_at'),
        ])
        .select(copiedColumns)
        .where('account_id', '=', place('candidateId')),
    )
    .returning('id'),
)

/** Copies the profile as it is now. False when this candidate has applied for this job before. */
export async function insertApplication(
  trx: Transaction<DB>,
  application: NewApplication,
): Promise<boolean> {
  const inserted = await newApplication(trx, application)
  // The database leaves out a second one for a candidate and a job, see `take_application_key`.
  return inserted.length > 0
}
