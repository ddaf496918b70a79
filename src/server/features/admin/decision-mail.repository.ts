import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

/** A job with its employer, for a mail about a decision; undefined when the account is deleted. */
export async function findDecidedJob(db: Kysely<DB>, jobId: string) {
  return await db
    .selectFrom('jobs')
    .innerJoin('employer_profiles', 'employer_profiles.account_id', 'jobs.employer_id')
    .innerJoin('accounts', 'accounts.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.status',
      'jobs.expires_at',
      'employer_profiles.name',
      'employer_profiles.email',
      'accounts.locale',
    ])
    .where('jobs.id', '=', jobId)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function findFinalRejection(db: Kysely<DB>, rejectionId: string) {
  return await db
    .selectFrom('job_rejections')
    .select(['job_id', 'reason'])
    .where('id', '=', rejectionId)
    .where('outcome', '=', 'final')
    .executeTakeFirst()
}

/** What a rejection gave back; 0 for a free post, and for a job that was published. */
export async function findRefundPaise(db: Kysely<DB>, jobId: string): Promise<number> {
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('refunds.amount_paise')
    .where('orders.job_id', '=', jobId)
    .where('refunds.reason', '=', 'job_rejected')
    .executeTakeFirst()
  return refund?.amount_paise ?? 0
}
