import type { NamedLanguage } from '#contract/jobs/spoken-languages.ts'
import type { Option } from '#contract/options.ts'

/** The languages that applicants are filtered by. */
export const languageOptions = [
  { value: 'hindi', wireLabel: 'Hindi', labelKey: 'option.language.hindi' },
  { value: 'english', wireLabel: 'English', labelKey: 'option.language.english' },
] as const satisfies readonly Option<NamedLanguage>[]

/** How a filter names an answer: the id of a question of the job, and one of its values. */
export const answerFilter = (questionId: string, value: string): string => `${questionId}:${value}`

export function readAnswerFilter(filter: string): { questionId: string; value: string } {
  const [questionId = '', ...value] = filter.split(':')
  return { questionId, value: value.join(':') }
}
