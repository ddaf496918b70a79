/** Among so many nobody waits for long, whatever the delay says: it may come from others on the machine. */
const least = 32
/** Each request waits for our own loop and for a connection several times: so much each time is a quarter of a second. */
const mostDelayMs = 30
/** A disk that takes a breath delays all for a second, and all go on: in a rush it is no better a while later. */
const patience = 3

type Seen = {
  readonly underWay: number
  readonly hasRefused: boolean
  /** For so many whiles it has been too long, this one among them. */
  readonly lateWhiles: number
}

/** Whether what each waited at least, in a while, is longer than is good: what passes by itself within it does not count. */
export const isLate = (delayMs: number): boolean => delayMs > mostDelayMs

/**
 * How many may be under way from now on. Nobody knows how many the machine can bear; but if more come than are answered, those
 * who wait become more, and all wait longer. So it is as many as keep the wait short.
 */
export function nextLimit(limit: number, most: number, seen: Seen): number {
  const { lateWhiles, underWay, hasRefused } = seen
  if (lateWhiles > 0) {
    if (!hasRefused && lateWhiles < patience) return limit
    return Math.min(most, Math.max(least, Math.floor(Math.min(limit, underWay) * 0.8)))
  }
  // Somebody is turned away, and yet nobody waits: a few more may come in. If nobody is, the rush is over.
  return Math.min(most, hasRefused ? limit + 4 : Math.ceil(limit * 1.5))
}
