/** What stood in the way of a number that was sent at the poster, as the page's address says it. */
export const checkInProblems = ['phoneInvalid', 'notInvited', 'otherDay'] as const
export type CheckInProblem = (typeof checkInProblems)[number]
