import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ShownLine } from './shown-facts.ts'

export const shownLineLabels = {
  name: 'applySheet.fact.name',
  mobileNumber: 'applySheet.fact.mobile',
  email: 'applySheet.fact.email',
  dob: 'applySheet.fact.dob',
  gender: 'applySheet.fact.gender',
  address: 'applySheet.fact.address',
  education: 'applySheet.fact.education',
  language: 'applySheet.fact.language',
  workexperience: 'applySheet.fact.experience',
  pastjobexperience: 'applySheet.fact.pastWork',
  skills: 'applySheet.fact.skills',
  salary: 'applySheet.fact.salary',
} as const satisfies Record<ShownLine, MessageKey>
