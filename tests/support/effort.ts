/**
 * How often a generator is asked: seldom in every run, often in `npm run test:long`. The short runs
 * ask for the same each time, the long ones for something new.
 */
export const isLongRun = process.env['TEST_EFFORT'] === 'long'

export const rounds = (usual: number, long: number): number => (isLongRun ? long : usual)

/** For the parameters of a property: what failed first is told as it is, not made smaller first. */
export const effort = (usual: number, long: number) => ({
  numRuns: rounds(usual, long),
  endOnFailure: true,
  ...(!isLongRun && { seed: 20_241_122 }),
})

/** How long such a test may take, from the milliseconds that one round may. */
export const patience = (usual: number, long: number, roundMs: number): number =>
  30_000 + rounds(usual, long) * roundMs
