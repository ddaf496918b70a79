/**
 * `npm test` runs generators a few times with a fixed seed; `npm run test:long` runs them often, each time with
 * a new seed.
 */
export const isLongRun = process.env['TEST_EFFORT'] === 'long'

/** `usual` in `npm test`, `long` in `npm run test:long`. */
export const byEffort = (usual: number, long: number): number => (isLongRun ? long : usual)

/** All cases in the long run, else the selected ones. */
export const cases = <T>(all: readonly T[], isInEveryRun: (one: T) => boolean): readonly T[] =>
  isLongRun ? all : all.filter(isInEveryRun)

/** Parameters of a property. A failure is reported without shrinking. */
export const effort = (usual: number, long: number) => ({
  numRuns: byEffort(usual, long),
  endOnFailure: true,
  ...(!isLongRun && { seed: 20_241_122 }),
})

/** The time-out of such a test, from the milliseconds of one run. */
export const timeoutByEffort = (usual: number, long: number, roundMs: number): number =>
  30_000 + byEffort(usual, long) * roundMs
