import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB, JobRenewals } from '#server/db/types.ts'

export type RenewalRow = Selectable<JobRenewals>

export async function insertRenewal(
  tx: Kysely<DB>,
  renewal: Insertable<JobRenewals>,
): Promise<RenewalRow> {
  return await tx
    .insertInto('job_renewals')
    .values(renewal)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The renewal that a form made. */
export async function findRenewal(
  tx: Kysely<DB>,
  jobId: string,
  submissionId: string,
): Promise<RenewalRow | undefined> {
  return await tx
    .selectFrom('job_renewals')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** Marks the renewal of an order as taken back; undefined when it renewed nothing. */
export async function takeRenewalBack(
  tx: Kysely<DB>,
  orderId: string,
  at: Date,
): Promise<RenewalRow | undefined> {
  return await tx
    .updateTable('job_renewals')
    .set({ taken_back_at: at })
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
