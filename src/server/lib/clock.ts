/** The source of the current time, which tests can set. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The largest tolerated difference between the clocks of two nodes. */
export const clockToleranceMs = 60_000

/** Whether a stored time is too far in the future: its clock or this clock is wrong. */
export const latestPast = (now: Date): Date => new Date(now.getTime() + clockToleranceMs)
