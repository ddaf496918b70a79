import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, SqlBool, Transaction } from 'kysely'
import type { ReportDecision } from '#contract/reports.ts'
import type { DB, JobReports } from '../db/types.ts'

export type ReportRow = Selectable<JobReports>

/** False when this candidate has reported this job before. */
export async function insertReport(
  trx: Transaction<DB>,
  report: Insertable<JobReports>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('job_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** How many reports of each job nobody has decided on; jobs without any are left out. */
export async function countOpen(
  db: Kysely<DB>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_reports')
    .select(({ fn }) => ['job_id', fn.countAll<number>().as('count')])
    .where('job_id', 'in', jobIds)
    .where('decision', 'is', null)
    .groupBy('job_id')
    .execute()
  return new Map(rows.map((row) => [row.job_id, row.count]))
}

export async function countJobReports(db: Kysely<DB>, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first, after a position. */
export async function listReports(
  db: Kysely<DB>,
  jobId: string,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<ReportRow[]> {
  return await db
    .selectFrom('job_reports')
    .selectAll()
    .where('job_id', '=', jobId)
    .$if(after !== undefined, (reports) =>
      reports.where(
        sql<SqlBool>`(reported_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function decideOpen(
  trx: Transaction<DB>,
  jobId: string,
  { decision, now }: { decision: ReportDecision; now: Date },
): Promise<void> {
  await trx
    .updateTable('job_reports')
    .set({ decision, decided_at: now })
    .where('job_id', '=', jobId)
    .where('decision', 'is', null)
    .execute()
}
