import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ValueKind } from '#contract/blocks/options.ts'
import { jobMoves } from '#contract/jobs/moves.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'

/** Suspends an organisation, unless it is, or lets it in again; false when there is none. */
export async function setSuspended(
  tx: Transaction<DB>,
  organisationId: string,
  at: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ suspended_at: at && sql`coalesce(suspended_at, ${at})` })
    .where('id', '=', organisationId)
    .where('role', '=', 'employer')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its jobs that a block freezes. */
export async function listFreezableJobs(
  tx: Transaction<DB>,
  organisationId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', organisationId)
    .where(sql<boolean>`lifecycle_state = any(${Object.keys(jobMoves.freeze.arrows)}::text[])`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertFrozenJob(
  tx: Transaction<DB>,
  row: { block_id: string; job_id: string; state: JobState },
): Promise<void> {
  await tx.insertInto('frozen_jobs').values(row).execute()
}

export const listFrozenJobs = (tx: Transaction<DB>, blockId: string) =>
  tx
    .selectFrom('frozen_jobs')
    .select(['job_id as jobId', 'state'])
    .where('block_id', '=', blockId)
    .orderBy('job_id')
    .execute()

/** What an organisation has proved to be its own. What it only claims may be somebody else's: admins block that by hand. */
export async function listOwnValues(
  tx: Transaction<DB>,
  organisationId: string,
): Promise<{ kind: ValueKind; value: string }[]> {
  const { rows } = await sql<{ kind: ValueKind; value: string }>`
    select 'phone' as kind, identities.subject as value
      from accounts join identities on identities.id = accounts.identity_id
      where accounts.id = ${organisationId} and identities.provider = 'phone'
    union select case kind when 'gstin' then 'gstin' else 'domain' end, value from evidence
      where organisation_id = ${organisationId} and kind in ('gstin', 'workEmail') and state = 'verified'
        and replaced_at is null`.execute(tx)
  return rows
}

/** Who applied to its jobs since a moment and still may hear from it. */
export async function listApplicants(
  tx: Kysely<DB>,
  organisationId: string,
  since: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct applications.candidate_id as id
    from applications join jobs on jobs.id = applications.job_id
      join accounts on accounts.id = applications.candidate_id and accounts.deleted_at is null
    where jobs.employer_id = ${organisationId} and applications.applied_at > ${since}
      and applications.stage not in ('withdrawn', 'not_selected')
    order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findName(db: Kysely<DB>, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom('employer_profiles')
    .select(['organization_name', 'name'])
    .where('account_id', '=', organisationId)
    .executeTakeFirst()
  return row?.organization_name || row?.name || ''
}
