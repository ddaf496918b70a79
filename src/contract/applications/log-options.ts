/* What the employer of a job can say about an applicant. Without the library of schemas, for the screens. */

/** By which way an applicant was spoken to. */
export const contactWays = ['call', 'whatsapp'] as const
export type ContactWay = (typeof contactWays)[number]

export const callOutcomes = ['talked', 'noAnswer', 'notInterested', 'interviewFixed'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Weak, okay, good, strong. */
export const ratings = [1, 2, 3, 4] as const
export type Rating = (typeof ratings)[number]
