type Minute = { requests: number; errors: number }

/** Counts responses by minute, for the last minutes. */
export function createRecentAnswers(maxMinutes: number) {
  const minutes = new Map<number, Minute>()
  const minuteOf = (now: number) => Math.floor(now / 60_000)

  function forget(now: number): void {
    for (const minute of minutes.keys()) {
      if (minute <= minuteOf(now) - maxMinutes) minutes.delete(minute)
    }
  }

  return {
    count(status: number, now: number): void {
      const minute = minutes.get(minuteOf(now)) ?? { requests: 0, errors: 0 }
      if (minute.requests === 0) forget(now)
      minute.requests += 1
      if (status >= 500) minute.errors += 1
      minutes.set(minuteOf(now), minute)
    },

    sum(now: number): Minute {
      forget(now)
      const sum = { requests: 0, errors: 0 }
      for (const minute of minutes.values()) {
        sum.requests += minute.requests
        sum.errors += minute.errors
      }
      return sum
    },
  }
}
