import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Role } from '#contract/accounts.ts'
import type { DB, Json } from '../db/types.ts'

export type AuditWish = {
  readonly kind: string | undefined
  /** Events by or about any of these accounts. */
  readonly people: readonly string[] | undefined
  readonly jobId: string | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export type AuditPosition = { readonly at: Date; readonly id: string }

export type AuditRow = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly actor_id: string | null
  readonly actor_role: Role | null
  readonly actor_name: string | null
  readonly person_id: string | null
  readonly person_name: string | null
  readonly job_id: string | null
  readonly job_title: string | null
  readonly job_company: string | null
  readonly network: string | null
  readonly details: Json
}

/** How far a count goes: nobody reads so many lines, and counting all would read the whole record. */
const mostCounted = 10_000

/** The newest first, after a position. */
export async function listEvents(
  db: Kysely<DB>,
  wish: AuditWish,
  { after, limit }: { after: AuditPosition | undefined; limit: number },
): Promise<AuditRow[]> {
  const beyond = after
    ? sql`and (e.at, e.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<AuditRow>`
    select found.*, ${nameOf('found.actor_id')} as actor_name,
      ${nameOf('found.person_id')} as person_name,
      jobs.title as job_title, jobs.company_name as job_company
    from (
      select e.id, e.at, e.kind, e.actor_id, e.actor_role, e.person_id, e.job_id, e.network, e.details
      from audit_events e
      where ${isWanted(wish)} ${beyond}
      order by e.at desc, e.id desc
      limit ${limit}
    ) found
    left join jobs on jobs.id = found.job_id
    order by found.at desc, found.id desc`.execute(db)
  return rows
}

export async function countEvents(db: Kysely<DB>, wish: AuditWish): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from audit_events e where ${isWanted(wish)} limit ${mostCounted}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Accounts that sign in with a number or e-mail, or whose profile has a name. */
export async function findPeople(db: Kysely<DB>, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a
    join identities i on i.id = a.identity_id
    left join candidate_profiles c on c.account_id = a.id
    left join employer_profiles e on e.account_id = a.id
    where i.subject in (${text}, ${`+91${text.replaceAll(/\D/g, '').slice(-10)}`})
      or i.email = lower(${text})
      or lower(c.name) = lower(${text})
      or lower(e.name) = lower(${text})
      or lower(e.organization_name) = lower(${text})
    limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** A profile's name; for who has none, what they sign in with. */
const nameOf = (column: string): RawBuilder<string | null> => sql`(
  select coalesce(c.name, e.name, i.email, i.subject)
  from accounts a
  join identities i on i.id = a.identity_id
  left join candidate_profiles c on c.account_id = a.id
  left join employer_profiles e on e.account_id = a.id
  where a.id = ${sql.ref(column)}
)`

function isWanted({ kind, people, jobId, from, until }: AuditWish): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (kind !== undefined) conditions.push(sql`e.kind = ${kind}`)
  if (people !== undefined) {
    conditions.push(
      sql`(e.actor_id = any(${people}::uuid[]) or e.person_id = any(${people}::uuid[]))`,
    )
  }
  if (jobId !== undefined) conditions.push(sql`e.job_id = ${jobId}`)
  if (from !== undefined) conditions.push(sql`e.at >= ${from}`)
  if (until !== undefined) conditions.push(sql`e.at <= ${until}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
