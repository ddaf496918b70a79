import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { RejectionReason } from '#contract/jobs/options.ts'
import type { OverviewDecision, OverviewFigure } from '#contract/overview/figures.ts'
import type { DB } from '#server/db/types.ts'

/** Both instants are within it. */
export type Within = { readonly from: Date; readonly until: Date }

const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Asia/Kolkata')::date::text`
const isWithin = (at: RawBuilder<unknown>, { from, until }: Within) =>
  sql`${at} >= ${from} and ${at} <= ${until}`

/** Refused for good, or not yet taken back. */
const isRefused = sql`outcome is distinct from 'taken_back'`

/** A job that reports took out of search, and that is put back, was looked at and accepted too. */
const isAccepted = sql`admin_id is not null and from_status = 'waiting' and to_status = 'accepted'`

type Source = {
  readonly table: string
  readonly at: string
  readonly where?: RawBuilder<unknown>
  /** What is added up; without it rows are counted. */
  readonly sum?: string
}

const sources: Readonly<Record<OverviewFigure, Source>> = {
  candidates: { table: 'accounts', at: 'created_at', where: sql`role = 'candidate'` },
  employers: { table: 'accounts', at: 'created_at', where: sql`role = 'employer'` },
  jobsSubmitted: { table: 'jobs', at: 'posted_at' },
  jobsAccepted: { table: 'job_status_changes', at: 'changed_at', where: isAccepted },
  jobsRefused: { table: 'job_rejections', at: 'rejected_at', where: isRefused },
  applications: { table: 'application_keys', at: 'applied_at' },
  paid: {
    table: 'ledger_entries',
    at: 'recorded_at',
    where: sql`kind = 'payment'`,
    sum: 'amount_paise',
  },
  reports: { table: 'job_reports', at: 'reported_at' },
}

export type Counted = { readonly figure: string; readonly day: string; readonly count: number }

/**
 * The figures by day in India; days without any are absent. Each day is a range of an index, which is several times faster than to
 * find the day of each row.
 */
export async function countByDay(db: Kysely<DB>, { from, until }: Within): Promise<Counted[]> {
  const counts = Object.entries(sources).map(([figure, { table, at, where, sum }]) => {
    const time = sql.ref(at)
    return sql`
      select ${figure}::text as figure, ${dayOf(sql`days.start`)} as day, counted.count
      from days cross join lateral (
        select ${sum === undefined ? sql`count(*)` : sql`coalesce(sum(${sql.ref(sum)}), 0)`}::int8 as count
        from ${sql.table(table)}
        where ${where ?? sql`true`}
          and ${time} >= days.start and ${time} < days.start + interval '24 hours' and ${time} <= ${until}
      ) counted
      where counted.count > 0`
  })
  const { rows } = await sql<Counted>`
    with days as (
      select generate_series(${from}::timestamptz, ${until}::timestamptz, interval '24 hours') as start
    )
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}

/** When the job of a decision had begun to wait; null for what waits since it was posted. */
export const arrivedAt = (decision: string, at = 'changed_at') => sql`(
  select arrival.changed_at from job_status_changes arrival
  where arrival.job_id = ${sql.ref(`${decision}.job_id`)} and arrival.to_state = 'waiting'
    and arrival.changed_at <= ${sql.ref(`${decision}.${at}`)}
    and arrival.from_state is distinct from 'frozen'
    and not (arrival.from_state = 'rejected' and exists (
      select from job_rejections
      where job_rejections.job_id = arrival.job_id and outcome = 'taken_back'
        and ended_at between arrival.changed_at - interval '1 minute' and arrival.changed_at + interval '1 minute'
    ))
  order by arrival.id desc limit 1)`

export type Waited = { readonly day: string; readonly hours: number }

/**
 * The median of the hours that jobs waited until an admin decided, by the day of the decision. A refusal that was taken back
 * decided nothing, and the job waits on since before; so does one that was frozen meanwhile.
 */
export async function readWaitingHours(db: Kysely<DB>, within: Within): Promise<Waited[]> {
  const { rows } = await sql<Waited>`
    with decided as (
      select job_id, changed_at as at from job_status_changes
      where admin_id is not null and from_state = 'waiting'
        and to_state in ('live', 'needs_changes', 'expired')
        and ${isWithin(sql`changed_at`, within)}
      union all
      select job_id, rejected_at from job_rejections
      where from_state = 'waiting' and ${isRefused} and ${isWithin(sql`rejected_at`, within)}
    ), waited as (
      select decided.at, coalesce(${arrivedAt('decided', 'at')}, jobs.posted_at) as since
      from decided
      join jobs on jobs.id = decided.job_id
    )
    select ${dayOf(sql`at`)} as day,
      percentile_cont(0.5) within group (order by extract(epoch from at - since) / 3600)::float8 as hours
    from waited where since <= at
    group by 1`.execute(db)
  return rows
}

/** How jobs were decided, but for refusals. */
export async function countDecisions(
  db: Kysely<DB>,
  within: Within,
): Promise<Record<OverviewDecision, number>> {
  const { rows } = await sql<Record<OverviewDecision, number>>`
    select count(*) filter (where is_accepted and not is_corrected)::int as "acceptedAtOnce",
      count(*) filter (where is_accepted and is_corrected)::int as "acceptedAfterChanges",
      count(*) filter (where from_state = 'waiting' and to_state = 'needs_changes')::int as "needsChanges",
      count(*) filter (where to_state = 'frozen')::int as blocked
    from job_status_changes
      cross join lateral (select ${isAccepted} as is_accepted, exists (
        select from job_change_requests request
        where request.job_id = job_status_changes.job_id and request.requested_at <= changed_at
      ) as is_corrected) decision
    where ${isWithin(sql`changed_at`, within)}`.execute(db)
  const none = { acceptedAtOnce: 0, acceptedAfterChanges: 0, needsChanges: 0, blocked: 0 }
  return rows[0] ?? none
}

/** Why jobs were refused, the most frequent reason first. */
export async function countRefusals(
  db: Kysely<DB>,
  within: Within,
): Promise<{ reason: RejectionReason; count: number }[]> {
  const { rows } = await sql<{ reason: RejectionReason; count: number }>`
    select reason, count(*)::int as count from job_rejections
    where ${isRefused} and ${isWithin(sql`rejected_at`, within)}
    group by reason order by count(*) desc, reason`.execute(db)
  return rows
}

export type OpenWork = {
  readonly jobsDueSoon: number
  readonly grievancesDueSoon: number
  readonly reportedJobs: number
  readonly blocksToConfirm: number
}

type Times = {
  readonly now: Date
  /** What began to wait before it is overdue, and what does before the next soon will be. */
  readonly waitingBefore: Date
  readonly waitingSoonBefore: Date
  readonly grievancesUntil: Date
}

/** What is due soon or open, besides what admins' navigation counts. Each count reads a partial index of what is open. */
export async function countOpenWork(
  db: Kysely<DB>,
  { now, waitingBefore, waitingSoonBefore, grievancesUntil }: Times,
): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select
      (select count(*)::int from jobs
        where status = 'waiting' and lifecycle_state = 'waiting'
          and coalesce(waiting_since, posted_at) >= ${waitingBefore}
          and coalesce(waiting_since, posted_at) < ${waitingSoonBefore})
        + (select count(*)::int from job_revisions
          join jobs on jobs.id = job_revisions.job_id and jobs.lifecycle_state in ('live', 'paused')
          where outcome is null and job_revisions.waiting_since >= ${waitingBefore}
            and job_revisions.waiting_since < ${waitingSoonBefore}) as "jobsDueSoon",
      (select count(*)::int from grievances
        where answered_at is null and due_at >= ${now} and due_at < ${grievancesUntil})
        as "grievancesDueSoon",
      (select count(distinct job_id)::int from job_reports where decision is null) as "reportedJobs",
      (select count(*)::int from blocks
        where ended_at is null and agreed_at is null and parent_id is null) as "blocksToConfirm"
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without a table has one row')
  return counts
}
