import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'

/** The places or companies with most live jobs, one spelling each. */
export async function findChoices(
  db: Kysely<DB>,
  column: 'city' | 'company_name',
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_search')
    .select(({ fn }) => fn.min<string>(column).as('choice'))
    .where('expires_at', '>', now)
    .groupBy(({ fn, ref }) => fn<string>('lower', [ref(column)]))
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(limits.filterChoicesMax)
    .execute()
  return rows.map((row) => row.choice)
}

export type HiringCompanyRow = { company_name: string; logo_file_id: string }

/** So many of the newest with a logo are looked at; one company may own a few of them. */
const lookedAtForLogos = 200

/** The companies of the newest live jobs with a logo: each name once, with its newest logo. */
export async function findHiringCompanies(db: Kysely<DB>, now: Date): Promise<HiringCompanyRow[]> {
  const { rows } = await sql<HiringCompanyRow>`
    with recent as (
      select company_name, logo_file_id, live_at, id from jobs
      where status = 'accepted' and logo_file_id is not null and expires_at > ${now}
      order by live_at desc, id desc
      limit ${lookedAtForLogos}
    ), companies as (
      select distinct on (lower(company_name)) company_name, logo_file_id, live_at, id from recent
      order by lower(company_name), live_at desc, id desc
    )
    select company_name, logo_file_id from companies
    order by live_at desc, id desc
    limit ${limits.hiringCompanies}`.execute(db)
  return rows
}
