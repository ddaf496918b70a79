import { shownLineNames, shownLines } from '#contract/applications/shown-facts.ts'
import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import type { ShownLine } from '#contract/applications/shown-facts.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { educationOptions, experienceOptions, personGenderOptions } from '#contract/options.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'

/** The facts of a person that an employer sees, line by line as both sides read them. Lines without an answer are left out. */
export function useShownTexts(): (facts: ShownFacts) => { line: ShownLine; text: string }[] {
  const { optionText } = useOptionText()
  const written = {
    dob: ({ dob }) => (dob === '' ? '' : dayMonthYear(dob)),
    gender: ({ gender }) => optionText(personGenderOptions, gender),
    mobileNumber: ({ mobileNumber }) => (mobileNumber === '' ? '' : spacedNumber(mobileNumber)),
    education: ({ education }) => optionText(educationOptions, education),
    workexperience: ({ workexperience }) => optionText(experienceOptions, workexperience),
    address: ({ currentAddress, selectedCity, selectedState, pincode }) =>
      joined([currentAddress, selectedCity, `${selectedState} ${pincode}`.trim()]),
  } as const satisfies Partial<Record<ShownLine, (facts: ShownFacts) => string>>
  const textOf: Partial<Record<ShownLine, (facts: ShownFacts) => string>> = written
  return (facts) =>
    shownLineNames
      .map((line) => ({
        line,
        text: textOf[line]?.(facts) ?? joined(shownLines[line].map((name) => facts[name])),
      }))
      .filter(({ text }) => text !== '')
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
