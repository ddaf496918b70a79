/** What is known of a recruiter: called by an admin; an account with nothing proved; suspended; nobody here. */
export const recruiterLevels = ['verified', 'registered', 'blocked', 'unknown'] as const
export type RecruiterLevel = (typeof recruiterLevels)[number]
