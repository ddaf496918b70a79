import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { AlertFrequency } from '#contract/job-alerts/frequencies.ts'
import type { DB } from '#server/db/types.ts'

export type JobTerms = {
  readonly terms: readonly string[]
  /** Of the workplace; null for work from home alone. */
  readonly pincode: string | null
}

/** How the index knows a live job. */
export async function findJobTerms(
  db: Kysely<DB>,
  jobId: string,
  now: Date,
): Promise<JobTerms | undefined> {
  return await db
    .selectFrom('job_search_texts')
    .select(['pincode', sql<string[]>`tsvector_to_array(terms)`.as('terms')])
    .where('job_id', '=', jobId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

type Asked = {
  readonly terms: readonly string[]
  readonly keys: readonly string[]
  /** By the kilometres of a circle, the pincodes whose circle the job lies in. */
  readonly centres: Readonly<Record<'5' | '10' | '20', readonly string[]>>
  /** In India, `yyyy-MM-dd`. */
  readonly today: string
}
type Found = Asked & {
  readonly jobId: string
  readonly now: Date
  readonly dueAt: Readonly<Record<AlertFrequency, Date>>
}
type Alert = {
  readonly candidate_id: string
  readonly id: string
  readonly frequency: AlertFrequency
}

/** The alerts that find a job: one for each candidate, the one that tells first. */
const alertsOf = ({ terms, keys, centres, today }: Asked) => sql<Alert>`
  select distinct on (candidate_id) candidate_id, id, frequency
  from job_alerts
  where keys && ${keys}::text[]
    and stopped_at is null
    and (paused_until is null or paused_until <= ${today}::date)
    and (query is null or array_to_tsvector(${terms}::text[]) @@ query)
    and (near is null or near = any(case within
      when 5 then ${centres['5']}::text[]
      when 10 then ${centres['10']}::text[]
      else ${centres['20']}::text[] end))
  order by candidate_id, array_position(array['atOnce', 'daily', 'weekly'], frequency), place`

export async function findAlerts(db: Kysely<DB>, asked: Asked): Promise<Alert[]> {
  const { rows } = await alertsOf(asked).execute(db)
  return rows
}

/** Notes a job for each candidate whose alert finds it. Who has it already is left as they are. Returns how many are new. */
export async function insertFound(db: Kysely<DB>, found: Found): Promise<number> {
  const { dueAt } = found
  const { numAffectedRows } = await sql`
    insert into alert_jobs (candidate_id, job_id, alert_id, found_at, due_at)
    select candidate_id, ${found.jobId}::uuid, id, ${found.now}::timestamptz, case frequency
      when 'atOnce' then ${dueAt.atOnce}::timestamptz
      when 'daily' then ${dueAt.daily}::timestamptz
      else ${dueAt.weekly}::timestamptz end
    from (${alertsOf(found)}) as alert
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
