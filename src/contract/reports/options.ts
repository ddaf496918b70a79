import type { Option } from '#contract/options.ts'

/** The reasons of the form that reports a job. */
export const formReasonOptions = [
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

/** With what is told from the pass of an interview alone. */
export const reportReasonOptions = [
  ...formReasonOptions,
  {
    value: 'nobodyThere',
    wireLabel: 'Nobody was there',
    labelKey: 'option.reportReason.nobodyThere',
  },
] as const satisfies readonly Option[]

export type FormReason = (typeof formReasonOptions)[number]['value']
export type ReportReason = (typeof reportReasonOptions)[number]['value']

export const hasPaidOptions = [
  { value: 'yes', wireLabel: 'Yes', labelKey: 'question.yes' },
  { value: 'no', wireLabel: 'No', labelKey: 'question.no' },
] as const satisfies readonly Option[]
