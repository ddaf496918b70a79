import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../lib/clock.ts'

export type EventClock = Clock & {
  /** Runs `act`, and all that it starts, at the given time. */
  at: <Result>(time: Date, act: () => Promise<Result>) => Promise<Result>
}

/**
 * A clock for making past events, many at once. Outside of an event it returns the current time.
 */
export function createEventClock(): EventClock {
  const times = new AsyncLocalStorage<Date>()
  return {
    now: () => times.getStore() ?? new Date(),
    at: (time, act) => times.run(time, act),
  }
}
