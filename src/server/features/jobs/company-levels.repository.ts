import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

/**
 * Writes to live and waiting jobs how far their employer was checked, as `levelOf` counts it; to those of one
 * organisation, or to all. Only jobs whose level changes are written.
 */
export async function writeCompanyLevels(
  db: Kysely<DB>,
  now: Date,
  organisationId: string | null,
): Promise<void> {
  await sql`
    with held as (
      select organisation_id, array_agg(kind) as kinds
      from evidence
        join accounts on accounts.id = evidence.organisation_id
        join identities on identities.id = accounts.identity_id and identities.provider = 'phone'
      where state = 'verified' and replaced_at is null and valid_until > ${now}
      group by organisation_id
    ), levels as (
      select organisation_id, case when 'office' = any(kinds) then 'office' else 'papers' end as level
      from held
      where 'workEmail' = any(kinds) and kinds && array['gstin', 'registration']
    )
    update jobs set company_level = fresh.level
    from (
      select open.id, levels.level
      from jobs as open left join levels on levels.organisation_id = open.employer_id
      where open.status in ('waiting', 'accepted') and open.company_level is distinct from levels.level
        and (${organisationId}::uuid is null or open.employer_id = ${organisationId}::uuid)
    ) as fresh
    where jobs.id = fresh.id`.execute(db)
}
