import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type JobView = {
  readonly jobId: string
  /** In India, `yyyy-MM-dd`. */
  readonly day: string
  /** A hash of the person, hexadecimal. */
  readonly viewer: string
  /** The account of an employer, whose own jobs are not counted. */
  readonly employerId: string | null
}

/** Counts those who were not counted on that day. The order keeps two nodes from waiting for each other. */
export async function addViews(db: Kysely<DB>, views: readonly JobView[]): Promise<void> {
  await sql`
    with added as (
      insert into job_viewers (day, job_id, viewer)
      select distinct seen.day, seen.job_id, decode(seen.viewer, 'hex')
      from unnest(
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ jobId }) => jobId)}::uuid[],
        ${views.map(({ viewer }) => viewer)}::text[],
        ${views.map(({ employerId }) => employerId)}::uuid[]
      ) as seen (day, job_id, viewer, employer_id)
      join jobs on jobs.id = seen.job_id
        and jobs.first_accepted_at is not null
        and jobs.employer_id is distinct from seen.employer_id
      order by 1, 2, 3
      on conflict do nothing
      returning day, job_id
    )
    insert into job_views (day, job_id, count)
    select day, job_id, count(*) from added group by day, job_id order by day, job_id
    on conflict (job_id, day) do update set count = job_views.count + excluded.count`.execute(db)
}

export async function deleteViewersBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('job_viewers').where('day', '<', day).execute()
}
