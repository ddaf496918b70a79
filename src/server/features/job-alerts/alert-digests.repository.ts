import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Moment = {
  readonly now: Date
  /** In India, `yyyy-MM-dd`. */
  readonly day: string
}

/** What is due for candidates who were told today waits for the next morning. */
export async function postponeTold(
  tx: Transaction<DB>,
  { now, day, until }: Moment & { readonly until: Date },
): Promise<void> {
  await sql`
    update alert_jobs set due_at = ${until}::timestamptz
    from (
      select alert_jobs.candidate_id, alert_jobs.job_id
      from alert_jobs
      join alert_digests as told
        on told.candidate_id = alert_jobs.candidate_id and told.day = ${day}::date
      where told_at is null and due_at <= ${now}::timestamptz
      order by 1, 2 for update of alert_jobs skip locked
    ) as late
    where alert_jobs.candidate_id = late.candidate_id and alert_jobs.job_id = late.job_id`.execute(
    tx,
  )
}

/** Takes the message of a day for some candidates who are to be told something; each has one. */
export async function claimDay(
  tx: Transaction<DB>,
  { now, day, limit }: Moment & { readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ candidateId: string }>`
    insert into alert_digests (candidate_id, day)
    select candidate_id, ${day}::date
    from (
      select distinct candidate_id from alert_jobs
      where told_at is null and due_at <= ${now}::timestamptz
      limit ${limit}
    ) as due
    order by candidate_id
    on conflict do nothing
    returning candidate_id as "candidateId"`.execute(tx)
  return rows.map(({ candidateId }) => candidateId)
}

export async function giveBackDay(
  tx: Transaction<DB>,
  candidateIds: readonly string[],
  day: string,
): Promise<void> {
  await tx
    .deleteFrom('alert_digests')
    .where('candidate_id', 'in', candidateIds)
    .where('day', '=', day)
    .execute()
}

export type DueJob = {
  readonly candidateId: string
  readonly jobId: string
  readonly title: string
  readonly company: string
  readonly city: string
}

/**
 * Marks what is due for these candidates as told, and returns it, the newest first. Jobs that are not live any more, and all
 * of accounts that are gone, are forgotten.
 */
export async function takeDue(
  tx: Transaction<DB>,
  candidateIds: readonly string[],
  now: Date,
): Promise<DueJob[]> {
  await sql`
    delete from alert_jobs using jobs, accounts
    where alert_jobs.candidate_id = any(${candidateIds}::uuid[])
      and told_at is null and due_at <= ${now}::timestamptz
      and jobs.id = alert_jobs.job_id and accounts.id = alert_jobs.candidate_id
      and (jobs.status <> 'accepted' or jobs.expires_at <= ${now}::timestamptz
        or accounts.deleted_at is not null or accounts.suspended_at is not null)`.execute(tx)
  const { rows } = await sql<DueJob>`
    with told as (
      update alert_jobs set told_at = ${now}::timestamptz
      where candidate_id = any(${candidateIds}::uuid[])
        and told_at is null and due_at <= ${now}::timestamptz
      returning candidate_id, job_id
    )
    select told.candidate_id as "candidateId", jobs.id as "jobId", jobs.title,
      jobs.company_name as company, jobs.city
    from told join jobs on jobs.id = told.job_id
    order by jobs.live_at desc, jobs.id`.execute(tx)
  return rows
}
