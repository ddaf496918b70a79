import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { DB } from '#server/db/types.ts'

type Own = { readonly jobId: string; readonly employerId: string }

/** An own job that was ever live. */
export const findJob = (db: Kysely<DB>, { jobId, employerId }: Own) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'title',
      'company_name',
      'category',
      'city',
      'openings',
      'reply_days',
      'salary_max_monthly_rupees',
      'status',
      'lifecycle_state',
      'expires_at',
      'paused_at',
      'paused_days',
      'closed_at',
      'first_accepted_at',
    ])
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .where('first_accepted_at', 'is not', null)
    .executeTakeFirst()

export type Counted = { readonly day: string; readonly count: number }

/** How many saw the job, by day. */
export async function countViews(db: Kysely<DB>, jobId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select day::text as day, count from job_views where job_id = ${jobId} order by day`.execute(db)
  return rows
}

/** Where those came from who saw the job, as far as it is known. */
export const countSources = (db: Kysely<DB>, jobId: string) =>
  db
    .selectFrom('job_view_sources')
    .select(['source', 'count'])
    .where('job_id', '=', jobId)
    .execute()

/** How many applied, by day in India. */
export async function countApplications(db: Kysely<DB>, jobId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select (applied_at at time zone 'Asia/Kolkata')::date::text as day, count(*)::int as count
    from applications where job_id = ${jobId} group by 1 order by 1`.execute(db)
  return rows
}

export type Furthest = {
  /** Where they stand, or where they stood when it ended. */
  readonly furthest: ApplicationStage
  readonly stage: ApplicationStage
  readonly count: number
}

/** How far those who applied have come. */
export async function countFurthest(db: Kysely<DB>, jobId: string): Promise<Furthest[]> {
  const { rows } = await sql<Furthest>`
    select coalesce(ended.from_stage, applications.stage) as furthest, applications.stage, count(*)::int as count
    from applications left join lateral (
      select from_stage from application_stage_changes changes
      where changes.application_id = applications.id
      order by changes.id desc limit 1
    ) ended on applications.stage in ('not_selected', 'withdrawn')
    where applications.job_id = ${jobId}
    group by 1, 2`.execute(db)
  return rows
}

type Like = {
  readonly jobId: string
  readonly category: string
  readonly city: string
  readonly now: Date
  readonly limit: number
}

export type Similar = {
  readonly jobs: number
  readonly applications: number
  /** The middle ones. */
  readonly pay: number | null
  readonly applications_a_day: number | null
  readonly reply_days: number | null
}

/** Live jobs of a kind in a city, the newest ones, in their middle figures. */
export async function findSimilar(
  db: Kysely<DB>,
  { jobId, category, city, now, limit }: Like,
): Promise<Similar> {
  const { rows } = await sql<Similar>`
    with alike as (
      select jobs.id, jobs.salary_max_monthly_rupees as pay, jobs.reply_days,
        extract(epoch from ${now}::timestamptz - jobs.live_at) / 86400 as days,
        coalesce((select sum(count) from application_counts where job_id = jobs.id), 0) as applications
      from jobs
      where status = 'accepted' and expires_at > ${now} and category = ${category} and city = ${city}
        and id <> ${jobId}
      order by live_at desc limit ${limit}
    )
    select count(*)::int as jobs, coalesce(sum(applications), 0)::int as applications,
      percentile_cont(0.5) within group (order by pay)::float8 as pay,
      percentile_cont(0.5) within group (order by applications / greatest(days, 1))::float8 as applications_a_day,
      percentile_cont(0.5) within group (order by reply_days)::float8 as reply_days
    from alike`.execute(db)
  return (
    rows[0] ?? { jobs: 0, applications: 0, pay: null, applications_a_day: null, reply_days: null }
  )
}
