/** What stood in the way of an answer that was sent without script, as the page's address says it. */
export const answerProblems = ['full', 'over', 'choose', 'changed'] as const
export type AnswerProblem = (typeof answerProblems)[number]
