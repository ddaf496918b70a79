/**
 * How much is tried: `core` in `npm test`, `long` in `npm run test:long`, and everything but the long trials otherwise, as in
 * `npm run test:full`.
 */
const chosen = process.env['TEST_EFFORT']

/** The tests of the rooms, and the journeys marked @core. */
export const isCoreRun = chosen === 'core'

/** Generators run often, each time with a new seed; else a few times with a fixed one. */
export const isLongRun = chosen === 'long'

/** `long` in `npm run test:long`, else `usual`. */
export const byEffort = (usual: number, long: number): number => (isLongRun ? long : usual)

/** All cases in the long run, else the selected ones. */
export const cases = <T>(all: readonly T[], isInFullRun: (one: T) => boolean): readonly T[] =>
  isLongRun ? all : all.filter(isInFullRun)

/** Parameters of a property. A failure is reported without shrinking. */
export const effort = (usual: number, long: number) => ({
  numRuns: byEffort(usual, long),
  endOnFailure: true,
  ...(!isLongRun && { seed: 20_241_122 }),
})

/** The time-out of such a test, from the milliseconds of one run. */
export const timeoutByEffort = (usual: number, long: number, roundMs: number): number =>
  30_000 + byEffort(usual, long) * roundMs
