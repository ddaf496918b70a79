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

type NewApplication = Wish & Day & { readonly id: string; readonly mostThatDay: number }

export type Attempt = {
  /** Of the job, which is live and stays so until the transaction ends. */
  readonly title: string
  readonly employerId: string
  /** Whether anybody was known to have applied for it. */
  readonly hadApplicants: boolean
  /** Applications of this candidate between the two instants before this one, for whatever job. */
  readonly thatDay: number
  readonly isApplied: boolean
}

// Applicants do not wait for each other. A second application of a candidate for a job is left out by the database, see
// `take_application_key`.
const attempt = defineStatement<NewApplication, Attempt>((db, place) => {
  const copied = sql.join(copiedColumns.map((column) => sql.ref(column)))
  return {
    compile: () =>
      sql<Attempt>`
        with held as (
          select jobs.id, jobs.title, jobs.employer_id,
            exists (select from application_keys where job_id = jobs.id) as had_applicants,
            (
              select count(*) from applications
              where candidate_id = ${place('candidateId')}
                and applied_at between ${place('dayBegins')} and ${place('dayEnds')}
            ) as that_day
          from jobs where ${isLive(place)}
          for share of jobs
        ), added as (
          insert into applications (id, job_id, candidate_id, status, applied_at, ${copied})
          select ${place('id')}, ${place('jobId')}, account_id, 'waiting', ${place('now')}, ${copied}
          from candidate_profiles
          where account_id = ${place('candidateId')}
            and (select that_day from held) < ${place('mostThatDay')}
          returning id
        )
        select title, employer_id as "employerId", had_applicants as "hadApplicants", that_day as "thatDay",
          exists (select from added) as "isApplied"
        from held`.compile(db),
  }
})

/** Applies with the profile as it is now, unless there is no room that day; undefined where the job is not live. */
export async function tryToApply(
  trx: Transaction<DB>,
  application: NewApplication,
): Promise<Attempt | undefined> {
  const [tried] = await attempt(trx, application)
  return tried
}
