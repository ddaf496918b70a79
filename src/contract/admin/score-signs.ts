import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** What in a job's own words and contact makes it worth a closer look, with its points. An admin decides, never the sum. */
export const signPoints = {
  asksForMoney: 40,
  asksForSecrets: 40,
  asksForIdentity: 20,
  placementWords: 10,
  contactInText: 10,
  freeMail: 5,
} as const

export type ScoreSign = keyof typeof signPoints
export const scoreSigns = [
  'asksForMoney',
  'asksForSecrets',
  'asksForIdentity',
  'placementWords',
  'contactInText',
  'freeMail',
] as const satisfies readonly ScoreSign[]

export const signNames = {
  asksForMoney: 'admin.sign.asksForMoney',
  asksForSecrets: 'admin.sign.asksForSecrets',
  asksForIdentity: 'admin.sign.asksForIdentity',
  placementWords: 'admin.sign.placementWords',
  contactInText: 'admin.sign.contactInText',
  freeMail: 'admin.sign.freeMail',
} as const satisfies Record<ScoreSign, MessageKey>
