/** A slot is for one person or a few at one moment; a walk-in window takes many within hours. */
export const interviewKinds = ['slot', 'walkIn'] as const
export type InterviewKind = (typeof interviewKinds)[number]

export const interviewModes = ['inPerson', 'phone', 'video'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** What people are asked to bring. Papers are shown, never left or uploaded. */
export const bringItems = ['resume', 'idProof', 'photos', 'marksheets', 'drivingLicence'] as const
export type BringItem = (typeof bringItems)[number]

/** How long a slot is, in minutes. */
export const slotMinutes = ['15', '30', '60'] as const

/** Beside its own day a form of times may take as many of the days after it. */
export const interviewMoreDays = 6
