/**
 * The reasons of refunds that nobody asks for. 'job_rejected', 'job_withdrawn': by an admin or by its
 * employer, before the job was published; 'account_deleted': the posts that were left; 'not_owed': paid twice, or the job is gone.
 */
export const automaticRefundReasons = [
  'job_rejected',
  'job_withdrawn',
  'account_deleted',
  'not_owed',
] as const
export type AutomaticRefundReason = (typeof automaticRefundReasons)[number]
