import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { DB } from '#server/db/types.ts'

type Decision = {
  readonly applicationId: string
  readonly jobId: string
  /** Where the application stood. */
  readonly from: { readonly stage: ApplicationStage; readonly status: ApplicationStatus }
  readonly now: Date
}

/** A change of a decision waits anew; what the candidate knows stays where it was. */
export async function putPendingDecision(
  tx: Transaction<DB>,
  { applicationId, jobId, from, now }: Decision,
): Promise<void> {
  await tx
    .insertInto('pending_decisions')
    .values({
      application_id: applicationId,
      job_id: jobId,
      from_stage: from.stage,
      from_status: from.status,
      decided_at: now,
    })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ decided_at: now }))
    .execute()
}

/** The candidate hears of a decision in another way. */
export const dropPendingDecision = (tx: Transaction<DB>, applicationId: string) =>
  tx.deleteFrom('pending_decisions').where('application_id', '=', applicationId).execute()

export type DueDecision = {
  readonly applicationId: string
  readonly decidedAt: Date
  /** The stage that the candidate knows. */
  readonly from: ApplicationStage
  readonly stage: ApplicationStage
  readonly candidateId: string
  readonly title: string
  readonly company: string
}

/**
 * Takes decisions out that their candidates are to be told of, but for those that another
 * transaction has locked. An application that is gone or withdrawn is taken out alone.
 */
export async function takeDueDecisions(
  tx: Transaction<DB>,
  { decidedBefore, limit }: { decidedBefore: Date; limit: number },
): Promise<{ taken: number; due: DueDecision[] }> {
  const locked = await tx
    .selectFrom('pending_decisions')
    .select('application_id')
    .where('decided_at', '<=', decidedBefore)
    .orderBy('decided_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = locked.map((each) => each.application_id)
  if (ids.length === 0) return { taken: 0, due: [] }
  const due = await tx
    .selectFrom('pending_decisions as pending')
    .innerJoin('application_keys as key', 'key.application_id', 'pending.application_id')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'pending.application_id')
        // The month that it lies in.
        .onRef('applications.applied_at', '=', 'key.applied_at'),
    )
    .innerJoin('jobs', 'jobs.id', 'pending.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .select([
      'pending.application_id as applicationId',
      'pending.decided_at as decidedAt',
      sql<ApplicationStage>`coalesce(pending.from_stage, case pending.from_status
        when 'waiting' then 'applied' when 'rejected' then 'not_selected' else pending.from_status end)`.as(
        'from',
      ),
      'applications.stage',
      'applications.candidate_id as candidateId',
      'jobs.title',
      'jobs.company_name as company',
    ])
    .where('pending.application_id', 'in', ids)
    .where('applications.sharing_withdrawn_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .execute()
  await tx.deleteFrom('pending_decisions').where('application_id', 'in', ids).execute()
  return { taken: ids.length, due }
}

/** Jobs with applications that wait too long, and whose employer was not reminded lately. */
export async function lockJobsToRemind(
  tx: Transaction<DB>,
  { span, remindedBefore, limit }: { span: Span; remindedBefore: Date; limit: number },
): Promise<{ id: string; employerId: string; title: string; company: string }[]> {
  return await tx
    .selectFrom('jobs')
    .select(['id', 'employer_id as employerId', 'title', 'company_name as company'])
    .where('lifecycle_state', 'in', ['live', 'paused', 'expired'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('applications')
        .select('job_id')
        .where('status', '=', 'waiting')
        .where('reminded_at', 'is', null)
        .where('applied_at', '>', span.from)
        .where('applied_at', '<=', span.until)
        .where('sharing_withdrawn_at', 'is', null),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('id')
            .whereRef('applications.job_id', '=', 'jobs.id')
            .where('status', '=', 'waiting')
            .where('reminded_at', '>', remindedBefore),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

export type Span = { readonly from: Date; readonly until: Date }

/** Marks a job's applications as reminded of, and returns those who applied. */
export async function markReminded(
  tx: Transaction<DB>,
  jobId: string,
  { span, now }: { span: Span; now: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('applications')
    .set({ reminded_at: now })
    .where('job_id', '=', jobId)
    .where('status', '=', 'waiting')
    .where('reminded_at', 'is', null)
    .where('applied_at', '>', span.from)
    .where('applied_at', '<=', span.until)
    .where('sharing_withdrawn_at', 'is', null)
    .where('candidate_id', 'in', (from) =>
      from.selectFrom('accounts').select('id').where('deleted_at', 'is', null),
    )
    .returning('candidate_id')
    .execute()
  return rows.map((row) => row.candidate_id)
}

export type DayOfEmployer = {
  readonly employerId: string
  readonly applicants: number
  readonly jobId: string | null
}

/** How many applied within a span, for each employer after one who wants to hear of it daily. */
export async function countForEmployers(
  db: Kysely<DB>,
  { span, after, limit }: { span: Span; after: string; limit: number },
): Promise<DayOfEmployer[]> {
  return await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'jobs.employer_id')
    .select(({ fn }) => [
      'jobs.employer_id as employerId',
      fn.countAll<number>().as('applicants'),
      // The only job, so that the message leads to it.
      sql<
        string | null
      >`case when min(jobs.id::text) = max(jobs.id::text) then min(jobs.id::text) end`.as('jobId'),
    ])
    .where('applied_at', '>=', span.from)
    .where('applied_at', '<', span.until)
    .where('applications.status', '=', 'waiting')
    .where('sharing_withdrawn_at', 'is', null)
    .where('accounts.applicant_news', '=', 'daily')
    .where('accounts.deleted_at', 'is', null)
    .where('jobs.employer_id', '>', after)
    .groupBy('jobs.employer_id')
    .orderBy('jobs.employer_id')
    .limit(limit)
    .execute()
}
