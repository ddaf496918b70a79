import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'

export const questionKinds = ['yesNo', 'number', 'choice', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const isQuestionKind = (value: unknown): value is QuestionKind =>
  questionKinds.some((kind) => kind === value)

export type QuestionChoice = { readonly value: string; readonly labelKey: MessageKey }

type NumberQuestion = {
  readonly kind: 'number'
  readonly unitKey: MessageKey
  /** Where a must-have begins; the employer changes it. */
  readonly wanted: { readonly least: number } | { readonly most: number }
  /** What one step adds. */
  readonly step: number
  /** A typing test in this language answers it, and nobody else. */
  readonly test?: TypingLanguage
}

export type LibraryQuestion = { readonly textKey: MessageKey } & (
  | { readonly kind: 'yesNo' }
  | NumberQuestion
  | {
      readonly kind: 'choice'
      readonly choices: readonly QuestionChoice[]
      /** What a must-have wants at first. */
      readonly wanted: readonly string[]
    }
  /** A voice note in this language answers it. */
  | { readonly kind: 'text'; readonly voice: TypingLanguage }
)

const levels = [
  { value: 'none', labelKey: 'question.level.none' },
  { value: 'little', labelKey: 'question.level.little' },
  { value: 'good', labelKey: 'question.level.good' },
  { value: 'veryGood', labelKey: 'question.level.veryGood' },
] as const satisfies readonly QuestionChoice[]

const joining = [
  { value: 'atOnce', labelKey: 'question.joining.atOnce' },
  { value: 'week', labelKey: 'question.joining.week' },
  { value: 'fortnight', labelKey: 'question.joining.fortnight' },
  { value: 'later', labelKey: 'question.joining.later' },
] as const satisfies readonly QuestionChoice[]

/** Questions that many employers ask. A question stays here for ever, because applications name it. */
export const questionLibrary = {
  nightShift: { textKey: 'question.nightShift', kind: 'yesNo' },
  englishLevel: {
    textKey: 'question.englishLevel',
    kind: 'choice',
    choices: levels,
    wanted: ['good', 'veryGood'],
  },
  joining: {
    textKey: 'question.joining',
    kind: 'choice',
    choices: joining,
    wanted: ['atOnce', 'week', 'fortnight'],
  },
  typingSpeed: {
    textKey: 'question.typingSpeed',
    kind: 'number',
    unitKey: 'question.unit.words',
    wanted: { least: 25 },
    step: 5,
  },
  typingTestEnglish: {
    textKey: 'question.typingTestEnglish',
    kind: 'number',
    unitKey: 'question.unit.words',
    wanted: { least: 25 },
    step: 5,
    test: 'en',
  },
  typingTestHindi: {
    textKey: 'question.typingTestHindi',
    kind: 'number',
    unitKey: 'question.unit.words',
    wanted: { least: 20 },
    step: 5,
    test: 'hi',
  },
  voiceNoteEnglish: { textKey: 'question.voiceNoteEnglish', kind: 'text', voice: 'en' },
  voiceNoteHindi: { textKey: 'question.voiceNoteHindi', kind: 'text', voice: 'hi' },
  ownLaptop: { textKey: 'question.ownLaptop', kind: 'yesNo' },
  homeInternet: { textKey: 'question.homeInternet', kind: 'yesNo' },
  quietRoom: { textKey: 'question.quietRoom', kind: 'yesNo' },
  ownVehicle: { textKey: 'question.ownVehicle', kind: 'yesNo' },
  drivingLicence: { textKey: 'question.drivingLicence', kind: 'yesNo' },
  voiceExperience: {
    textKey: 'question.voiceExperience',
    kind: 'number',
    unitKey: 'question.unit.months',
    wanted: { least: 6 },
    step: 1,
  },
  salesExperience: {
    textKey: 'question.salesExperience',
    kind: 'number',
    unitKey: 'question.unit.months',
    wanted: { least: 6 },
    step: 1,
  },
  noticePeriod: {
    textKey: 'question.noticePeriod',
    kind: 'number',
    unitKey: 'question.unit.days',
    wanted: { most: 15 },
    step: 5,
  },
  rotationalShift: { textKey: 'question.rotationalShift', kind: 'yesNo' },
  sixDays: { textKey: 'question.sixDays', kind: 'yesNo' },
  fromOffice: { textKey: 'question.fromOffice', kind: 'yesNo' },
  relocation: { textKey: 'question.relocation', kind: 'yesNo' },
  hindiLevel: {
    textKey: 'question.hindiLevel',
    kind: 'choice',
    choices: levels,
    wanted: ['good', 'veryGood'],
  },
  computerBasics: { textKey: 'question.computerBasics', kind: 'yesNo' },
  salesTargets: { textKey: 'question.salesTargets', kind: 'yesNo' },
  smartphone: { textKey: 'question.smartphone', kind: 'yesNo' },
  documentsReady: { textKey: 'question.documentsReady', kind: 'yesNo' },
  stayOneYear: { textKey: 'question.stayOneYear', kind: 'yesNo' },
} as const satisfies Record<string, LibraryQuestion>

export type LibraryName = keyof typeof questionLibrary

const isLibraryName = (name: string): name is LibraryName => Object.hasOwn(questionLibrary, name)

export const libraryNames: readonly LibraryName[] =
  Object.keys(questionLibrary).filter(isLibraryName)

/** The library's question of a name; undefined for one that this build does not know, and for an own question. */
export const findLibraryQuestion = (name: string | null): LibraryQuestion | undefined =>
  name !== null && isLibraryName(name) ? questionLibrary[name] : undefined
