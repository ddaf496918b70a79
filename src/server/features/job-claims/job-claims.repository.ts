import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type ClaimRow = {
  readonly job_id: string
  readonly admin_id: string
  readonly admin_name: string
  readonly held_until: Date
}

/** The claims on jobs that hold now. */
export async function findClaims(
  db: Kysely<DB>,
  jobIds: readonly string[],
  now: Date,
): Promise<ClaimRow[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<ClaimRow>`
    select claims.job_id, claims.admin_id, claims.held_until,
      coalesce(identities.email, identities.subject) as admin_name
    from job_claims claims
    join accounts on accounts.id = claims.admin_id
    join identities on identities.id = accounts.identity_id
    where claims.job_id = any(${jobIds}::uuid[]) and claims.held_until > ${now}`.execute(db)
  return rows
}

type Claim = { readonly jobId: string; readonly adminId: string }

/** Takes a posted job, or holds it longer; false while another admin has it, or there is no such job. */
export async function takeClaim(
  db: Kysely<DB>,
  { jobId, adminId }: Claim,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into job_claims (job_id, admin_id, held_until)
    select id, ${adminId}::uuid, ${until}::timestamptz from jobs
      where id = ${jobId} and lifecycle_state <> 'unpaid'
    on conflict (job_id) do update set admin_id = excluded.admin_id,
      -- the same call sent again says the same
      held_until = case
        when job_claims.admin_id = excluded.admin_id and job_claims.held_until > ${until}::timestamptz - interval '1 minute'
        then job_claims.held_until else excluded.held_until end
      where job_claims.admin_id = excluded.admin_id or job_claims.held_until <= ${now}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function dropOwnClaim(db: Kysely<DB>, { jobId, adminId }: Claim): Promise<void> {
  await db
    .deleteFrom('job_claims')
    .where('job_id', '=', jobId)
    .where('admin_id', '=', adminId)
    .execute()
}

export async function dropClaim(tx: Transaction<DB>, jobId: string): Promise<void> {
  await tx.deleteFrom('job_claims').where('job_id', '=', jobId).execute()
}
