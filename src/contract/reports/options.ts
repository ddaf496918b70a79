import type { Option } from '#contract/options.ts'

/** The reasons to report a job. */
export const reportReasonOptions = [
  {
    value: 'askedForMoney',
    wireLabel: 'They asked for money',
    labelKey: 'option.reportReason.askedForMoney',
  },
  { value: 'fake', wireLabel: 'Fake job or company', labelKey: 'option.reportReason.fake' },
  {
    value: 'wrongDetails',
    wireLabel: 'Details are wrong',
    labelKey: 'option.reportReason.wrongDetails',
  },
  {
    value: 'unreachable',
    wireLabel: 'Nobody answers',
    labelKey: 'option.reportReason.unreachable',
  },
  {
    value: 'badBehaviour',
    wireLabel: 'Rude or unsafe behaviour',
    labelKey: 'option.reportReason.badBehaviour',
  },
  {
    value: 'alreadyFilled',
    wireLabel: 'Already filled',
    labelKey: 'option.reportReason.alreadyFilled',
  },
  { value: 'other', wireLabel: 'Something else', labelKey: 'option.reportReason.other' },
] as const satisfies readonly Option[]

export type ReportReason = (typeof reportReasonOptions)[number]['value']

export const hasPaidOptions = [
  { value: 'yes', wireLabel: 'Yes', labelKey: 'question.yes' },
  { value: 'no', wireLabel: 'No', labelKey: 'question.no' },
] as const satisfies readonly Option[]
