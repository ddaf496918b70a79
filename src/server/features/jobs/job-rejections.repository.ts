import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB, JobRejections } from '#server/db/types.ts'

export type RejectionRow = Selectable<JobRejections>

/** The database allows one open rejection for a job. */
export async function insertRejection(
  tx: Kysely<DB>,
  rejection: Insertable<JobRejections>,
): Promise<RejectionRow> {
  return await tx
    .insertInto('job_rejections')
    .values(rejection)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRejection(db: Kysely<DB>, id: string): Promise<RejectionRow | undefined> {
  return await db.selectFrom('job_rejections').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Ends the open rejection of a job; undefined when it has none. */
export async function endRejection(
  tx: Kysely<DB>,
  jobId: string,
  changes: { outcome: 'final' | 'taken_back'; ended_at: Date },
): Promise<RejectionRow | undefined> {
  return await tx
    .updateTable('job_rejections')
    .set(changes)
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The last rejection of each job that was not taken back. */
export async function findRejections(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, RejectionRow>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_rejections')
    .selectAll()
    .distinctOn('job_id')
    .where('job_id', 'in', jobIds)
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '=', 'final')]))
    .orderBy('job_id')
    .orderBy('number', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

/** Rejections whose minute is over. */
export async function listDueRejections(
  db: Kysely<DB>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_rejections')
    .select('id')
    .where('outcome', 'is', null)
    .where('final_at', '<=', now)
    .orderBy('final_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Queues the end of a rejection's minute. */
export async function queueFinish(
  tx: Kysely<DB>,
  rejectionId: string,
  seconds: number,
): Promise<void> {
  await sql`
    select graphile_worker.add_job('finish-rejection',
      payload => ${JSON.stringify({ rejectionId })}::json,
      job_key => ${`finish-rejection:${rejectionId}`}::text,
      run_at => now() + make_interval(secs => ${seconds}),
      max_attempts => 12)`.execute(tx)
}
