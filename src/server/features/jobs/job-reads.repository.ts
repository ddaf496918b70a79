import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { PersonAnswers } from '#contract/jobs/match.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import { byId, byPosition } from '#server/db/rows.ts'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { jobColumns } from './job-columns.ts'
import type { JobRow } from './jobs.repository.ts'
import { similarTo } from './similar-jobs.repository.ts'

type JobVersion = {
  readonly id: string
  readonly status: JobStatus
  readonly expires_at: Date | null
  /** Differs after every change of the rows of the job and of its similar jobs, whatever is changed. */
  readonly rowVersion: string
}

const jobVersionsById = defineStatement<{ ids: readonly string[]; now: Date }, JobVersion>(
  (db, param) =>
    db
      .selectFrom('jobs')
      .select(['jobs.id', 'jobs.status', 'jobs.expires_at'])
      .select(
        sql<string>`concat_ws('.', jobs.xmin::text, jobs.version::text, (
          select string_agg(neighbour.id::text || neighbour.xmin::text, '.' order by neighbour.id)
          from ${similarTo(opaque(param('now'), 'timestamptz'))} as neighbour
        ))`.as('rowVersion'),
      )
      .where(sql<boolean>`jobs.id = any(${opaque(param('ids'), 'uuid[]')})`),
)

/** The version of each job, in the order of the ids. */
export async function findJobVersions(
  db: Kysely<DB>,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<(JobVersion | undefined)[]> {
  return byId(ids, await jobVersionsById(db, { ids, now }))
}

export type CandidateAndJob = { readonly candidateId: string; readonly jobId: string }

export type JobForCandidateRow = JobRow & {
  /** The candidate's own application; null without one. */
  readonly applicationId: string | null
  readonly appliedAt: Date | null
  /** The candidate's answers; null without a profile. */
  readonly own: PersonAnswers | null
}

type PairsInColumns = {
  readonly candidateIds: readonly string[]
  readonly jobIds: readonly string[]
}

const jobsForCandidates = defineStatement<
  PairsInColumns,
  JobForCandidateRow & { readonly position: number }
>((db, param) =>
  db
    .selectFrom(
      sql<{ candidate_id: string; job_id: string; position: number }>`
        unnest(${opaque(param('candidateIds'), 'uuid[]')}, ${opaque(param('jobIds'), 'uuid[]')}) with ordinality`.as<'pair'>(
        sql`pair(candidate_id, job_id, position)`,
      ),
    )
    .innerJoin('jobs', 'jobs.id', 'pair.job_id')
    .leftJoin('application_keys as key', (join) =>
      join.onRef('key.job_id', '=', 'jobs.id').onRef('key.candidate_id', '=', 'pair.candidate_id'),
    )
    .leftJoin('candidate_profiles as profile', 'profile.account_id', 'pair.candidate_id')
    .select(jobColumns)
    .select([
      sql<PersonAnswers | null>`
        case when profile.account_id is not null then json_build_object(
          'gender', profile.gender, 'education', profile.education,
          'workexperience', profile.work_experience, 'language', profile.language) end`.as('own'),
      sql<number>`pair.position::int`.as('position'),
      'key.application_id as applicationId',
      'key.applied_at as appliedAt',
    ]),
)

/** The job of each pair and the candidate's application to it, in the order of the pairs. */
export async function findJobsForCandidates(
  db: Kysely<DB>,
  pairs: readonly CandidateAndJob[],
): Promise<(JobForCandidateRow | undefined)[]> {
  const rows = await jobsForCandidates(db, {
    candidateIds: pairs.map(({ candidateId }) => candidateId),
    jobIds: pairs.map(({ jobId }) => jobId),
  })
  return byPosition(pairs.length, rows)
}

type ApplicationRow = {
  readonly status: ApplicationStatus
  /** When the candidate withdrew it. */
  readonly withdrawnAt: Date | null
  readonly employerDeletedAt: Date | null
}

/** `appliedAt` names the month's table that the application lies in. */
export async function findApplication(
  db: Kysely<DB>,
  { id, jobId, appliedAt }: { id: string; jobId: string; appliedAt: Date },
): Promise<ApplicationRow | undefined> {
  return await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts as employer', 'employer.id', 'jobs.employer_id')
    .select([
      'applications.status',
      'applications.sharing_withdrawn_at as withdrawnAt',
      'employer.deleted_at as employerDeletedAt',
    ])
    .where('applications.id', '=', id)
    .where('applications.job_id', '=', jobId)
    .where('applications.applied_at', '=', appliedAt)
    .executeTakeFirst()
}
