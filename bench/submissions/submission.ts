/** A job post, as its employer writes it. */
export type Submission = {
  readonly title: string
  readonly description: string
  readonly company: string
  readonly email: string
  readonly salary: string
  readonly category: string
  /** Posts that share a number, an index of the numbers of blocked ones. */
  readonly blockedNumber?: number
}
