import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { EmployerDuties } from '#contract/employer-jobs/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { stateAt } from './employer-jobs.repository.ts'

/** Instants until which a live job ends now, and soon. */
type Ends = { readonly now: Date; readonly endsNowUntil: Date; readonly endsSoonUntil: Date }

type Row = { readonly duty: keyof EmployerDuties; readonly count: number; readonly jobs: string[] }

/** What waits for an employer: how much, and in which jobs. A duty that is none has no row. */
export async function findDuties(
  db: Kysely<DB>,
  employerId: string,
  { now, endsNowUntil, endsSoonUntil }: Ends,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with own as materialized (
      select id, expires_at, ${stateAt(now)} as state from jobs where employer_id = ${employerId}
    ), due as (
      select case
          when state = 'unpaid' then 'unpaid'
          when state = 'needs_changes' then 'needsChanges'
          when expires_at <= ${endsNowUntil} then 'endsNow'
          else 'endsSoon'
        end as duty, 1 as count, id
      from own
      where state in ('unpaid', 'needs_changes') or (state = 'live' and expires_at <= ${endsSoonUntil})
      union all
      select 'newApplicants', sum(application_counts.count), own.id
      from own join application_counts on application_counts.job_id = own.id
      where application_counts.status = 'waiting' and own.state in ('live', 'paused', 'expired')
      group by own.id having sum(application_counts.count) > 0
    )
    select duty, sum(count)::integer as count, (array_agg(id))[1:2] as jobs from due group by duty`.execute(
    db,
  )
  return rows
}
