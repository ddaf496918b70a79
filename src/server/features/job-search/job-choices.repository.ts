import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'

/**
 * The places or companies with most live jobs, one spelling each. The counts may include jobs that have just ended; only
 * names with a live job are listed.
 */
export async function findChoices(
  db: Kysely<DB>,
  column: 'city' | 'company_name',
  now: Date,
): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ choice: string }>`
    with spelled as materialized (
      select ${name} as spelling, count(*) as jobs from job_search group by ${name}
    ), living as (
      select spelling, jobs from spelled where exists (
        select from job_search where ${name} = spelling and expires_at > ${now}
      )
    )
    select min(spelling) as choice from living
    group by lower(spelling) order by sum(jobs) desc, choice
    limit ${limits.filterChoicesMax}`.execute(db)
  return rows.map(({ choice }) => choice)
}

export type HiringCompanyRow = { company_name: string; logo_file_id: string }

/** The companies are taken from so many of the newest jobs with a logo. */
const newestWithLogo = 200

/** The companies of the newest live jobs with a logo: each name once, with its newest logo. */
export async function findHiringCompanies(db: Kysely<DB>, now: Date): Promise<HiringCompanyRow[]> {
  const { rows } = await sql<HiringCompanyRow>`
    with recent as (
      select company_name, logo_file_id, live_at, id from jobs
      where status = 'accepted' and logo_file_id is not null and expires_at > ${now}
      order by live_at desc, id desc
      limit ${newestWithLogo}
    ), companies as (
      select distinct on (lower(company_name)) company_name, logo_file_id, live_at, id from recent
      order by lower(company_name), live_at desc, id desc
    )
    select company_name, logo_file_id from companies
    order by live_at desc, id desc
    limit ${limits.hiringCompanies}`.execute(db)
  return rows
}
