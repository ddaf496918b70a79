import type { Option } from '#contract/options.ts'

/** How well somebody speaks a language. */
export const languageLevelOptions = [
  { value: 'little', wireLabel: 'A little', labelKey: 'option.languageLevel.little' },
  { value: 'good', wireLabel: 'Good', labelKey: 'option.languageLevel.good' },
  { value: 'veryGood', wireLabel: 'Very good', labelKey: 'option.languageLevel.veryGood' },
] as const satisfies readonly Option[]
export type LanguageLevel = (typeof languageLevelOptions)[number]['value']

/** When somebody can work. A job's shift has no `part`: that is its working time. */
export const wantedShiftOptions = [
  { value: 'day', wireLabel: 'Day', labelKey: 'option.wantedShift.day' },
  { value: 'night', wireLabel: 'Night', labelKey: 'option.wantedShift.night' },
  { value: 'rotational', wireLabel: 'Rotating', labelKey: 'option.wantedShift.rotational' },
  { value: 'part', wireLabel: 'Part time', labelKey: 'option.wantedShift.part' },
] as const satisfies readonly Option[]
export type WantedShift = (typeof wantedShiftOptions)[number]['value']

/** The languages that the builder offers. Any other can be typed. The profile keeps the wire label, or what was typed. */
export const spokenLanguageOptions = [
  { value: 'hindi', wireLabel: 'Hindi', labelKey: 'candidate.spoken.hindi' },
  { value: 'english', wireLabel: 'English', labelKey: 'candidate.spoken.english' },
  { value: 'bhojpuri', wireLabel: 'Bhojpuri', labelKey: 'candidate.spoken.bhojpuri' },
  { value: 'punjabi', wireLabel: 'Punjabi', labelKey: 'candidate.spoken.punjabi' },
  { value: 'bengali', wireLabel: 'Bengali', labelKey: 'candidate.spoken.bengali' },
  { value: 'maithili', wireLabel: 'Maithili', labelKey: 'candidate.spoken.maithili' },
  { value: 'marathi', wireLabel: 'Marathi', labelKey: 'candidate.spoken.marathi' },
  { value: 'telugu', wireLabel: 'Telugu', labelKey: 'candidate.spoken.telugu' },
  { value: 'tamil', wireLabel: 'Tamil', labelKey: 'candidate.spoken.tamil' },
  { value: 'gujarati', wireLabel: 'Gujarati', labelKey: 'candidate.spoken.gujarati' },
  { value: 'kannada', wireLabel: 'Kannada', labelKey: 'candidate.spoken.kannada' },
  { value: 'malayalam', wireLabel: 'Malayalam', labelKey: 'candidate.spoken.malayalam' },
  { value: 'odia', wireLabel: 'Odia', labelKey: 'candidate.spoken.odia' },
  { value: 'urdu', wireLabel: 'Urdu', labelKey: 'candidate.spoken.urdu' },
] as const satisfies readonly Option[]

/** The wanted pay that the builder offers, in rupees a month. */
export const wantedPays = [12_000, 14_000, 16_000, 18_000, 20_000, 25_000] as const
/** The width of a step of the pay. */
export const wantedPayStep = 500
export const wantedPayRange = { min: 1_000, max: 500_000 } as const

const separators = /\s*[,;/&\n]\s*/

/** The names in a text of the profile, such as its languages or skills. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .trim()
      .split(separators)
      .filter((name) => name !== ''),
  ),
]
