import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'

type Ask = {
  /** The question. */
  readonly ask: MessageKey
  /** Below the question. */
  readonly about?: MessageKey
  /** The name of the part in the profile's slip. */
  readonly name: MessageKey
}

/** What each part of the profile is asked by. */
export const asks = {
  name: { ask: 'builder.askName', about: 'builder.aboutName', name: 'builder.partName' },
  place: { ask: 'builder.askPlace', about: 'builder.aboutPlace', name: 'builder.partPlace' },
  birth: { ask: 'builder.askBirth', about: 'builder.aboutBirth', name: 'builder.partBirth' },
  education: { ask: 'builder.askEducation', name: 'builder.partEducation' },
  experience: { ask: 'builder.askExperience', name: 'builder.partExperience' },
  languages: {
    ask: 'builder.askLanguages',
    about: 'builder.aboutLanguages',
    name: 'builder.partLanguages',
  },
  shifts: { ask: 'builder.askShifts', about: 'builder.aboutShifts', name: 'builder.partShifts' },
  pay: { ask: 'builder.askPay', about: 'builder.aboutPay', name: 'builder.partPay' },
  email: { ask: 'builder.askEmail', about: 'builder.aboutEmail', name: 'builder.partEmail' },
  skills: { ask: 'builder.askSkills', about: 'builder.aboutSkills', name: 'builder.partSkills' },
} as const satisfies Record<ProfilePart, Ask>
