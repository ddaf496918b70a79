/** Among so many nobody waits for long, whatever the delay says: it may come from others on the machine. */
const least = 32
/** Each request waits for our own loop and for a connection several times: so much each time is a quarter of a second. */
const mostDelayMs = 30

type Seen = {
  /** What each waited at least, in a while: what passes by itself within it does not count. */
  readonly delayMs: number
  readonly underWay: number
  readonly hasRefused: boolean
  /** It was as bad in the while before. */
  readonly wasLate: boolean
}

/** Whether those who are under way wait for longer than is good. */
export const isLate = (delayMs: number): boolean => delayMs > mostDelayMs

/**
 * How many may be under way from now on. Nobody knows how many the machine can bear; but if more come than are answered, those
 * who wait become more, and all wait longer. So it is as many as keep the wait short.
 */
export function nextLimit(limit: number, most: number, seen: Seen): number {
  const { delayMs, underWay, hasRefused, wasLate } = seen
  if (isLate(delayMs)) {
    // A disk that takes a breath, and all go on: in a rush it is no better a while later.
    if (!hasRefused && !wasLate) return limit
    return Math.min(most, Math.max(least, Math.floor(Math.min(limit, underWay) * 0.8)))
  }
  // Somebody is turned away, and yet nobody waits: a few more may come in. If nobody is, the rush is over.
  return Math.min(most, hasRefused ? limit + 4 : Math.ceil(limit * 1.5))
}
