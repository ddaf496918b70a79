import type { Answered, GivenAnswers } from '#contract/applications/answers.ts'
import { answerProblem, fits } from '#contract/jobs/questions.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { AppError } from '#server/lib/app-error.ts'

/**
 * The answers to a job's questions, in their order. Undefined answers come from a program that does not ask: they miss every
 * must-have.
 * @throws AppError QUESTIONS_CHANGED when the answers are to other questions, INVALID_FORM
 */
export function answersTo(
  questions: readonly JobQuestion[],
  given: GivenAnswers | undefined,
): Answered[] {
  if (given === undefined) return questions.map((question) => answered(question, null))
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]))
  const isOfThese =
    byQuestion.size === questions.length && questions.every(({ id }) => byQuestion.has(id))
  if (!isOfThese) throw new AppError('QUESTIONS_CHANGED')
  const answers = questions.map((question) => ({
    question,
    answer: byQuestion.get(question.id) ?? '',
  }))
  const problems = answers.flatMap(({ question, answer }) => {
    const messageKey = answerProblem(question, answer)
    return messageKey ? [{ path: answerPath(question.id), messageKey }] : []
  })
  const [first] = problems
  if (first) {
    throw new AppError('INVALID_FORM', {
      fields: Object.fromEntries(problems.map(({ path, messageKey }) => [path, messageKey])),
      messageKey: first.messageKey,
    })
  }
  return answers.map(({ question, answer }) => answered(question, answer))
}

const answerPath = (questionId: string): string => `answers.${questionId}`

function answered(asked: JobQuestion, answer: string | null): Answered {
  const { id: _id, ...question } = asked
  return { question, answer, isMissed: !fits(question, answer) }
}
