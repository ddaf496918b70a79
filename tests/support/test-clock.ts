import type { Clock } from '#server/lib/clock.ts'

export type TestClock = Clock & {
  /** Sets and stops the clock. */
  set: (instant: string | Date) => void
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void
}

/** Follows the machine's clock until it is set; then it changes only by `advance`. */
export function createTestClock(): TestClock {
  let standsAtMs: number | undefined
  let aheadMs = 0
  return {
    now: () => new Date(standsAtMs ?? Date.now() + aheadMs),
    set(instant) {
      standsAtMs = new Date(instant).getTime()
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      const ms = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
      if (standsAtMs === undefined) aheadMs += ms
      else standsAtMs += ms
    },
  }
}
