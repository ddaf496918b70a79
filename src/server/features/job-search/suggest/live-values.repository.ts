import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type LiveValueKind = 'title' | 'place' | 'company' | 'term'

/** What live jobs are called, where and with whom they are, each with how many have it. */
export type LiveValue = {
  readonly kind: LiveValueKind
  readonly value: string
  readonly jobs: number
}

/** The newest jobs stand for the others, however large the market is. */
const sampledJobs = 5_000
const maxValuesOfKind = 1_000

/** The values of the newest live jobs, the most common of each kind first. `terms` are looked for in the index. */
export async function findLiveValues(
  db: Kysely<DB>,
  { terms, now }: { terms: readonly string[]; now: Date },
): Promise<LiveValue[]> {
  const { rows } = await sql<LiveValue>`
    with newest as materialized (
      select job_search.job_id, job_search.city, job_search.company_name, jobs.title
      from job_search join jobs on jobs.id = job_search.job_id
      where job_search.expires_at > ${now} and jobs.status = 'accepted'
      order by job_search.live_at desc, job_search.job_id desc
      limit ${sampledJobs}
    )
    (select 'title' as kind, min(title) as value, count(*)::int as jobs from newest
      group by lower(title) order by jobs desc, value limit ${maxValuesOfKind})
    union all
    (select 'place', min(city), count(*)::int as jobs from newest
      group by lower(city) order by jobs desc, min(city) limit ${maxValuesOfKind})
    union all
    (select 'company', min(company_name), count(*)::int as jobs from newest
      group by lower(company_name) order by jobs desc, min(company_name) limit ${maxValuesOfKind})
    union all
    (select 'term', term, count(*)::int
      from newest
      join job_search_texts on job_search_texts.job_id = newest.job_id
      cross join unnest(tsvector_to_array(job_search_texts.terms)) as term
      where term = any(${terms}::text[])
      group by term)`.execute(db)
  return rows
}
