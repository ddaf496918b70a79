import { folded } from './search-words.rules.ts'

const years = String.raw`\d{1,2}(?:\.\d)?\s?\+?\s?(?:years?|yrs?|saal|sal|साल|वर्ष)`
const experience = String.raw`(?:experienced?|exp|anubhav|tajurba|अनुभव|एक्सपीरियंस)`
const age = String.raw`(?:age|aged|old|umar|umr|उम्र)`
const of = String.raw`(?:(?:ka|ki|ke|of|का|के|की)\s)?`
/** More hours than part time has. */
const hours = String.raw`(?:[6-9]|1[0-2])\s?(?:hours?|hrs?|ghante|ghanta|घंटे)`

const figures = [
  // '0 years' are those of a fresher.
  String.raw`(?!0)${years}\s${of}(?:work\s)?${experience}`,
  String.raw`${experience}\s${of}${years}`,
  String.raw`${years}\s${of}${age}`,
  String.raw`${age}\s(?:is\s)?\d{2}(?:\s?\+|\s?(?:years?|saal))?`,
  String.raw`(?:1[5-9]|[2-6]\d)\s(?:saal|sal|years?)\sk[aei]`,
  String.raw`${hours}(?:\s${of}(?:duty|shift|job|work|kaam))?`,
]
const ownFigures = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.])(?:${figures.join('|')})(?![\p{L}\p{M}\d])`,
  'gu',
)

/** A text without years of experience, age and the hours of a whole day: they say what most jobs take. */
export const withoutOwnFigures = (text: string): string => folded(text).replaceAll(ownFigures, ' ')
