import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { Category } from '#contract/options.ts'
import type { DB } from '#server/db/types.ts'
import { cardColumns } from '#server/features/jobs/job-columns.ts'
import type { JobCardRow } from '#server/features/jobs/job-columns.ts'

export type CompanyRow = {
  readonly id: string
  readonly city: string
  readonly jobs_name: string
  readonly is_blocked: boolean
  readonly logo_file_id: string | null
  readonly reply_days: number | null
  readonly joined: number
  readonly money_reports: number
  readonly live_jobs: number
}

/** A company that had a public job. Its logo is that of its newest one. */
export async function findCompany(
  db: Kysely<DB>,
  code: string,
  now: Date,
): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select accounts.id, coalesce(employer_profiles.city, '') as city,
      accounts.suspended_at is not null as is_blocked, counts.reply_days, counts.joined, counts.live_jobs,
      (select count(distinct candidate_id)::int from job_reports join jobs on jobs.id = job_reports.job_id
        where jobs.employer_id = accounts.id and reason = 'askedForMoney'
          and decision is distinct from 'kept') as money_reports,
      (select company_name from jobs where employer_id = accounts.id
        and first_accepted_at is not null order by posted_at desc limit 1) as jobs_name,
      (select logo_file_id from jobs where employer_id = accounts.id and logo_file_id is not null
        and first_accepted_at is not null order by posted_at desc limit 1) as logo_file_id
    from accounts
    left join employer_profiles on employer_profiles.account_id = accounts.id
    join lateral (
      select max(reply_days) filter (where status = 'accepted') as reply_days,
        coalesce(sum(joined_count), 0)::int as joined,
        (count(*) filter (where status = 'accepted' and expires_at > ${now}))::int as live_jobs,
        (count(*) filter (where first_accepted_at is not null))::int as public_jobs
      from jobs where employer_id = accounts.id
    ) counts on counts.public_jobs > 0
    where left(md5(accounts.id::text), 16) = ${code} and accounts.role = 'employer'
      and accounts.deleted_at is null`.execute(db)
  return rows[0]
}

/** How many applications a company has had, and how many of them it has answered. */
export async function countAnswers(
  db: Kysely<DB>,
  organisationId: string,
): Promise<{ answered: number; all: number }> {
  const { rows } = await sql<{ answered: number; all: number }>`
    select coalesce(sum(count), 0)::int as "all",
      coalesce(sum(count) filter (where application_counts.status <> 'waiting'), 0)::int as answered
    from application_counts join jobs on jobs.id = application_counts.job_id
    where jobs.employer_id = ${organisationId}`.execute(db)
  return rows[0] ?? { answered: 0, all: 0 }
}

/** The kinds of work and the towns of its live jobs, the most common first. */
export async function readJobFacts(
  db: Kysely<DB>,
  organisationId: string,
  now: Date,
): Promise<{ categories: Category[]; cities: string[] }> {
  const most = sql.lit(limits.companyFactsShown)
  const { rows } = await sql<{ categories: Category[]; cities: string[] }>`
    with live as (
      select category, city from jobs
      where employer_id = ${organisationId} and status = 'accepted' and expires_at > ${now}
    )
    select
      array(select category from live group by category order by count(*) desc, category limit ${most}) as categories,
      array(select city from live where city <> '' group by city order by count(*) desc, city limit ${most}) as cities`.execute(
    db,
  )
  return rows[0] ?? { categories: [], cities: [] }
}

type JobsInput = {
  readonly organisationId: string
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly now: Date
  readonly limit: number
}

/** Its live jobs, the newest first. */
export async function listLiveJobs(
  db: Kysely<DB>,
  { organisationId, after, now, limit }: JobsInput,
): Promise<(JobCardRow & { live_at: Date | null })[]> {
  return await db
    .selectFrom('jobs')
    .select([...cardColumns, 'jobs.live_at'])
    .where('employer_id', '=', organisationId)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(live_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('live_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
