import type { Insertable, Kysely, Selectable } from 'kysely'
import type { JobRow } from './jobs.repository.ts'
import type { DB, JobChangeRequests, JobRevisions } from '#server/db/types.ts'

export type ChangeRequestRow = Selectable<JobChangeRequests>
export type RevisionRow = Selectable<JobRevisions>

export async function insertChangeRequest(
  tx: Kysely<DB>,
  request: Insertable<JobChangeRequests>,
): Promise<void> {
  await tx.insertInto('job_change_requests').values(request).execute()
}

/** A job as it will be with its changes. */
export const withChanges = (job: JobRow, changes: RevisionRow['changes']): JobRow =>
  Object.assign({ ...job }, changes)

/** The last request of each job. */
export async function findChangeRequests(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeRequestRow>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_change_requests')
    .selectAll()
    .distinctOn('job_id')
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('number', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

/** The changes of each job that wait for an admin. */
export async function findRevisions(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, RevisionRow>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_revisions')
    .selectAll()
    .where('job_id', 'in', jobIds)
    .where('outcome', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

export async function findRevision(db: Kysely<DB>, id: string): Promise<RevisionRow | undefined> {
  return await db.selectFrom('job_revisions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertRevision(
  tx: Kysely<DB>,
  revision: Insertable<JobRevisions>,
): Promise<void> {
  await tx.insertInto('job_revisions').values(revision).execute()
}

/** Ends the changes of a job that wait; undefined when there are none. */
export async function endRevision(
  tx: Kysely<DB>,
  jobId: string,
  end: { outcome: RevisionRow['outcome']; words?: string; ended_at: Date },
): Promise<RevisionRow | undefined> {
  return await tx
    .updateTable('job_revisions')
    .set(end)
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
