import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** Why somebody is not selected. The employer's team reads the label. */
export const rejectReasonOptions = [
  { value: 'language', wireLabel: 'Language level', labelKey: 'option.rejectReason.language' },
  { value: 'distance', wireLabel: 'Too far from work', labelKey: 'option.rejectReason.distance' },
  { value: 'shift', wireLabel: 'Shift does not suit', labelKey: 'option.rejectReason.shift' },
  { value: 'experience', wireLabel: 'Less experience', labelKey: 'option.rejectReason.experience' },
  {
    value: 'unreachable',
    wireLabel: 'Could not reach',
    labelKey: 'option.rejectReason.unreachable',
  },
  { value: 'filled', wireLabel: 'Position filled', labelKey: 'option.rejectReason.filled' },
] as const satisfies readonly Option[]
export type RejectReason = (typeof rejectReasonOptions)[number]['value']

/** What the candidate reads, in their language, where the employer wrote nothing else. */
export const rejectMessages = {
  language: 'rejectMessage.language',
  distance: 'rejectMessage.distance',
  shift: 'rejectMessage.shift',
  experience: 'rejectMessage.experience',
  unreachable: 'rejectMessage.unreachable',
  filled: 'rejectMessage.filled',
} as const satisfies Record<RejectReason, MessageKey>
