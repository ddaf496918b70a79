import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { FailReason } from '#contract/evidence/fail-reasons.ts'
import type { SentKind } from '#contract/evidence/kinds.ts'
import type { StoredState } from '#contract/evidence/states.ts'
import type { DB } from '#server/db/types.ts'
import { escapeLike } from '#server/lib/like-pattern.ts'
import { organisationName } from './evidence.repository.ts'

/** An organisation in the admins' list. */
export type OrganisationListRow = {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly is_blocked: boolean
  readonly phone: string | null
  readonly joined_at: Date
  readonly called_at: Date | null
  readonly live_jobs: number
  readonly holding: SentKind[]
  readonly to_check: SentKind[]
  readonly waits_since: Date | null
}

type ListInput = {
  readonly isToCheck: boolean
  readonly search: string
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly now: Date
  readonly limit: number
}

/** What waits for an admin, by organisation. */
const waiting = sql`(
  select organisation_id, array_agg(kind order by sent_at) as kinds, min(sent_at) as since
  from evidence
  where state = 'pending' and replaced_at is null and kind <> 'workEmail'
  group by organisation_id
)`

const holding = (now: Date) => sql`array(
  select kind from evidence
  where organisation_id = accounts.id and state = 'verified' and replaced_at is null and valid_until > ${now}
)`

const columns = (now: Date) => sql`
  accounts.id, ${organisationName} as name, coalesce(employer_profiles.city, '') as city,
  accounts.suspended_at is not null as is_blocked, accounts.created_at as joined_at,
  case when identities.provider = 'phone' then identities.subject end as phone,
  (select max(first_accepted_at) from jobs where employer_id = accounts.id) as called_at,
  (select count(*)::int from jobs where employer_id = accounts.id and lifecycle_state = 'live') as live_jobs,
  ${holding(now)} as holding, coalesce(waiting.kinds, '{}') as to_check, waiting.since as waits_since`

/** A part of a company's name, or a whole phone number or e-mail address. */
function isFound(search: string) {
  if (search === '') return sql`true`
  const digits = search.replaceAll(/\D/g, '').slice(-10)
  const part = `%${escapeLike(search.toLowerCase())}%`
  return sql`(
    lower(employer_profiles.organization_name) like ${part}
    or lower(employer_profiles.name) like ${part}
    or lower(employer_profiles.email) = ${search.toLowerCase()}
    or (${digits.length === 10} and (employer_profiles.mobile_number = ${digits} or identities.subject = ${`+91${digits}`}))
    or exists (select from jobs where employer_id = accounts.id and lower(company_name) like ${part})
  )`
}

/** Those with something to check by how long it waits, or all with the newest first. */
export async function listOrganisations(
  db: Kysely<DB>,
  { isToCheck, search, after, now, limit }: ListInput,
): Promise<OrganisationListRow[]> {
  const order = isToCheck
    ? sql`waiting.since, accounts.id`
    : sql`accounts.created_at desc, accounts.id desc`
  const position = isToCheck
    ? sql`(waiting.since, accounts.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`
    : sql`(accounts.created_at, accounts.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`
  const { rows } = await sql<OrganisationListRow>`
    select ${columns(now)}
    from accounts
    join identities on identities.id = accounts.identity_id
    join employer_profiles on employer_profiles.account_id = accounts.id
    ${isToCheck ? sql`join` : sql`left join`} ${waiting} waiting on waiting.organisation_id = accounts.id
    where accounts.role = 'employer' and accounts.erased_at is null
      and ${after ? position : sql`true`} and ${isFound(search)}
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** How many there are to check, and in all, of those that are found. */
export async function countOrganisations(
  db: Kysely<DB>,
  search: string,
): Promise<{ toCheck: number; all: number }> {
  const { rows } = await sql<{ toCheck: number; all: number }>`
    select count(*)::int as "all", count(waiting.since)::int as "toCheck"
    from accounts
    join identities on identities.id = accounts.identity_id
    join employer_profiles on employer_profiles.account_id = accounts.id
    left join ${waiting} waiting on waiting.organisation_id = accounts.id
    where accounts.role = 'employer' and accounts.erased_at is null and ${isFound(search)}`.execute(
    db,
  )
  return rows[0] ?? { toCheck: 0, all: 0 }
}

export type OrganisationDetailRow = OrganisationListRow & {
  readonly contact_name: string
  readonly email: string | null
  readonly address: string
  readonly paid_paise: string
  readonly reports: number
  readonly waiting_jobs: number
  readonly rejected_jobs: number
  readonly all_jobs: number
}

export async function findOrganisation(
  db: Kysely<DB>,
  organisationId: string,
  now: Date,
): Promise<OrganisationDetailRow | undefined> {
  const { rows } = await sql<OrganisationDetailRow>`
    select ${columns(now)}, coalesce(employer_profiles.name, '') as contact_name, employer_profiles.email,
      concat_ws(', ', nullif(employer_profiles.company_address, ''), nullif(employer_profiles.city, ''),
        nullif(employer_profiles.state, ''), nullif(employer_profiles.pincode, '')) as address,
      (select coalesce(sum(total_paise), 0) from orders
        where employer_id = accounts.id and paid_at is not null) as paid_paise,
      (select count(*)::int from job_reports join jobs on jobs.id = job_reports.job_id
        where jobs.employer_id = accounts.id) as reports,
      counts.waiting_jobs, counts.rejected_jobs, counts.all_jobs
    from accounts
    join identities on identities.id = accounts.identity_id
    join lateral (
      select count(*) filter (where lifecycle_state = 'waiting')::int as waiting_jobs,
        count(*) filter (where lifecycle_state = 'rejected')::int as rejected_jobs, count(*)::int as all_jobs
      from jobs where employer_id = accounts.id
    ) counts on true
    left join employer_profiles on employer_profiles.account_id = accounts.id
    left join ${waiting} waiting on waiting.organisation_id = accounts.id
    where accounts.id = ${organisationId} and accounts.role = 'employer' and accounts.erased_at is null`.execute(
    db,
  )
  return rows[0]
}

/** What was sent of late, and what became of it. */
export async function listHistory(db: Kysely<DB>, organisationId: string, limit: number) {
  const { rows } = await sql<{
    id: string
    kind: SentKind
    state: StoredState
    value: string
    sent_at: Date
    decided_at: Date | null
    decided_by_name: string | null
    fail_reason: FailReason | null
  }>`
    select evidence.id, kind, state, value, sent_at, decided_at, fail_reason,
      coalesce(identities.email, identities.subject) as decided_by_name
    from evidence
    left join accounts on accounts.id = evidence.decided_by
    left join identities on identities.id = accounts.identity_id
    where organisation_id = ${organisationId}
    order by sent_at desc, evidence.id limit ${limit}`.execute(db)
  return rows
}
