import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { EventName } from '#contract/messages/events.ts'
import type { DB } from '#server/db/types.ts'

const alertEvents = ['alertJob', 'alertJobs'] as const satisfies readonly EventName[]

/** Who read a message of their alerts has looked. */
export async function countReading(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    update job_alerts set looked_at = reading.at
    from (
      select job_alerts.id, max(messages.read_at) as at
      from job_alerts
      join messages on messages.account_id = job_alerts.candidate_id
        and messages.event in (${sql.join(alertEvents)})
      where stopped_at is null and looked_at < ${before}::timestamptz
        and messages.read_at >= ${before}::timestamptz
      group by job_alerts.id
    ) as reading
    where job_alerts.id = reading.id`.execute(db)
}

/** Stops some alerts that nobody looked at, and forgets what they found. Returns whose they were. */
export async function stopForgotten(
  tx: Transaction<DB>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ candidateId: string }>`
    with stopped as (
      update job_alerts set stopped_at = ${now}::timestamptz
      where id in (
        select id from job_alerts
        where stopped_at is null and looked_at < ${before}::timestamptz
        order by id limit ${limit} for update skip locked)
      returning id, candidate_id
    ),
    forgotten as (
      delete from alert_jobs where told_at is null and alert_id in (select id from stopped)
    )
    select distinct candidate_id as "candidateId" from stopped order by 1`.execute(tx)
  return rows.map(({ candidateId }) => candidateId)
}

/** Days that are over can't be claimed again, and jobs so old are not found again. */
export async function deleteOld(
  db: Kysely<DB>,
  { day, foundBefore }: { day: string; foundBefore: Date },
): Promise<void> {
  await sql`delete from alert_digests where day < ${day}::date`.execute(db)
  await sql`
    delete from alert_jobs using jobs
    where found_at < ${foundBefore}::timestamptz and jobs.id = alert_jobs.job_id
      and jobs.status <> 'accepted'`.execute(db)
}
