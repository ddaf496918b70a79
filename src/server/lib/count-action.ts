import type { countedActions } from '#contract/operations/schemas.ts'

export type CountedAction = (typeof countedActions)[number]

/** Counts an action after its transaction is committed. */
export type CountAction = (act: CountedAction) => void
