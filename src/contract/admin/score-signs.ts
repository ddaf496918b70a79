import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** What in a job's own words and contact makes it worth a closer look. */
export const textSigns = [
  'asksForMoney',
  'asksForSecrets',
  'asksForIdentity',
  'placementWords',
  'contactInText',
  'freeMail',
] as const
export type TextSign = (typeof textSigns)[number]

/** What beside other jobs does: those of its kind, those that were refused or blocked, and its employer's own. */
const comparedSigns = [
  'sharedContact',
  'sameText',
  'sameLogo',
  'highPay',
  'firstJob',
  'manyAtOnce',
] as const

export const scoreSigns = [...textSigns, ...comparedSigns] as const
export type ScoreSign = (typeof scoreSigns)[number]

/** The points and the sentence of each sign. An admin decides, never the sum. */
export const signTable: Readonly<Record<ScoreSign, { points: number; text: MessageKey }>> = {
  asksForMoney: { points: 40, text: 'admin.sign.asksForMoney' },
  asksForSecrets: { points: 40, text: 'admin.sign.asksForSecrets' },
  sharedContact: { points: 40, text: 'admin.sign.sharedContact' },
  sameText: { points: 30, text: 'admin.sign.sameText' },
  sameLogo: { points: 25, text: 'admin.sign.sameLogo' },
  highPay: { points: 20, text: 'admin.sign.highPay' },
  asksForIdentity: { points: 20, text: 'admin.sign.asksForIdentity' },
  placementWords: { points: 10, text: 'admin.sign.placementWords' },
  contactInText: { points: 10, text: 'admin.sign.contactInText' },
  manyAtOnce: { points: 10, text: 'admin.sign.manyAtOnce' },
  freeMail: { points: 5, text: 'admin.sign.freeMail' },
  firstJob: { points: 5, text: 'admin.sign.firstJob' },
}

/** How much a job's points say. From how many on each begins is a setting. */
export const scoreLevels = ['high', 'look', 'low'] as const
export type ScoreLevel = (typeof scoreLevels)[number]
