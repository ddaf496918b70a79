import { useState } from 'react'
import type { GivenAnswers } from '#contract/applications/answers.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { answerProblem, fits } from '#contract/jobs/questions.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { findField } from '#web/lib/forms/find-field.ts'

export type Answers = ReturnType<typeof useAnswers>

export const answerName = (questionId: string): string => `answers.${questionId}`

/** The answers of a person to a job's questions, as they are given. */
export function useAnswers(
  questions: readonly JobQuestion[],
  initial: Readonly<Record<string, string>> = {},
) {
  const [values, setValues] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const valueOf = ({ id }: JobQuestion): string => values[id] ?? ''
  const open = questions.filter((question) => answerProblem(question, valueOf(question)))

  return {
    values,
    valueOf,

    set: ({ id }: JobQuestion, value: string) =>
      setValues((before) => ({ ...before, [id]: value })),

    /** What is wrong with an answer, once the person wanted to send it. */
    problemOf: (question: JobQuestion): MessageKey | undefined =>
      isChecked ? answerProblem(question, valueOf(question)) : undefined,

    /** Whether an answer misses a must-have. One that is not given yet does not. */
    misses: (question: JobQuestion): boolean =>
      answerProblem(question, valueOf(question)) === undefined &&
      !fits(question, valueOf(question)),

    /** Whether all can be sent. If not, the problems show, and the first one gets the focus. */
    check(): boolean {
      setChecked(true)
      const [first] = open
      if (!first) return true
      findField(answerName(first.id))?.focus()
      return false
    },

    given: (): GivenAnswers =>
      questions.map((question) => ({
        questionId: question.id,
        answer: valueOf(question).trim(),
      })),
  }
}
