/*
 * What a candidate's words tell of languages: 'Hindi, English (fluent)'. A language may be named without its level.
 */

/** How well English is spoken, from the least. They are the levels that a job may ask for. */
export const englishLevels = ['englishNormal', 'englishIntermediate', 'englishFluent'] as const
export type EnglishLevel = (typeof englishLevels)[number]

export type SpokenLanguages = {
  readonly hindi: boolean
  readonly english: boolean
  readonly englishLevel: EnglishLevel | undefined
}

/** How each language is named in what people write, in lower case. */
export const languageNames = {
  hindi: ['hindi', 'हिन्दी', 'हिंदी'],
  english: ['english', 'अंग्रेज़ी', 'अंग्रेजी', 'इंग्लिश'],
} as const
export type NamedLanguage = keyof typeof languageNames

const isNamed = (language: NamedLanguage, part: string): boolean =>
  languageNames[language].some((name) => part.includes(name))

const levelWords: readonly (readonly [EnglishLevel, RegExp])[] = [
  ['englishNormal', /little|basic|normal|beginner|थोड़ी|थोड़ी/],
  ['englishFluent', /fluent|very good|excellent|native|advanced|बहुत अच्छी/],
  ['englishIntermediate', /intermediate|good|medium|अच्छी/],
]

export function readSpokenLanguages(words: string): SpokenLanguages {
  const parts = words.toLowerCase().split(/[,;/&\n]| and | और /)
  const ofEnglish = parts.find((part) => isNamed('english', part))
  return {
    hindi: parts.some((part) => isNamed('hindi', part)),
    english: ofEnglish !== undefined,
    englishLevel: levelWords.find(([, pattern]) => pattern.test(ofEnglish ?? ''))?.[0],
  }
}
