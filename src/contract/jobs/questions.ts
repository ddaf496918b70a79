import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import { findLibraryQuestion, questionKinds } from './question-library.ts'

/*
 * The questions of a job. `libraryName` names a question of the library, whose words are the product's in each language;
 * an own one has `words` and, for one of several, the texts of its `choices`.
 */

/** The answers of a question with yes or no. */
const yesNo = ['yes', 'no'] as const

const text = (max: number) => z.string().trim().max(max).refine(isStorableText)
const figure = z.number().int().min(0).max(limits.questionNumber).nullable()

export const questionSchema = z.object({
  libraryName: z.string().max(limits.shortText).nullable(),
  words: text(limits.questionLength),
  kind: z.enum(questionKinds),
  choices: z.array(text(limits.questionChoiceLength)).max(limits.questionChoices),
  isMustHave: z.boolean(),
  /** The answers that fit a must-have: some of the choices. */
  wanted: z.array(text(limits.questionChoiceLength)).max(limits.questionChoices),
  /** A number that fits a must-have lies between these. */
  least: figure,
  most: figure,
})
export type Question = z.infer<typeof questionSchema>

/** A question of a job. Its id changes with its content. */
export const jobQuestionSchema = questionSchema.extend({ id: z.string() })
export type JobQuestion = z.infer<typeof jobQuestionSchema>

/** The values that an answer may have, for yes or no and one of several. */
export function answerValues(question: Pick<Question, 'kind' | 'choices'>): readonly string[] {
  return question.kind === 'yesNo' ? yesNo : question.choices
}

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

/** What is wrong with an answer; undefined for one that can be sent. Only a line of text may stay empty, unless it is a must-have. */
export function answerProblem(question: Question, answer: string): MessageKey | undefined {
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

/** Whether an answer has what a must-have wants. Other questions want nothing. A missing answer does not have it. */
export function fits(question: Question, answer: string | null): boolean {
  const { kind, isMustHave, wanted, least, most } = question
  if (!isMustHave) return true
  if (answer === null || answer.trim() === '') return false
  if (kind === 'text') return true
  if (kind !== 'number') return wanted.includes(answer)
  const value = Number(answer)
  return (least === null || value >= least) && (most === null || value <= most)
}
