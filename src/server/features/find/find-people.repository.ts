import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { FoundGrievance, FoundPerson, FoundRequest } from './found.ts'
import { anyOf, hasWords, mostMeant } from './meant.ts'
import type { TypedText } from './typed-text.rules.ts'

/** Candidates and employers by what they sign in with, or by their profiles. */
export async function findPeople(
  db: Kysely<DB>,
  { text, id, phone, email, words }: TypedText,
  limit: number,
): Promise<FoundPerson[]> {
  const meant = anyOf([
    id && sql`select ${id}::uuid as id`,
    phone &&
      sql`select accounts.id from identities join accounts on accounts.identity_id = identities.id
        where provider = 'phone' and subject = ${`+91${phone}`}`,
    phone && sql`select account_id from candidate_profiles where mobile_number = ${phone}`,
    phone && sql`select account_id from employer_profiles where mobile_number = ${phone}`,
    email &&
      sql`select accounts.id from identities join accounts on accounts.identity_id = identities.id
        where lower(identities.email) = ${email}`,
    email && sql`select account_id from candidate_profiles where lower(email) = ${email}`,
    email && sql`select account_id from employer_profiles where lower(email) = ${email}`,
    words &&
      sql`select account_id from candidate_profiles where ${hasWords(sql`words_of(name)`, words)}
        limit ${mostMeant}`,
    words &&
      sql`select account_id from employer_profiles
        where ${hasWords(sql`words_of(name || ' ' || organization_name)`, words)} limit ${mostMeant}`,
  ])
  if (!meant) return []
  const { rows } = await sql<FoundPerson>`
    select accounts.id, accounts.role,
      coalesce(nullif(candidate.name, ''), nullif(employer.name, ''), member.name, '') as name,
      coalesce(case when identities.provider = 'phone' then identities.subject end,
        nullif(candidate.mobile_number, ''), nullif(employer.mobile_number, ''), '') as phone,
      coalesce(identities.email, nullif(candidate.email, ''), nullif(employer.email, ''), '') as email,
      coalesce(owner.organization_name, employer.organization_name, '') as organisation,
      coalesce(member.organisation_id, employer.account_id) as organisation_id
    from ${meant} meant
    join accounts on accounts.id = meant.id
    join identities on identities.id = accounts.identity_id
    left join candidate_profiles candidate on candidate.account_id = accounts.id
    left join employer_profiles employer on employer.account_id = accounts.id
    left join organisation_members member on member.member_id = accounts.id
    left join employer_profiles owner on owner.account_id = member.organisation_id
    where accounts.role <> 'admin' and accounts.erased_at is null
    order by lower(coalesce(candidate.name, employer.name)) = lower(${text}) desc nulls last,
      accounts.created_at desc, accounts.id
    limit ${limit}`.execute(db)
  return rows
}

/** Requests for a call back, by who asks. */
export async function findRequests(
  db: Kysely<DB>,
  { phone, email, words }: TypedText,
  limit: number,
): Promise<FoundRequest[]> {
  const meant = anyOf([
    phone && sql`select id from contact_requests where mobile = ${phone}`,
    email && sql`select id from contact_requests where lower(email) = ${email}`,
    words &&
      sql`select id from contact_requests where ${hasWords(sql`words_of(name)`, words)}
        limit ${mostMeant}`,
  ])
  if (!meant) return []
  const { rows } = await sql<FoundRequest>`
    select requests.id, name, created_at, is_done
    from ${meant} meant
    join contact_requests requests on requests.id = meant.id
    order by is_done, created_at desc, number desc limit ${limit}`.execute(db)
  return rows
}

/** Grievances, by their number or by who wrote. */
export async function findGrievances(
  db: Kysely<DB>,
  { ticket, email }: TypedText,
  limit: number,
): Promise<FoundGrievance[]> {
  const meant = anyOf([
    ticket === undefined ? undefined : sql`select id from grievances where number = ${ticket}`,
    email && sql`select id from grievances where lower(email) = ${email}`,
  ])
  if (!meant) return []
  const { rows } = await sql<FoundGrievance>`
    select grievances.id, number, email, answered_at is not null as is_answered
    from ${meant} meant
    join grievances on grievances.id = meant.id
    order by is_answered, number desc limit ${limit}`.execute(db)
  return rows
}
