import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ViewSource } from '#contract/job-views/sources.ts'
import type { DB } from '#server/db/types.ts'

export type JobView = {
  readonly jobId: string
  /** In India, `yyyy-MM-dd`. */
  readonly day: string
  /** A hash of the person, hexadecimal. */
  readonly viewer: string
  readonly source: ViewSource | null
  /** The account of an employer, whose own jobs are not counted. */
  readonly employerId: string | null
}

/** Counts those who were not counted on that day. The order keeps two nodes from waiting for each other. */
export async function addViews(db: Kysely<DB>, views: readonly JobView[]): Promise<void> {
  await sql`
    with seen as (
      select distinct on (seen.day, seen.job_id, seen.viewer)
        seen.day, seen.job_id, decode(seen.viewer, 'hex') as viewer, seen.source
      from unnest(
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ jobId }) => jobId)}::uuid[],
        ${views.map(({ viewer }) => viewer)}::text[],
        ${views.map(({ source }) => source)}::text[],
        ${views.map(({ employerId }) => employerId)}::uuid[]
      ) as seen (day, job_id, viewer, source, employer_id)
      join jobs on jobs.id = seen.job_id
        and jobs.first_accepted_at is not null
        and jobs.employer_id is distinct from seen.employer_id
      order by seen.day, seen.job_id, seen.viewer
    ), added as (
      insert into job_viewers (day, job_id, viewer)
      select day, job_id, viewer from seen order by day, job_id, viewer
      on conflict do nothing
      returning day, job_id, viewer
    ), with_source as (
      insert into job_view_sources (job_id, source, count)
      select job_id, source, count(*)
      from added join seen using (day, job_id, viewer)
      where source is not null
      group by job_id, source order by job_id, source
      on conflict (job_id, source) do update set count = job_view_sources.count + excluded.count
    )
    insert into job_views (day, job_id, count)
    select day, job_id, count(*) from added group by day, job_id order by day, job_id
    on conflict (job_id, day) do update set count = job_views.count + excluded.count`.execute(db)
}

export async function deleteViewersBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('job_viewers').where('day', '<', day).execute()
}
