import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { questionKinds } from './question-library.ts'

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
