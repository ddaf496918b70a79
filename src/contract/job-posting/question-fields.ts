import { z } from 'zod'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { questionSchema } from '#contract/jobs/question-schemas.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { limits } from '#contract/limits.ts'
import { readJson } from './question-list.ts'
import { questionProblem } from './question-problem.ts'
import { findRisk } from './risk-words.ts'

const invalid: MessageKey = 'validation.invalid'
const tooMany: MessageKey = 'jobForm.questionsTooMany'
const twice: MessageKey = 'jobForm.questionTwice'
const asksForMoney: MessageKey = 'jobForm.asksForMoney'

const questionsSchema = z.array(questionSchema)

/** The questions of the job form, which carries them as JSON; undefined from a form that does not ask for them. */
export const questionFieldsSchema = z
  .looseObject({
    questions: z
      .string()
      .max(limits.longText * 4)
      .optional(),
  })
  .transform(({ questions }, context): Question[] | undefined => {
    if (questions === undefined) return undefined
    const parsed = questionsSchema.safeParse(readJson(questions))
    const problem = parsed.success ? problemOf(parsed.data) : invalid
    if (parsed.success && problem === undefined) return parsed.data
    context.addIssue({ code: 'custom', path: ['questions'], message: problem ?? invalid })
    return z.NEVER
  })

function problemOf(questions: readonly Question[]): MessageKey | undefined {
  if (questions.length > limits.questionsPerJob) return tooMany
  const names = questions.map(({ libraryName, words }) => libraryName ?? words.toLowerCase())
  if (new Set(names).size < names.length) return twice
  const bad = questions.map(questionProblem).find((problem) => problem !== undefined)
  if (bad !== undefined) return bad
  const texts = questions.flatMap(({ libraryName, words, choices }) =>
    libraryName === null ? [words, ...choices] : [],
  )
  return texts.some((text) => findRisk(text) !== undefined) ? asksForMoney : undefined
}
