import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** What in a job's own words and contact makes it worth a closer look. */
export const scoreSigns = [
  'asksForMoney',
  'asksForSecrets',
  'asksForIdentity',
  'placementWords',
  'contactInText',
  'freeMail',
] as const
export type ScoreSign = (typeof scoreSigns)[number]

/** The points and the sentence of each sign. An admin decides, never the sum. */
export const signTable: Readonly<Record<ScoreSign, { points: number; text: MessageKey }>> = {
  asksForMoney: { points: 40, text: 'admin.sign.asksForMoney' },
  asksForSecrets: { points: 40, text: 'admin.sign.asksForSecrets' },
  asksForIdentity: { points: 20, text: 'admin.sign.asksForIdentity' },
  placementWords: { points: 10, text: 'admin.sign.placementWords' },
  contactInText: { points: 10, text: 'admin.sign.contactInText' },
  freeMail: { points: 5, text: 'admin.sign.freeMail' },
}
