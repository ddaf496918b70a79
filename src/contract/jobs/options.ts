import type { Option } from '#contract/options.ts'

/** Why an admin rejects a job. */
export const rejectionReasonOptions = [
  {
    value: 'askedForMoney',
    wireLabel: 'It asks candidates for money',
    labelKey: 'option.rejectionReason.askedForMoney',
  },
  {
    value: 'unreachable',
    wireLabel: 'We could not reach the contact person',
    labelKey: 'option.rejectionReason.unreachable',
  },
  {
    value: 'notConfirmed',
    wireLabel: 'Company or job not confirmed',
    labelKey: 'option.rejectionReason.notConfirmed',
  },
  {
    value: 'detailsWrong',
    wireLabel: 'Details are missing or wrong',
    labelKey: 'option.rejectionReason.detailsWrong',
  },
  {
    value: 'postedTwice',
    wireLabel: 'The same job is already posted',
    labelKey: 'option.rejectionReason.postedTwice',
  },
  {
    value: 'notAllowed',
    wireLabel: 'We do not allow this kind of work',
    labelKey: 'option.rejectionReason.notAllowed',
  },
  {
    value: 'other',
    wireLabel: 'It does not follow our rules for posts',
    labelKey: 'option.rejectionReason.other',
  },
] as const satisfies readonly Option[]

export type RejectionReason = (typeof rejectionReasonOptions)[number]['value']
