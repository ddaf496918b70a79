import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { CallResult, ConfirmedPoint } from '#contract/job-checks/options.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { isAlike } from '#server/db/alike-texts.ts'
import type { DB } from '#server/db/types.ts'
import { limits } from '#server/lib/limits.ts'

export type CallRow = {
  readonly admin_id: string
  readonly admin: string
  readonly result: CallResult
  readonly points: ConfirmedPoint[]
  readonly calledAt: Date
}

/** The calls to the contact of a job, the last ones first. */
export async function findCalls(db: Kysely<DB>, jobId: string): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select calls.admin_id, coalesce(identities.email, identities.subject) as admin, calls.outcome as result,
      calls.points, calls.called_at as "calledAt"
    from job_calls calls
    join accounts on accounts.id = calls.admin_id
    join identities on identities.id = accounts.identity_id
    where calls.job_id = ${jobId}
    order by calls.called_at desc, calls.id limit ${limits.jobCallsShown}`.execute(db)
  return rows
}

/** When the contacts of some jobs were called, and how it went. */
export const findTimes = (db: Kysely<DB>, jobIds: readonly string[]) =>
  db
    .selectFrom('job_calls')
    .select(['job_id as jobId', 'outcome as result', 'called_at as calledAt'])
    .where(sql<boolean>`job_id = any(${jobIds}::uuid[])`)
    .execute()

type NewCall = {
  readonly id: string
  readonly jobId: string
  readonly adminId: string
  readonly result: CallResult
  readonly points: readonly ConfirmedPoint[]
  readonly now: Date
}

/** Writes a call down; false when it is there already. */
export async function insertCall(tx: Transaction<DB>, call: NewCall): Promise<boolean> {
  const added = await tx
    .insertInto('job_calls')
    .values({
      id: call.id,
      job_id: call.jobId,
      admin_id: call.adminId,
      outcome: call.result,
      points: [...call.points],
      called_at: call.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A posted job. */
export const findJob = (db: Kysely<DB>, jobId: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'description'])
    .where('id', '=', jobId)
    .where('lifecycle_state', '<>', 'unpaid')
    .executeTakeFirst()

export type EmployerHistory = {
  readonly since: Date
  readonly accepted: number
  readonly refused: number
  readonly waiting: number
  readonly reports: number
  readonly was_blocked: boolean
}

export async function readHistory(db: Kysely<DB>, employerId: string): Promise<EmployerHistory> {
  const { rows } = await sql<EmployerHistory>`
    select accounts.created_at as since, counted.*,
      (select count(*)::int from job_reports reports join jobs on jobs.id = reports.job_id
        where jobs.employer_id = accounts.id and reports.decision = 'acted') as reports,
      exists (select from blocks where kind = 'organisation' and value = accounts.id::text) as was_blocked
    from accounts, lateral (
      select count(*) filter (where first_accepted_at is not null)::int as accepted,
        count(*) filter (where lifecycle_state = 'rejected')::int as refused,
        count(*) filter (where lifecycle_state = 'waiting')::int as waiting
      from jobs where jobs.employer_id = accounts.id
    ) counted
    where accounts.id = ${employerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A job has an employer')
  return row
}

export type AlikeRow = {
  readonly id: string
  readonly title: string
  readonly company_name: string
  readonly state: JobState
  readonly is_own: boolean
  readonly percent: number
  readonly description: string
}

type Described = {
  readonly id: string
  readonly employer_id: string
  readonly description: string
}

/** Refused and blocked jobs and the newest own ones that read like one, the likest first. */
export async function findAlike(
  db: Kysely<DB>,
  { id, employer_id: employerId, description }: Described,
): Promise<AlikeRow[]> {
  const alike = (jobs: ReturnType<typeof sql>) => sql`
    select id, title, company_name, lifecycle_state as state, employer_id = ${employerId} as is_own, description,
      round(100 * similarity(description, ${description}))::int as percent
    from ${jobs} where id <> ${id} and ${isAlike(sql`description`, description, limits.alikeTextShare)}`
  const { rows } = await sql<AlikeRow>`
    ${alike(sql`jobs`)} and lifecycle_state in ('rejected', 'frozen')
    union ${alike(sql`(
      select * from jobs where employer_id = ${employerId} and lifecycle_state <> 'unpaid'
      order by posted_at desc limit ${limits.ownJobsCompared}) own`)}
    order by percent desc, id limit ${limits.alikeJobsShown}`.execute(db)
  return rows
}
