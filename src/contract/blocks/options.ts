/** What can be blocked. */
export const blockKinds = ['organisation', 'phone', 'domain', 'gstin'] as const
export type BlockKind = (typeof blockKinds)[number]

/** What an admin blocks by typing it. An organisation is blocked on its page. */
export const valueKinds = ['phone', 'domain', 'gstin'] as const satisfies readonly BlockKind[]
export type ValueKind = (typeof valueKinds)[number]

export const blockReasons = ['askedForMoney', 'notReal', 'samePeople', 'badBehaviour'] as const
export type BlockReason = (typeof blockReasons)[number]

/** How long something is blocked: for good, or so many days. */
export const blockSpans = ['forGood', '30', '90', '180'] as const
export type BlockSpan = (typeof blockSpans)[number]

export const addBlockFieldOrder = ['kind', 'value', 'reason', 'note', 'until'] as const
export const blockFieldOrder = ['reason', 'note', 'until'] as const
