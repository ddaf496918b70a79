import type { ErrorCode } from '#contract/errors.ts'

/** What stood in the way of an answer, as the page's address says it. */
export const answerProblems = ['full', 'over', 'choose', 'changed'] as const
export type AnswerProblem = (typeof answerProblems)[number]

/** Refusals that the page explains. */
const problems: Readonly<Record<string, AnswerProblem>> = {
  INTERVIEW_FULL: 'full',
  INVITATION_OVER: 'over',
  NOT_FOUND: 'choose',
  STATUS_NOT_ALLOWED: 'changed',
} satisfies Partial<Record<ErrorCode, AnswerProblem>>

/** The problem that an error code of a refused answer stands for; undefined for any other code. */
export const problemOfRefusal = (code: string): AnswerProblem | undefined => problems[code]
