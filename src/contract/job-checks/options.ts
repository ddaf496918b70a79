/** How a call to the contact of a job went. */
export const callResults = ['talked', 'noAnswer', 'switchedOff', 'wrongNumber', 'refused'] as const
export type CallResult = (typeof callResults)[number]

/** What a contact confirms: who they are, that the work is there, and that nobody pays for it. */
export const confirmedPoints = ['person', 'work', 'noMoney'] as const
export type ConfirmedPoint = (typeof confirmedPoints)[number]
