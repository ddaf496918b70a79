import type { countedActs } from '#contract/operations.ts'

export type TalliedAct = (typeof countedActs)[number]

/** Counts an act that is done and kept. */
export type Tally = (act: TalliedAct) => void
