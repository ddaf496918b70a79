/** What an admin can find, in the order of the answer. */
export const foundKinds = ['company', 'job', 'person', 'payment', 'inbox'] as const
export type FoundKind = (typeof foundKinds)[number]
