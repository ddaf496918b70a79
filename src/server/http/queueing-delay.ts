import type { Pool } from 'pg'

/** Between two looks. */
const lookMs = 50
/** Half a second: a disk that takes a breath is no overload. */
const looksInWindow = 10

/**
 * What each step of a request waits for at least, before anything is done for it: a turn of our own loop, and a connection
 * to the database. The least of several looks in a row: one long piece of work ends by itself, a queue does not.
 */
export function watchDelay(
  pool: Pick<Pool, 'waitingCount' | 'connect'>,
  onWindow: (delayMs: number) => void,
): { stop: () => void } {
  let lookedAt = performance.now()
  let looks = 0
  let leastLate = Infinity
  let leastWait = Infinity
  /** Somebody of ours stands in the queue for connections, since then. */
  let queuedAt: number | undefined
  let lastWait = 0

  const timer = setInterval(() => {
    const now = performance.now()
    leastLate = Math.min(leastLate, Math.max(0, now - lookedAt - lookMs))
    lookedAt = now
    leastWait = Math.min(leastWait, waitForConnection(now))
    looks += 1
    if (looks < looksInWindow) return
    onWindow(leastLate + leastWait)
    looks = 0
    leastLate = Infinity
    leastWait = Infinity
  }, lookMs)
  timer.unref()

  function waitForConnection(now: number): number {
    if (queuedAt !== undefined) return Math.max(lastWait, now - queuedAt)
    if (pool.waitingCount === 0) return 0
    queuedAt = now
    void queue(now)
    return lastWait
  }

  async function queue(since: number): Promise<void> {
    try {
      const client = await pool.connect()
      client.release()
      lastWait = performance.now() - since
    } catch {
      // The database is away, which is told elsewhere.
      lastWait = 0
    }
    queuedAt = undefined
  }

  return { stop: () => clearInterval(timer) }
}
