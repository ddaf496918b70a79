import { sql } from 'kysely'
import type { Kysely, Selectable, SqlBool } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { PlaceFor } from '../db/statement.ts'
import type { Applications, CandidateProfiles, DB, Files } from '../db/types.ts'
import { candidateProfileFields, filledBeforeFields } from '../db/candidate-profile-columns.ts'
import type { FilledBefore } from '../db/candidate-profile-columns.ts'
import { profilePlaces, profileWrite } from '../db/candidate-profile-write.ts'
import type { CandidateChange, CandidateFiles } from '../db/candidate-profile-write.ts'
import { AppError } from '../lib/app-error.ts'

/** Its first and its last instant. With both, one month's table is looked into. */
type Day = { readonly dayBegins: Date; readonly dayEnds: Date }

type Wish = { readonly jobId: string; readonly candidateId: string; readonly now: Date }

const isLive = (place: PlaceFor<Pick<Wish, 'jobId' | 'now'>>) =>
  sql<SqlBool>`jobs.id = ${place('jobId')} and jobs.status = 'accepted' and jobs.expires_at > ${place('now')}`

type Before = FilledBefore & {
  readonly isLive: boolean
  readonly hasApplied: boolean
  /** Whether anybody is known to have applied for it. */
  readonly hadApplicants: boolean
  readonly hasProfile: boolean
}

const beforeApplying = defineStatement<Wish, Before>((db, place) => {
  const filled = filledBeforeFields.map((field) => sql.ref(`profile.${field}`))
  return {
    compile: () =>
      sql<Before>`
        select exists (select from jobs where ${isLive(place)}) as "isLive",
          exists (
            select from application_keys
            where job_id = ${place('jobId')} and candidate_id = ${place('candidateId')}
          ) as "hasApplied",
          exists (select from application_keys where job_id = ${place('jobId')}) as "hadApplicants",
          profile.account_id is not null as "hasProfile", ${sql.join(filled)}
        from (select) as one
        left join candidate_profiles as profile on profile.account_id = ${place('candidateId')}`.compile(
        db,
      ),
  }
})

/** Whether the job can be applied for at all, whether this candidate has done so, and what they filled in before. */
export async function lookBeforeApplying(db: Kysely<DB>, wish: Wish): Promise<Before | undefined> {
  const [found] = await beforeApplying(db, wish)
  return found
}

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

type FileRow = Selectable<Files>
const fileColumns = sql.join(
  (
    [
      'id',
      'owner_account_id',
      'kind',
      'visibility',
      'storage_key',
      'media_type',
      'byte_size',
      'original_name',
      'created_at',
    ] as const satisfies readonly (keyof FileRow)[]
  ).map((column) => sql.ref(column)),
)

type NewApplication = Day & {
  readonly id: string
  readonly jobId: string
  readonly now: Date
  readonly mostThatDay: number
  /** The version of the notice that was agreed to; null where a call knew of none. */
  readonly agreedTo: string | null
}

type NewRows = {
  /** What is written of the candidate's profile. */
  readonly change: CandidateChange
  readonly fileRows: readonly FileRow[]
}

export type Attempt = CandidateFiles & {
  readonly title: string
  readonly employerId: string
  /** Whether anybody was known to have applied for it. */
  readonly hadApplicants: boolean
  /** Applications of this candidate between the two instants before this one, for whatever job. */
  readonly thatDay: number
  readonly photoBefore: string | null
  readonly resumeBefore: string | null
  readonly isApplied: boolean
}

type Answer = Attempt & { readonly isSignedIn: boolean; readonly isLive: boolean }
type Places = NewApplication & CandidateChange & { readonly fileRows: string }

/*
 * All or nothing, with or without a transaction around it. The account is held first, so of two applications at once the
 * second counts the first; then the job, so who expires it meanwhile comes after this application. Applicants do not wait
 * for each other. A second application of a candidate for a job is left out by the database as well, see `take_application_key`.
 */
const attempt = defineStatement<Places, Answer>((db, place) => {
  const copied = sql.join(copiedColumns.map((column) => sql.ref(column)))
  return {
    compile: () =>
      sql<Answer>`
        with account as materialized (
          select id from accounts where id = ${place('account_id')} and deleted_at is null
          for no key update
        ), job as materialized (
          select jobs.id, jobs.title, jobs.employer_id from jobs, account where ${isLive(place)}
          for share of jobs
        ), look as materialized (
          select has_applied, had_applicants, that_day, photo_before, resume_before
          from job, look_at_applying(
            ${place('account_id')}, job.id, ${place('dayBegins')}, ${place('dayEnds')}
          )
        ), allowed as materialized (
          select 1 as one from look where not has_applied and that_day < ${place('mostThatDay')}
        ), kept as (
          insert into files (${fileColumns})
          select ${fileColumns} from allowed, jsonb_populate_recordset(null::files, ${place('fileRows')})
        ), profile as (
          ${profileWrite(place, sql`select ${profilePlaces(place)} from allowed`)}
          returning account_id, video_file_id, ${copied}
        ), added as (
          insert into applications (id, job_id, candidate_id, status, applied_at, ${copied})
          select ${place('id')}, ${place('jobId')}, account_id, 'waiting', ${place('now')}, ${copied}
          from profile
          returning id
        ), agreed as (
          insert into consents (account_id, purpose, application_id, notice_version, given_at)
          select ${place('account_id')}, 'application', id, ${place('agreedTo')}, ${place('now')}
          from added where ${place('agreedTo')}::text is not null
        )
        select account.id is not null as "isSignedIn", job.id is not null as "isLive",
          job.title, job.employer_id as "employerId",
          look.had_applicants as "hadApplicants", look.that_day as "thatDay",
          look.photo_before as "photoBefore", look.resume_before as "resumeBefore",
          added.id is not null as "isApplied",
          profile.photo_file_id, profile.resume_file_id, profile.video_file_id
        from (select) as one
        left join account on true left join job on true left join look on true
        left join profile on true left join added on true`.compile(db),
  }
})

/**
 * Saves the profile and applies with it, unless there is no room that day; undefined where the job is not live. Writes
 * nothing where it does not apply.
 * @throws AppError NOT_SIGNED_IN when the account was deleted meanwhile
 */
export async function tryToApply(
  db: Kysely<DB>,
  application: NewApplication,
  { change, fileRows }: NewRows,
): Promise<Attempt | undefined> {
  const [tried] = await attempt(db, {
    ...application,
    ...change,
    fileRows: JSON.stringify(fileRows),
  })
  if (!tried?.isSignedIn) throw new AppError('NOT_SIGNED_IN')
  return tried.isLive ? tried : undefined
}
