/** What the product is there for, as it is counted for whoever runs it. */
export const tallied = [
  'job-posted',
  'application',
  'order-paid',
  'code-sent',
  'code-used',
] as const

export type TalliedAct = (typeof tallied)[number]

/** Counts an act that is done and kept. */
export type Tally = (act: TalliedAct) => void
