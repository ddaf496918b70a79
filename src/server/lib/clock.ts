/** Where the product reads the time, so that tests can set it. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** So far apart the clocks of several nodes may be. */
export const clockToleranceMs = 60_000

/** Something that has a later time than this was noted down by a clock that was wrong, or this one is. */
export const latestPast = (now: Date): Date => new Date(now.getTime() + clockToleranceMs)
