import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { findLibraryQuestion } from '#contract/jobs/question-library.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { answerValues } from '#contract/jobs/questions.ts'

/** What is wrong with a question; undefined for a good one. */
export function questionProblem(question: Question): MessageKey | undefined {
  const { libraryName, words, kind, choices, isMustHave, wanted, least, most } = question
  const known = findLibraryQuestion(libraryName)
  if (libraryName === null && words === '') return 'jobForm.questionWordsRequired'
  if (libraryName !== null && (!known || known.kind !== kind || words !== '')) {
    return 'validation.invalid'
  }
  if (kind === 'choice' ? hasBadChoices(choices) : choices.length > 0) {
    return 'jobForm.questionChoicesRequired'
  }
  if (known?.kind === 'choice' && !isSame(choices, known.choices)) return 'validation.invalid'
  const values = answerValues(question)
  if (wanted.some((value) => !values.includes(value))) return 'validation.invalid'
  if (!isMustHave || kind === 'text') return undefined
  if (kind === 'number') {
    if (least === null && most === null) return 'jobForm.questionWantedRequired'
    return least !== null && most !== null && least > most ? 'validation.invalid' : undefined
  }
  return wanted.length === 0 ? 'jobForm.questionWantedRequired' : undefined
}

const hasBadChoices = (choices: readonly string[]): boolean =>
  choices.length < 2 || choices.includes('') || new Set(choices).size < choices.length

const isSame = (values: readonly string[], choices: readonly { readonly value: string }[]) =>
  values.length === choices.length && choices.every(({ value }, at) => value === values[at])
