import type { Option } from '#contract/options.ts'

/** Why an admin refunds a payment by hand. */
export const refundReasonOptions = [
  {
    value: 'paid_by_mistake',
    wireLabel: 'Paid by mistake',
    labelKey: 'payments.reason.paid_by_mistake',
  },
  {
    value: 'job_not_needed',
    wireLabel: 'The employer does not need the job any more',
    labelKey: 'payments.reason.job_not_needed',
  },
  {
    value: 'service_failed',
    wireLabel: 'Something did not work on our side',
    labelKey: 'payments.reason.service_failed',
  },
  { value: 'goodwill', wireLabel: 'Goodwill', labelKey: 'payments.reason.goodwill' },
  { value: 'other', wireLabel: 'Another reason', labelKey: 'payments.reason.other' },
] as const satisfies readonly Option[]

export type ManualRefundReason = (typeof refundReasonOptions)[number]['value']
