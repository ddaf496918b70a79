import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB, JobAlerts } from '#server/db/types.ts'

export type AlertRow = Pick<
  Selectable<JobAlerts>,
  'id' | 'candidate_id' | 'search' | 'frequency' | 'paused_until' | 'stopped_at'
>

const shownColumns = [
  'id',
  'candidate_id',
  'search',
  'frequency',
  'paused_until',
  'stopped_at',
] as const satisfies readonly (keyof AlertRow)[]

/** A candidate's alerts, the newest first. */
export async function listAlerts(db: Kysely<DB>, candidateId: string): Promise<AlertRow[]> {
  return await db
    .selectFrom('job_alerts')
    .select(shownColumns)
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Locks an alert of a candidate until the transaction ends. */
export async function lockAlert(
  tx: Transaction<DB>,
  candidateId: string,
  alertId: string,
): Promise<AlertRow | undefined> {
  return await tx
    .selectFrom('job_alerts')
    .select(shownColumns)
    .where('id', '=', alertId)
    .where('candidate_id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst()
}

type NewAlert = Omit<Insertable<JobAlerts>, 'place'>

/**
 * Stores an alert at the first free place of its candidate. The same search again changes how often it tells and starts it
 * again. Undefined when all places are taken.
 */
export async function putAlert(
  tx: Transaction<DB>,
  alert: NewAlert,
): Promise<AlertRow | undefined> {
  // Two alerts of one candidate at once look for a place one after the other.
  await sql`select from accounts where id = ${alert.candidate_id} for no key update`.execute(tx)
  const same = await tx
    .updateTable('job_alerts')
    .set({
      frequency: alert.frequency,
      paused_until: null,
      stopped_at: null,
      looked_at: alert.looked_at,
      updated_at: alert.updated_at,
    })
    .where('candidate_id', '=', alert.candidate_id)
    .where('search', '=', alert.search)
    .returning(shownColumns)
    .executeTakeFirst()
  if (same) return same
  const { rows } = await sql<{ place: number }>`
    select place from generate_series(1, ${limits.jobAlerts}::int) as place
    where place not in (select place from job_alerts where candidate_id = ${alert.candidate_id})
    order by place limit 1`.execute(tx)
  const [free] = rows
  if (!free) return undefined
  return await tx
    .insertInto('job_alerts')
    .values({ ...alert, place: free.place })
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
}

export async function updateAlert(
  tx: Transaction<DB>,
  alertId: string,
  columns: Updateable<JobAlerts>,
): Promise<AlertRow> {
  return await tx
    .updateTable('job_alerts')
    .set(columns)
    .where('id', '=', alertId)
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
}

/** What another alert of the candidate already searches for. */
export async function hasSameSearch(
  tx: Transaction<DB>,
  { id, candidate_id: candidateId }: AlertRow,
  search: string,
): Promise<boolean> {
  const same = await tx
    .selectFrom('job_alerts')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('search', '=', search)
    .where('id', '<>', id)
    .executeTakeFirst()
  return same !== undefined
}

/** Forgets what an alert found and nobody was told. */
export async function dropUntold(tx: Transaction<DB>, alertId: string): Promise<void> {
  await tx
    .deleteFrom('alert_jobs')
    .where('alert_id', '=', alertId)
    .where('told_at', 'is', null)
    .execute()
}

export async function setDue(tx: Transaction<DB>, alertId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('alert_jobs')
    .set({ due_at: dueAt })
    .where('alert_id', '=', alertId)
    .where('told_at', 'is', null)
    .execute()
}

/** What was told stays, so that nobody is told again. */
export async function deleteAlert(tx: Transaction<DB>, alertId: string): Promise<void> {
  await dropUntold(tx, alertId)
  await tx.deleteFrom('job_alerts').where('id', '=', alertId).execute()
}

/** How many live jobs each alert has found since. */
export async function countFound(
  db: Kysely<DB>,
  alertIds: readonly string[],
  { since, now }: { since: Date; now: Date },
): Promise<ReadonlyMap<string, number>> {
  if (alertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('alert_jobs')
    .innerJoin('jobs', 'jobs.id', 'alert_jobs.job_id')
    .select(({ fn }) => ['alert_id as alertId', fn.countAll<number>().as('count')])
    .where('alert_id', 'in', alertIds)
    .where('found_at', '>', since)
    .where('jobs.status', '=', 'accepted')
    .where('jobs.expires_at', '>', now)
    .groupBy('alert_id')
    .execute()
  return new Map(rows.flatMap(({ alertId, count }) => (alertId ? [[alertId, count] as const] : [])))
}

/** Notes that a candidate looked, at most once a day. */
export async function setLooked(
  db: Kysely<DB>,
  candidateId: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ looked_at: now })
    .where('candidate_id', '=', candidateId)
    .where('looked_at', '<', before)
    .execute()
}

/** Alerts whose terms were read longest ago. */
export async function listReadBefore(
  db: Kysely<DB>,
  before: Date,
  limit: number,
): Promise<OutdatedAlert[]> {
  return await db
    .selectFrom('job_alerts')
    .select(['id', 'candidate_id', 'search'])
    .where('stopped_at', 'is', null)
    .where('read_at', '<', before)
    .orderBy('read_at')
    .limit(limit)
    .execute()
}

export type OutdatedAlert = Pick<AlertRow, 'id' | 'candidate_id' | 'search'>

type Read = Pick<Updateable<JobAlerts>, 'query' | 'keys' | 'near' | 'within' | 'read_at'>

/** An alert whose search changed meanwhile has newer terms already. */
export async function setRead(
  db: Kysely<DB>,
  { id, search }: Pick<AlertRow, 'id' | 'search'>,
  read: Read,
): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set(read)
    .where('id', '=', id)
    .where('search', '=', search)
    .execute()
}
