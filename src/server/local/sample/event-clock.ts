import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../lib/clock.ts'

export type EventClock = Clock & {
  /** Lets `act`, and all that it starts, take place at a time of its own. */
  at: <Result>(time: Date, act: () => Promise<Result>) => Promise<Result>
}

/** A clock by which many events of the past can be made at once. Outside an event it is now. */
export function createEventClock(): EventClock {
  const times = new AsyncLocalStorage<Date>()
  return {
    now: () => times.getStore() ?? new Date(),
    at: (time, act) => times.run(time, act),
  }
}
