import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { DB } from '#server/db/types.ts'
import { isApplication } from './application-month.ts'

export type StageChange = {
  readonly applicationId: string
  readonly from: ApplicationStage
  readonly to: ApplicationStage
  /** Who moved it. */
  readonly accountId: string
  readonly now: Date
}

/** Writes an employer's decision on a locked application. */
export async function moveApplication(
  tx: Transaction<DB>,
  jobId: string,
  change: StageChange & { readonly status: ApplicationStatus },
): Promise<void> {
  const { applicationId, to, status, now } = change
  await tx
    .updateTable('applications')
    .set({ stage: to, status, reviewed_at: now })
    .where(isApplication(applicationId, jobId))
    .execute()
  await recordChange(tx, change)
}

/** Withdraws a locked application. Its employer no longer finds it; its status stays. */
export async function withdrawApplication(
  tx: Transaction<DB>,
  change: Omit<StageChange, 'to'>,
): Promise<void> {
  const { applicationId, now } = change
  await tx
    .updateTable('applications')
    .set({ stage: 'withdrawn', sharing_withdrawn_at: sql`coalesce(sharing_withdrawn_at, ${now})` })
    .where(isApplication(applicationId))
    .execute()
  await recordChange(tx, { ...change, to: 'withdrawn' })
}

async function recordChange(
  tx: Transaction<DB>,
  { applicationId, from, to, accountId, now }: StageChange,
): Promise<void> {
  await tx
    .insertInto('application_stage_changes')
    .values({
      application_id: applicationId,
      from_stage: from,
      to_stage: to,
      account_id: accountId,
      changed_at: now,
    })
    .execute()
}

/** The candidate's own application, locked until the transaction ends. */
export async function lockOwnApplication(
  tx: Transaction<DB>,
  candidateId: string,
  applicationId: string,
): Promise<ApplicationStage | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('stage')
    .where(isApplication(applicationId))
    .where('candidate_id', '=', candidateId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.stage
}

/** When each application came to the stage where it stands. */
export async function findLastChanges(
  db: Kysely<DB>,
  applicationIds: readonly string[],
): Promise<{ applicationId: string; changedAt: Date }[]> {
  if (applicationIds.length === 0) return []
  return await db
    .selectFrom('application_stage_changes')
    .select(['application_id as applicationId', 'changed_at as changedAt'])
    .distinctOn('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute()
}
