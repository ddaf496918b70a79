import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ReportDecision, ReportReceipt } from '#contract/reports/schemas.ts'
import type { DB, JobReports, ReportCases } from '#server/db/types.ts'
import { adminName } from '#server/db/admin-name.ts'
import { comesAfter } from '#server/db/written-order.ts'
import type { WrittenPosition } from '#server/lib/page.ts'

export type ReportRow = Selectable<JobReports>

/** Inserts a report; false when this candidate, or this device, has already reported this job. */
export async function insertReport(
  tx: Transaction<DB>,
  report: Insertable<JobReports>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('job_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // The day that an admin chose was for what was known then.
  if (inserted) await updateCase(tx, report.job_id, { due_at: null })
  return inserted !== undefined
}

/** Who has the reports of a job in the inbox; locked until the transaction ends. */
export const lockCaseOwner = (tx: Transaction<DB>, jobId: string) =>
  tx
    .selectFrom('report_cases')
    .select(['owner_id', adminName('report_cases.owner_id').as('owner_name')])
    .where('job_id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function updateCase(
  tx: Transaction<DB>,
  jobId: string,
  change: Updateable<ReportCases>,
): Promise<void> {
  await tx.updateTable('report_cases').set(change).where('job_id', '=', jobId).execute()
}

/** Whether a candidate applied to a job, also where the application was withdrawn since. */
export async function hasApplied(
  tx: Transaction<DB>,
  { jobId, candidateId }: { jobId: string; candidateId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('application_keys')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return found !== undefined
}

type Author = { readonly candidateId: string } | { readonly deviceHash: string }

/** What a person who reported a job is told of it: when it was, and whether the job is out of sight. */
export async function findReceipt(
  db: Kysely<DB>,
  jobId: string,
  author: Author,
): Promise<ReportReceipt | undefined> {
  const found = await db
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['reported_at', 'jobs.status'])
    .where('job_id', '=', jobId)
    .where((eb) =>
      'candidateId' in author
        ? eb('candidate_id', '=', author.candidateId)
        : eb('device_hash', '=', author.deviceHash),
    )
    .executeTakeFirst()
  return (
    found && {
      reportedAt: found.reported_at.toISOString(),
      isHidden: found.status !== 'accepted',
    }
  )
}

/** The number of undecided reports of each job; jobs without any are absent. */
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

/** The number of undecided reports of a job by candidates. */
export async function countOpenOfCandidates(db: Kysely<DB>, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('decision', 'is', null)
    .where('candidate_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether an undecided report of somebody who applied says that money was asked for. */
export async function hasOpenMoneyReport(db: Kysely<DB>, jobId: string): Promise<boolean> {
  const found = await db
    .selectFrom('job_reports')
    .select('id')
    .where('job_id', '=', jobId)
    .where('decision', 'is', null)
    .where('reason', '=', 'askedForMoney')
    .where('is_from_applicant', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function countJobReports(db: Kysely<DB>, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return count
}

/** A job's reports after a position, newest first. */
export async function listReports(
  db: Kysely<DB>,
  jobId: string,
  { after, limit }: { after: WrittenPosition | undefined; limit: number },
): Promise<ReportRow[]> {
  return await db
    .selectFrom('job_reports')
    .selectAll()
    .where('job_id', '=', jobId)
    .where(comesAfter(after, { at: 'reported_at', number: 'number' }))
    .orderBy('reported_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Opens the reports that were closed at an instant. */
export async function reopen(tx: Transaction<DB>, jobId: string, closedAt: Date): Promise<void> {
  await tx
    .updateTable('job_reports')
    .set({ decision: null, decided_at: null })
    .where('job_id', '=', jobId)
    .where('decided_at', '=', closedAt)
    .execute()
}

export async function decideOpen(
  tx: Transaction<DB>,
  jobId: string,
  { decision, now }: { decision: ReportDecision; now: Date },
): Promise<void> {
  await tx
    .updateTable('job_reports')
    .set({ decision, decided_at: now })
    .where('job_id', '=', jobId)
    .where('decision', 'is', null)
    .execute()
  // The next report is looked at anew.
  await updateCase(tx, jobId, { is_waiting: false, due_at: null })
}

/** Takes reports that were decided before an instant and whose authors do not know it, oldest first. */
export async function takeUnanswered(
  tx: Transaction<DB>,
  { decidedBefore, limit, now }: { decidedBefore: Date; limit: number; now: Date },
) {
  return await tx
    .with('due', (db) =>
      db
        .selectFrom('job_reports')
        .select('id')
        .where('answered_at', 'is', null)
        .where('decided_at', '<', decidedBefore)
        .orderBy('decided_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('job_reports')
    .from('due')
    .innerJoin('jobs', (join) => join.onTrue())
    .set({ answered_at: now })
    .whereRef('job_reports.id', '=', 'due.id')
    .whereRef('jobs.id', '=', 'job_reports.job_id')
    .returning(['job_reports.id', 'candidate_id', 'decision', 'jobs.title'])
    .execute()
}
