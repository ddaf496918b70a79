import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import { questionSchema } from '#contract/jobs/question-schemas.ts'
import { limits } from '#contract/limits.ts'

/** The answers of an application, by the ids of the job's questions. */
export const givenAnswersSchema = z
  .array(
    z.object({
      questionId: z.uuid(),
      answer: z.string().trim().max(limits.answerLength).refine(isStorableText),
    }),
  )
  .max(limits.questionsPerJob)
export type GivenAnswers = z.infer<typeof givenAnswersSchema>

/** An answer with its question as it was asked. */
export const answeredSchema = z.object({
  question: questionSchema,
  /** Null when the application was sent without the questions. */
  answer: z.string().nullable(),
  /** It does not have what the question wants. */
  isMissed: z.boolean(),
  /** Of an answer that a test gave: how much was right, in percent, and the day in India. */
  test: z.object({ accuracy: z.number().int(), day: z.string() }).nullable(),
  /** Of an answer that is a voice note: its day in India and a link that is good for some minutes. `answer` is its seconds. */
  voice: z.object({ day: z.string(), url: z.string() }).nullable(),
})
export type Answered = z.infer<typeof answeredSchema>

/** The same before it is shown to somebody, who gets a link of their own. */
export type StoredAnswer = Omit<Answered, 'voice'> & {
  readonly voice: { readonly day: string; readonly fileId: string } | null
}

/** The answers as the application form carries them; undefined for what is no list of answers. */
export function readGivenAnswers(field: unknown): GivenAnswers | undefined {
  if (typeof field !== 'string') return undefined
  try {
    return givenAnswersSchema.safeParse(JSON.parse(field)).data
  } catch {
    return undefined
  }
}
