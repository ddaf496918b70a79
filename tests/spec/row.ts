/* How the specification is written down beside the tests that show it. */

/** A test by its file and its title. A title that a file has twice is given with its group: 'group > title'. */
export type TestRef = { readonly file: string; readonly title: string }

/** One claim of the product's specification. */
export type SpecRow = {
  /** What it is about; for routes, calls, messages, refusals, limits and states the name in the code. */
  readonly id: string
  readonly says: string
  readonly tests: readonly TestRef[]
}

/** A claim that the product does not meet yet. */
export type LaterRow = {
  readonly id: string
  readonly says: string
  readonly reason: string
  /** None of these may be in the code while the row stands here. */
  readonly until: {
    /** 'POST /path' of calls that the server will answer. */
    readonly calls?: readonly string[]
    /** Sentences that a person will read. */
    readonly sentences?: readonly string[]
    /** Codes that the server will refuse with. */
    readonly refusals?: readonly string[]
    /** Names of calls, refusals and constants that are in the code while their tests are still written. */
    readonly tested?: readonly string[]
  }
}

/** A claim that is met in another way than it is written, for good. */
export type OtherwiseRow = {
  readonly id: string
  readonly says: string
  readonly instead: string
}

type Refs = (name: string, ...titles: readonly string[]) => readonly TestRef[]

const refsIn =
  (folder: string, ending: string): Refs =>
  (name, ...titles) =>
    titles.map((title) => ({ file: `${folder}/${name}.${ending}`, title }))

export const http = refsIn('tests/http', 'test.ts')
export const journey = refsIn('tests/journeys', 'spec.ts')
export const other = refsIn('tests', 'test.ts')
export const unit = refsIn('src', 'test.ts')
