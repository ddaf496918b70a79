import { sql } from 'kysely'
import type { Kysely, RawBuilder, Selectable, SqlBool, Transaction } from 'kysely'
import type { ApplicantStage, ApplicationStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { languageNames } from '#contract/jobs/spoken-languages.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import type { NamedLanguage } from '#contract/jobs/spoken-languages.ts'
import type { Education, Experience } from '#contract/options.ts'
import type { Applications, DB } from '#server/db/types.ts'
import { isApplication } from './application-month.ts'

/** With the current video and certificates of the candidate's profile. */
export type ListedApplication = Omit<Selectable<Applications>, 'stage'> & {
  stage: ApplicantStage
  video_file_id: string | null
  certificates: { title: string; fileId: string }[]
}

export type ApplicantFilters = {
  /** Text in an applicant's name, skills or city. */
  readonly q: string
  readonly experience: Experience | null
  readonly education: Education | null
  readonly language: NamedLanguage | null
  /** What they said to a question; null for anything. */
  readonly answer: { readonly question: Question; readonly value: string } | null
  /** Where applicants live; null for anywhere. */
  readonly pincodes: readonly string[] | null
  /** Whether an answer misses a must-have; null for both. */
  readonly isMismatch: boolean | null
  readonly stage: ApplicationStage | null
}

/** Where a job is that was ever live; before that it has no applicants. */
export async function findAcceptedJob(
  db: Kysely<DB>,
  jobId: string,
  owner: { readonly employerId: string } | 'anyone',
): Promise<{ pincode: string } | undefined> {
  let wanted = db
    .selectFrom('jobs')
    .select('pincode')
    .where('id', '=', jobId)
    .where('first_accepted_at', 'is not', null)
  if (owner !== 'anyone') wanted = wanted.where('employer_id', '=', owner.employerId)
  return await wanted.executeTakeFirst()
}

type Cut = {
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

export async function listApplications(
  db: Kysely<DB>,
  jobId: string,
  filters: ApplicantFilters & { readonly status: ApplicationStatus | undefined },
  { after, limit }: Cut,
): Promise<ListedApplication[]> {
  let wanted = db
    .selectFrom('applications')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('candidate_profiles')
        .select('candidate_profiles.video_file_id')
        .whereRef('candidate_profiles.account_id', '=', 'applications.candidate_id')
        .as('video_file_id'),
    )
    .select(
      sql<ListedApplication['certificates']>`(
        select coalesce(
          jsonb_agg(jsonb_build_object('title', title, 'fileId', file_id) order by created_at, id), '[]'
        )
        from candidate_certificates where account_id = applications.candidate_id
      )`.as('certificates'),
    )
    .where('job_id', '=', jobId)
    .where('stage', '!=', 'withdrawn')
    .$narrowType<{ stage: ApplicantStage }>()
    .where(isShared)
  if (filters.status !== undefined) wanted = wanted.where('status', '=', filters.status)
  for (const condition of conditionsOf(filters)) wanted = wanted.where(condition)
  if (after) {
    wanted = wanted.where(
      sql<SqlBool>`(applied_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return await wanted.orderBy('applied_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Every applicant that an employer may see, of a status or all. */
export async function listApplicantIds(
  db: Kysely<DB>,
  jobId: string,
  status: ApplicationStatus | undefined,
): Promise<string[]> {
  let wanted = db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where(isShared)
  if (status !== undefined) wanted = wanted.where('status', '=', status)
  return (await wanted.execute()).map(({ id }) => id)
}

export type StageCount = {
  readonly status: ApplicationStatus
  readonly stage: ApplicationStage
  readonly all: number
  readonly mismatches: number
  readonly found: number
}

/** How many applications a job has in each stage, and how many match the filters. */
export async function countApplications(
  db: Kysely<DB>,
  jobId: string,
  filters: ApplicantFilters,
): Promise<StageCount[]> {
  return await db
    .selectFrom('applications')
    .select(({ fn }) => [
      'status',
      'stage',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('misses_must_have', '=', true).as('mismatches'),
      conditionsOf(filters)
        .reduce((found, condition) => found.filterWhere(condition), fn.countAll<number>())
        .as('found'),
    ])
    .where('job_id', '=', jobId)
    .where(isShared)
    .groupBy(['status', 'stage'])
    .execute()
}

/** Whether employers see an application: not after the candidate withdrew it or was deleted. */
export const isShared = sql<SqlBool>`(
  applications.sharing_withdrawn_at is null
  and not exists (
    select from accounts where accounts.id = applications.candidate_id and deleted_at is not null
  )
)`

function conditionsOf({
  q,
  experience,
  education,
  language,
  answer,
  pincodes,
  isMismatch,
  stage,
}: ApplicantFilters): RawBuilder<SqlBool>[] {
  return [
    ...(q === '' ? [] : [holdsText(q)]),
    ...(experience === null ? [] : [sql<SqlBool>`work_experience = ${experience}`]),
    ...(education === null ? [] : [sql<SqlBool>`education = ${education}`]),
    ...(language === null ? [] : [namesLanguage(language)]),
    ...(answer === null ? [] : [isAnswered(answer)]),
    ...(pincodes === null ? [] : [sql<SqlBool>`pincode = any(${pincodes}::text[])`]),
    ...(stage === null ? [] : [sql<SqlBool>`stage = ${stage}`]),
    ...(isMismatch === null ? [] : [sql<SqlBool>`misses_must_have = ${isMismatch}`]),
  ]
}

/** A question of the library is the same one in whatever form it was asked. */
function isAnswered({
  question: { libraryName, words },
  value,
}: NonNullable<ApplicantFilters['answer']>): RawBuilder<SqlBool> {
  const isQuestion =
    libraryName === null
      ? sql`answers.question->>'words' = ${words}`
      : sql`answers.question->>'libraryName' = ${libraryName}`
  return sql<SqlBool>`exists (
    select from application_answers as answers
    where answers.application_id = applications.id and ${isQuestion} and answers.answer = ${value}
  )`
}

function namesLanguage(language: NamedLanguage): RawBuilder<SqlBool> {
  const named = languageNames[language].map((name) => sql`strpos(lower(language), ${name}) > 0`)
  return sql<SqlBool>`(${sql.join(named, sql` or `)})`
}

function holdsText(text: string): RawBuilder<SqlBool> {
  const holds = ['name', 'skills', 'city'].map(
    (column) => sql`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`,
  )
  return sql<SqlBool>`(${sql.join(holds, sql` or `)})`
}

type OwnApplication = {
  readonly jobId: string
  readonly applicationId: string
  readonly employerId: string
}

type LockedApplication = { readonly stage: ApplicationStage; readonly status: ApplicationStatus }

/**
 * An application for one of the employer's own jobs, locked until the transaction ends, so that of
 * two concurrent reviews the second sees the result of the first.
 */
export async function lockApplication(
  tx: Transaction<DB>,
  { jobId, applicationId, employerId }: OwnApplication,
): Promise<LockedApplication | undefined> {
  return await tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.stage', 'applications.status'])
    .where(isApplication(applicationId, jobId))
    .where('jobs.employer_id', '=', employerId)
    .where(isShared)
    .forNoKeyUpdate('applications')
    .executeTakeFirst()
}

/** Longer than the longest possible outage of the background work. */
const monthsAhead = 3

/** Creates the partitions of this month and the coming ones, if they are missing. */
export async function prepareApplicationMonths(db: Kysely<DB>, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    await sql`
      select make_application_month(${now}::timestamptz + make_interval(months => ${ahead}::int))`.execute(
      db,
    )
  }
}
