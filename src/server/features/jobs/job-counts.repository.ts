import type { Kysely } from 'kysely'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { DB } from '#server/db/types.ts'

export type ApplicationCounts = Readonly<Record<ApplicationStatus, number>>

const none: ApplicationCounts = { waiting: 0, shortlisted: 0, rejected: 0 }

/** How many applications of each job its employer sees in each status. */
export async function countApplications(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<(jobId: string) => ApplicationCounts> {
  if (jobIds.length === 0) return () => none
  const rows = await db
    .selectFrom('application_counts')
    .select(({ fn }) => ['job_id', 'status', fn.sum<string>('count').as('total')])
    .where('job_id', 'in', jobIds)
    .groupBy(['job_id', 'status'])
    .execute()
  const counts = new Map<string, ApplicationCounts>()
  for (const { job_id: id, status, total } of rows) {
    counts.set(id, { ...(counts.get(id) ?? none), [status]: Number(total) })
  }
  return (id) => counts.get(id) ?? none
}

/** How often each job was seen: once a person and day. */
export async function countViews(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_views')
    .select(({ fn }) => ['job_id', fn.sum<string>('count').as('total')])
    .where('job_id', 'in', jobIds)
    .groupBy('job_id')
    .execute()
  return new Map(rows.map((row) => [row.job_id, Number(row.total)]))
}
