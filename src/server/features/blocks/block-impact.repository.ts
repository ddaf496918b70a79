import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ValueKind } from '#contract/blocks/options.ts'
import type { BlockImpact } from '#contract/blocks/schemas.ts'
import type { DB } from '#server/db/types.ts'

/** The employers who use a value now: they sign in with it, have it as evidence, or bill by it. */
const usersOf = (kind: ValueKind, value: string) => {
  if (kind === 'phone') {
    return sql`
      select accounts.id from accounts join identities on identities.id = accounts.identity_id
        where accounts.role = 'employer' and identities.provider = 'phone' and identities.subject = ${`+91${value}`}
      union select employer_id from jobs where contact_mobile = ${value} and lifecycle_state <> 'unpaid'`
  }
  const claimed = sql`
    select organisation_id as id from evidence
      where kind = ${kind === 'gstin' ? 'gstin' : 'workEmail'} and value = ${value} and replaced_at is null`
  if (kind === 'gstin')
    return sql`${claimed} union select employer_id from billing_details where gstin = ${value}`
  return sql`
    ${claimed}
    union select employer_id from jobs
      where lower(split_part(contact_email, '@', 2)) = ${value} and lifecycle_state <> 'unpaid'`
}

/** Who would be hit by the block of a value. */
export async function readImpact(
  db: Kysely<DB>,
  kind: ValueKind,
  value: string,
): Promise<BlockImpact> {
  const { rows } = await sql<BlockImpact>`
    with users as (${usersOf(kind, value)})
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from jobs join users on users.id = jobs.employer_id
        where lifecycle_state = 'live') as "liveJobs"`.execute(db)
  return rows[0] ?? { accounts: 0, liveJobs: 0 }
}
