import { folded } from './search-words.rules.ts'

const years = String.raw`[1-9]\d?(?:\.\d)?\s?\+?\s?(?:years?|yrs?|saal|sal|साल|वर्ष)`
const experience = String.raw`(?:experienced?|exp|anubhav|tajurba|अनुभव|एक्सपीरियंस)`
const yearsOfExperience = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.])(?:${years}\s(?:(?:ka|ki|ke|of|का|के)\s)?(?:work\s)?${experience}|${experience}\s(?:of\s)?${years})(?![\p{L}\p{M}])`,
  'gu',
)

/** A text without '2 years experience': it says what its writer has, and most jobs fit. */
export const withoutYears = (text: string): string =>
  folded(text).replaceAll(yearsOfExperience, ' ')
