import type { OptionCount } from '#contract/job-search/schemas.ts'

/** A sample with fewer matches says nothing about the whole. */
export const minSampleMatches = 20
/** What a sample promises is true even when its matches are above average by so many standard deviations ... */
const deviations = 3
/** ... and its jobs unlike the others by this factor. */
const safetyFactor = 1.5

/** As many matches as a sample of its size has at least on average. */
export const leastOnAverage = (matching: number): number =>
  matching - deviations * Math.sqrt(matching)

/** How many of the whole match at least, by the matches in a share of it; 0 where these are too few to say anything. */
function atLeastOfAll(matching: number, shareRead: number): number {
  if (matching < minSampleMatches) return 0
  return leastOnAverage(matching) / Math.max(shareRead, Number.EPSILON) / safetyFactor
}

/** Whether so many matches in a share of all jobs show that more than `max` of all jobs match. */
export const isSurelyMore = (matching: number, shareRead: number, max: number): boolean =>
  atLeastOfAll(matching, shareRead) >= max

/** '10+' is the first that is said. */
const fewestSaid = 10

type Sample = {
  /** The share of all matches that the sample has. */
  readonly shareRead: number
  readonly max: number
}

/**
 * What is said of all matches by how many of a sample count: `max` where there are surely more, else a round number that is
 * surely reached, or undefined where that would say nothing.
 */
export function fromSample(count: number, { shareRead, max }: Sample): OptionCount | undefined {
  const surely = Math.max(count, atLeastOfAll(count, shareRead))
  if (surely >= max) return max
  return surely < fewestSaid ? undefined : { atLeast: roundedDown(surely) }
}

/** To its first digit: 437 to 400. */
function roundedDown(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(count))
  return Math.floor(count / unit) * unit
}
