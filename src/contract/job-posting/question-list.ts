import { isQuestionKind } from '#contract/jobs/question-library.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'

/** The questions as a form field has them, without the library of schemas. What is no list of questions reads as none. */
export function readQuestions(field: string): Question[] {
  const list = readJson(field)
  return Array.isArray(list) && list.every(isQuestion) ? list : []
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false
  const {
    libraryName,
    words,
    kind,
    choices,
    isMustHave,
    wanted,
    least,
    most,
  }: Partial<Record<string, unknown>> = {
    ...value,
  }
  return (
    (libraryName === null || typeof libraryName === 'string') &&
    typeof words === 'string' &&
    isQuestionKind(kind) &&
    isTexts(choices) &&
    typeof isMustHave === 'boolean' &&
    isTexts(wanted) &&
    isFigure(least) &&
    isFigure(most)
  )
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const isFigure = (value: unknown): boolean => value === null || typeof value === 'number'
