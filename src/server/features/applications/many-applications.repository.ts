import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Rejection } from '#contract/applications/schemas.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { DB } from '#server/db/types.ts'
import { isShared } from './applications.repository.ts'

export type LockedApplicant = {
  readonly id: string
  readonly name: string
  readonly stage: ApplicationStage
  readonly status: ApplicationStatus
}

type Of = { readonly jobId: string; readonly ids: readonly string[] }

/** In their own months' partitions alone. */
const ofKeys = ({ jobId, ids }: Of) => sql`
  keys.application_id = any(${ids}::uuid[]) and keys.job_id = ${jobId}
  and applications.id = keys.application_id and applications.applied_at = keys.applied_at
  and applications.job_id = keys.job_id`

/** The applications of an own job, locked in one order until the transaction ends. */
export async function lockApplicants(
  tx: Transaction<DB>,
  of: Of & { readonly employerId: string },
): Promise<LockedApplicant[]> {
  const { rows } = await sql<LockedApplicant>`
    select applications.id, applications.name, applications.stage, applications.status
    from applications join application_keys keys on ${ofKeys(of)}
      join jobs on jobs.id = applications.job_id and jobs.employer_id = ${of.employerId}
    where ${isShared}
    order by applications.id
    for no key update of applications`.execute(tx)
  return rows
}

export type Moved = {
  readonly id: string
  readonly from: ApplicationStage
  readonly to: ApplicationStage
  readonly status: ApplicationStatus
}

type Moving = {
  readonly jobId: string
  readonly moved: readonly Moved[]
  readonly accountId: string
  readonly now: Date
  readonly rejection?: Rejection | undefined
}

/** Writes new stages of locked applications, with who moved them. */
export async function moveApplicants(
  tx: Transaction<DB>,
  { jobId, moved, accountId, now, rejection }: Moving,
): Promise<void> {
  const ids = moved.map(({ id }) => id)
  await sql`
    update applications set stage = change.to_stage, status = change.status, reviewed_at = ${now}
    from application_keys keys, unnest(${ids}::uuid[], ${moved.map(({ to }) => to)}::text[],
      ${moved.map(({ status }) => status)}::text[]) as change (id, to_stage, status)
    where ${ofKeys({ jobId, ids })} and change.id = applications.id`.execute(tx)
  await sql`
    insert into application_stage_changes
      (application_id, from_stage, to_stage, account_id, changed_at, reason, message)
    select id, from_stage, to_stage, ${accountId}::uuid, ${now}::timestamptz,
      ${rejection?.reason ?? null}::text, nullif(${rejection?.message ?? ''}::text, '')
    from unnest(${ids}::uuid[], ${moved.map(({ from }) => from)}::text[],
      ${moved.map(({ to }) => to)}::text[]) as change (id, from_stage, to_stage)`.execute(tx)
}

/** Their candidates are told some minutes later; what a candidate knows already stays where it was. */
export async function putPendingDecisions(
  tx: Transaction<DB>,
  { jobId, decided, now }: { jobId: string; decided: readonly LockedApplicant[]; now: Date },
): Promise<void> {
  await sql`
    insert into pending_decisions (application_id, job_id, from_status, from_stage, decided_at)
    select id, ${jobId}::uuid, status, stage, ${now}::timestamptz
    from unnest(${decided.map(({ id }) => id)}::uuid[], ${decided.map(({ status }) => status)}::text[],
      ${decided.map(({ stage }) => stage)}::text[]) as decided (id, status, stage)
    order by id
    on conflict (application_id) do update set decided_at = excluded.decided_at`.execute(tx)
}

/** From where the last change of each came, of those whose candidates are not told yet. */
export async function findUntold(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApplicationStage>> {
  const { rows } = await sql<{ id: string; from_stage: ApplicationStage }>`
    select distinct on (changes.application_id) changes.application_id as id, changes.from_stage
    from application_stage_changes changes
      join pending_decisions pending on pending.application_id = changes.application_id
    where changes.application_id = any(${ids}::uuid[])
    order by changes.application_id, changes.id desc`.execute(tx)
  return new Map(rows.map(({ id, from_stage: from }) => [id, from]))
}
