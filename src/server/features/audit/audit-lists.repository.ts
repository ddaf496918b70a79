import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Role } from '#contract/accounts/roles.ts'
import type { DB, Json } from '#server/db/types.ts'

export type AuditQuery = {
  readonly kinds: readonly string[] | undefined
  /** Events by or about any of these accounts, or about their jobs. */
  readonly people:
    | { readonly ids: readonly string[]; readonly jobIds: readonly string[] }
    | undefined
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

/** The maximum of a count. Counting all events would read the whole log. */
const maxCounted = 10_000

/** The events after a position, newest first. */
export async function listEvents(
  db: Kysely<DB>,
  query: AuditQuery,
  { after, limit }: { after: AuditPosition | undefined; limit: number },
): Promise<AuditRow[]> {
  const beyond = after
    ? sql`and (e.at, e.number, e.id) < (
        ${after.at}::timestamptz,
        (select number from audit_events where at = ${after.at} and id = ${after.id}),
        ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<AuditRow>`
    select found.*, ${nameOf('found.actor_id')} as actor_name,
      ${nameOf('found.person_id')} as person_name,
      jobs.title as job_title, jobs.company_name as job_company
    from (
      select e.id, e.at, e.kind, e.actor_id, e.actor_role, e.person_id, e.job_id, e.network, e.details,
        e.number
      from audit_events e
      where ${matchesQuery(query)} ${beyond}
      order by e.at desc, e.number desc, e.id desc
      limit ${limit}
    ) found
    left join jobs on jobs.id = found.job_id
    order by found.at desc, found.number desc, found.id desc`.execute(db)
  return rows
}

export async function countEvents(db: Kysely<DB>, query: AuditQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from audit_events e where ${matchesQuery(query)} limit ${maxCounted}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Accounts whose phone number, e-mail or profile name matches the text. */
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

/** The jobs of accounts, the newest ones where they are very many. */
export async function findJobIds(db: Kysely<DB>, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where employer_id = any(${accountIds}::uuid[])
    order by posted_at desc nulls first, id desc limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** SQL for an account's name: of its profile, else what it signs in with. */
const nameOf = (column: string): RawBuilder<string | null> => sql`(
  select coalesce(c.name, e.name, i.email, i.subject)
  from accounts a
  join identities i on i.id = a.identity_id
  left join candidate_profiles c on c.account_id = a.id
  left join employer_profiles e on e.account_id = a.id
  where a.id = ${sql.ref(column)}
)`

function matchesQuery({ kinds, people, jobId, from, until }: AuditQuery): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (kinds !== undefined) conditions.push(sql`e.kind = any(${kinds}::text[])`)
  if (people !== undefined) {
    conditions.push(
      sql`(e.actor_id = any(${people.ids}::uuid[]) or e.person_id = any(${people.ids}::uuid[])
        or e.job_id = any(${people.jobIds}::uuid[]))`,
    )
  }
  if (jobId !== undefined) conditions.push(sql`e.job_id = ${jobId}`)
  if (from !== undefined) conditions.push(sql`e.at >= ${from}`)
  if (until !== undefined) conditions.push(sql`e.at <= ${until}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
