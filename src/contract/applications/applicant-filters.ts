import type { NamedLanguage } from '#contract/jobs/spoken-languages.ts'
import type { Option } from '#contract/options.ts'

/** The languages that applicants are filtered by. */
export const languageOptions = [
  { value: 'hindi', wireLabel: 'Hindi', labelKey: 'option.language.hindi' },
  { value: 'english', wireLabel: 'English', labelKey: 'option.language.english' },
] as const satisfies readonly Option<NamedLanguage>[]
