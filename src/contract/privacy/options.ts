import type { Option } from '#contract/options.ts'

/** The subjects of a complaint or request about personal data. */
export const grievanceTopicOptions = [
  { value: 'access', wireLabel: 'What is kept about me', labelKey: 'option.grievanceTopic.access' },
  {
    value: 'correction',
    wireLabel: 'Something is wrong',
    labelKey: 'option.grievanceTopic.correction',
  },
  { value: 'erasure', wireLabel: 'Delete something', labelKey: 'option.grievanceTopic.erasure' },
  { value: 'consent', wireLabel: 'A consent of mine', labelKey: 'option.grievanceTopic.consent' },
  {
    value: 'misuse',
    wireLabel: 'Somebody misuses my data',
    labelKey: 'option.grievanceTopic.misuse',
  },
  { value: 'other', wireLabel: 'Something else', labelKey: 'option.grievanceTopic.other' },
] as const satisfies readonly Option[]

export type GrievanceTopic = (typeof grievanceTopicOptions)[number]['value']
