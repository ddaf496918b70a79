import { dayMonthYear } from '#contract/india-time.ts'
import { educationOptions, experienceOptions, personGenderOptions } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import type { CandidateValues, GroupName } from './candidate-values.ts'

interface Words {
  /** A city or state in the reader's language. */
  place: (name: string) => string
  choice: (options: readonly Option[], value: string) => string
  born: (date: string) => string
  /** The names of the chosen or saved files. */
  files: readonly string[]
}

/** The answers of a folded group in one line. */
export function groupSummary(group: GroupName, values: CandidateValues, words: Words): string {
  const parts: Record<GroupName, readonly string[]> = {
    about: [
      values.name,
      words.choice(personGenderOptions, values.gender),
      values.dob === '' ? '' : words.born(dayMonthYear(values.dob)),
      maskedNumber(values.mobileNumber),
      values.email,
    ],
    place: [
      values.currentAddress,
      words.place(values.selectedCity),
      words.place(values.selectedState),
      values.pincode,
    ],
    work: [
      words.choice(educationOptions, values.education),
      words.choice(experienceOptions, values.workexperience),
      values.language,
    ],
    documents: words.files,
  }
  const filled = parts[group].map((part) => part.trim()).filter((part) => part !== '')
  return [...new Set(filled)].join(', ')
}
