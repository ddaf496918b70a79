/** One claim of the product's rules: what it says, and the ids of the tests that show it. */
export type SpecRow = {
  /** What it is about; for routes, calls, messages, refusals, limits and states the name in the code. */
  readonly id: string
  readonly says: string
  /**
   * Ids of tests: the titles of these tests begin with 'S5-12: '. One test may show several claims.
   * The first number is that of a section, the second only tells tests apart.
   */
  readonly tests: readonly string[]
}

/** A claim that is met in another way than it was first written, for good. */
export type OtherwiseRow = {
  readonly id: string
  readonly says: string
  readonly instead: string
}
