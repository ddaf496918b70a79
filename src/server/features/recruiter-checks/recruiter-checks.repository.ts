import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { escapeLike } from '#server/lib/like-pattern.ts'

/** What the accounts behind a number or a name say together; null where nobody uses it. */
export type RecruiterRow = {
  readonly name: string
  readonly is_blocked: boolean
  readonly called_at: Date | null
}

/** Jobs of one name that are read at most: the answer is the same for a company with more. */
const mostJobs = 500

/** A number is an employer's own, of the profile, or the contact of a job. Calls went to the contact of the job. */
export async function findByMobile(
  db: Kysely<DB>,
  mobile: string,
): Promise<RecruiterRow | undefined> {
  const { rows } = await sql<RecruiterRow>`
    select ${mobile}::text as name, bool_or(accounts.suspended_at is not null) as is_blocked, max(users.called_at) as called_at
    from (
      (select employer_id as account_id, first_accepted_at as called_at from jobs
        where contact_mobile = ${mobile} order by first_accepted_at desc nulls last limit ${mostJobs})
      union all
      select account_id, null from employer_profiles where mobile_number = ${mobile}
      union all
      select own.id, null from identities join accounts own on own.identity_id = identities.id
        where identities.provider = 'phone' and identities.subject = ${`+91${mobile}`} and own.role = 'employer'
    ) users
    join accounts on accounts.id = users.account_id and accounts.deleted_at is null
    having count(*) > 0`.execute(db)
  return rows[0]
}

/** Companies of this very name, and those whose name begins with it once a job of theirs was accepted. */
export async function findByCompany(
  db: Kysely<DB>,
  name: string,
  limit: number,
): Promise<readonly RecruiterRow[]> {
  const prefix = `${escapeLike(name)}%`
  const { rows } = await sql<RecruiterRow>`
    select min(found.company_name) as name, bool_and(accounts.suspended_at is not null) as is_blocked,
      max(found.first_accepted_at) filter (where accounts.suspended_at is null) as called_at
    from (
      select company_name, employer_id, first_accepted_at from jobs
      where lower(company_name) like ${prefix} and (first_accepted_at is not null or lower(company_name) = ${name})
      order by lower(company_name) limit ${mostJobs}
    ) found
    join accounts on accounts.id = found.employer_id and accounts.deleted_at is null
    group by lower(found.company_name)
    order by lower(found.company_name) = ${name} desc, lower(found.company_name)
    limit ${limit}`.execute(db)
  return rows
}
