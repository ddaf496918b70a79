import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import { findLibraryQuestion } from './question-library.ts'
import type { Question } from './question-schemas.ts'

/*
 * The questions of a job. `libraryName` names a question of the library, whose words are the product's in each language;
 * an own one has `words` and, for one of several, the texts of its `choices`.
 */

/** The answers of a question with yes or no. */
const yesNo = ['yes', 'no'] as const

/** The values that an answer may have, for yes or no and one of several. */
export function answerValues(question: Pick<Question, 'kind' | 'choices'>): readonly string[] {
  return question.kind === 'yesNo' ? yesNo : question.choices
}

/** The language of the typing test that answers a question. Undefined for what people answer themselves. */
export function testOf({ libraryName }: Pick<Question, 'libraryName'>): TypingLanguage | undefined {
  const known = findLibraryQuestion(libraryName)
  return known?.kind === 'number' ? known.test : undefined
}

/** The language of the voice note that answers a question. Undefined for what people answer themselves. */
export function voiceOf({
  libraryName,
}: Pick<Question, 'libraryName'>): TypingLanguage | undefined {
  const known = findLibraryQuestion(libraryName)
  return known?.kind === 'text' ? known.voice : undefined
}

/** Whether an assessment answers a question, and not what the form sends. */
export const isAssessed = (question: Pick<Question, 'libraryName'>): boolean =>
  testOf(question) !== undefined || voiceOf(question) !== undefined

/** What is wrong with an answer; undefined for one that can be sent. Only a line of text may stay empty, unless it is a must-have. */
export function answerProblem(question: Question, answer: string): MessageKey | undefined {
  if (isAssessed(question)) return undefined
  const { kind, choices, isMustHave } = question
  if (kind === 'yesNo') {
    return yesNo.some((value) => value === answer) ? undefined : 'application.chooseYesOrNo'
  }
  if (kind === 'choice') return choices.includes(answer) ? undefined : 'application.chooseOne'
  if (kind === 'number') {
    return /^\d{1,6}$/.test(answer) ? undefined : 'application.writeNumber'
  }
  if (answer.length > limits.answerLength) return 'validation.tooLong'
  return isMustHave && answer.trim() === '' ? 'application.writeAnswer' : undefined
}

/** Whether an answer has what a must-have wants. Other questions want nothing. A missing answer does not have it, but that of a test or a voice note is not yet there. */
export function fits(question: Question, answer: string | null): boolean {
  const { kind, isMustHave, wanted, least, most } = question
  if (!isMustHave) return true
  if (answer === null || answer.trim() === '') return isAssessed(question)
  if (kind === 'text') return true
  if (kind !== 'number') return wanted.includes(answer)
  const value = Number(answer)
  return (least === null || value >= least) && (most === null || value <= most)
}
