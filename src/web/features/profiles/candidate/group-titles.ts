import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { GroupName } from './candidate-values.ts'

export const groupTitles = {
  about: 'candidate.about',
  place: 'candidate.place',
  work: 'candidate.work',
  documents: 'candidate.documents',
} as const satisfies Record<GroupName, MessageKey>
