import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ApplicationStatus } from '#contract/applications.ts'
import type { JobStatus } from '#contract/jobs.ts'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { isApplication } from '../lib/application-month.ts'
import { inAskedOrder, inIdOrder } from '../lib/gather-lookups.ts'
import { changed } from './job-columns.ts'

/* What is asked of a job before it is known whether the whole of it is needed. */

export type JobStateRow = {
  readonly id: string
  readonly status: JobStatus
  readonly expires_at: Date | null
  readonly changed: string
}

const stateColumns = ['jobs.id', 'jobs.status', 'jobs.expires_at'] as const

const jobStatesById = defineStatement<{ ids: readonly string[] }, JobStateRow>((db, place) =>
  db
    .selectFrom('jobs')
    .select([...stateColumns, changed])
    .where(sql<boolean>`jobs.id = any(${place('ids')}::uuid[])`),
)

/** What is known of each job's state, at its place. */
export async function findJobStates(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<(JobStateRow | undefined)[]> {
  return inIdOrder(ids, await jobStatesById(db, { ids }))
}

export type JobForCandidateRow = JobStateRow & {
  /** The candidate's own. */
  readonly applicationId: string | null
}

export type CandidateAndJob = { readonly candidateId: string; readonly jobId: string }

type PairsInColumns = {
  readonly candidateIds: readonly string[]
  readonly jobIds: readonly string[]
}

const statesForCandidates = defineStatement<PairsInColumns, JobForCandidateRow & { asked: number }>(
  (db, place) =>
    db
      .selectFrom(
        sql<{ candidate_id: string; job_id: string; asked: number }>`
          unnest(${place('candidateIds')}::uuid[], ${place('jobIds')}::uuid[]) with ordinality`.as<'pair'>(
          sql`pair(candidate_id, job_id, asked)`,
        ),
      )
      .innerJoin('jobs', 'jobs.id', 'pair.job_id')
      .leftJoin('application_keys as key', (join) =>
        join
          .onRef('key.job_id', '=', 'jobs.id')
          .onRef('key.candidate_id', '=', 'pair.candidate_id'),
      )
      .select([...stateColumns, changed])
      .select([sql<number>`pair.asked::int`.as('asked'), 'key.application_id as applicationId']),
)

/** What is known of each job's state and of the candidate's own application to it, at its place. */
export async function findJobsForCandidates(
  db: Kysely<DB>,
  pairs: readonly CandidateAndJob[],
): Promise<(JobForCandidateRow | undefined)[]> {
  const rows = await statesForCandidates(db, {
    candidateIds: pairs.map(({ candidateId }) => candidateId),
    jobIds: pairs.map(({ jobId }) => jobId),
  })
  return inAskedOrder(pairs.length, rows)
}

type OwnApplicationRow = {
  readonly status: ApplicationStatus
  readonly appliedAt: Date
  /** When the candidate stopped sharing it. */
  readonly withdrawnAt: Date | null
  readonly employerDeletedAt: Date | null
}

export async function findApplicationFor(
  db: Kysely<DB>,
  jobId: string,
  applicationId: string,
): Promise<OwnApplicationRow | undefined> {
  return await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts as employer', 'employer.id', 'jobs.employer_id')
    .select([
      'applications.status',
      'applications.applied_at as appliedAt',
      'applications.sharing_withdrawn_at as withdrawnAt',
      'employer.deleted_at as employerDeletedAt',
    ])
    .where(isApplication(applicationId, jobId))
    .executeTakeFirst()
}
