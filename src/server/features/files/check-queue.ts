import { AppError } from '#server/lib/app-error.ts'
import type { WorkBudget } from '#server/limits/work-budget.ts'
import type { Sender, Upload } from '#server/http/binding/uploads.ts'

type Options = {
  readonly maxRunning: number
  /** The longest expected wait, by the duration of recent checks. */
  readonly maxWaitMs: number
  /** The maximum of bytes in the queue. */
  readonly maxWaitingBytes: number
  readonly budget: WorkBudget
}

type Waiting = { readonly start: () => void }

export type CheckQueue = <Result>(upload: Upload, check: () => Promise<Result>) => Promise<Result>

/** The expected duration before the first check. */
const firstGuessMs = 50
/** The weight of the newest check in the moving average. */
const weightOfNewest = 0.2

/**
 * Runs costly checks of uploaded files a few at a time. The senders' accounts take turns, so a flood of one delays the others
 * by one check each. A file that would wait too long is refused at once, and so is an account that has used up its time.
 * Who waits holds no place of the requests in flight; who has left is dropped.
 */
export function createCheckQueue(options: Options): CheckQueue {
  const { maxRunning, maxWaitMs, maxWaitingBytes, budget } = options
  /** By account; the first account is the next one. */
  const waiting = new Map<string, Set<Waiting>>()
  let running = 0
  let queuedBytes = 0
  let expectedMs = firstGuessMs

  /** The others' files count only as far as they come before this one. */
  function expectedWaitMs(accountId: string): number {
    const own = (waiting.get(accountId)?.size ?? 0) + 1
    let ahead = running
    for (const files of waiting.values()) ahead += Math.min(files.size, own)
    return (ahead * expectedMs) / maxRunning
  }

  async function takeTurn(sender: Sender | undefined): Promise<void> {
    if (running < maxRunning) {
      running += 1
      return
    }
    const accountId = sender?.accountId ?? ''
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const files = waiting.get(accountId) ?? new Set()
    const file: Waiting = { start: resolve }
    waiting.set(accountId, files.add(file))
    const leave = () => {
      files.delete(file)
      if (files.size === 0) waiting.delete(accountId)
      reject(senderLeft())
    }
    sender?.signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => sender?.signal.removeEventListener('abort', leave))
  }

  function giveTurn(): void {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    const [accountId, files] = next
    const [file] = files
    // The account goes to the end of the row.
    waiting.delete(accountId)
    if (!file) return giveTurn()
    files.delete(file)
    if (files.size > 0) waiting.set(accountId, files)
    file.start()
  }

  async function runInTurn<Result>(
    sender: Sender | undefined,
    check: () => Promise<Result>,
  ): Promise<Result> {
    await takeTurn(sender)
    const startedAt = performance.now()
    try {
      return await check()
    } finally {
      const tookMs = performance.now() - startedAt
      expectedMs += (tookMs - expectedMs) * weightOfNewest
      giveTurn()
      if (sender) await budget.spend(sender.accountId, tookMs)
    }
  }

  /** @throws AppError TOO_MANY_REQUESTS, OVERLOADED */
  async function admit(sender: Sender, byteCount: number): Promise<void> {
    await budget.requireSome(sender.accountId)
    if (sender.signal.aborted) throw senderLeft()
    const waitMs = expectedWaitMs(sender.accountId)
    if (waitMs <= maxWaitMs && queuedBytes + byteCount <= maxWaitingBytes) return
    throw new AppError('OVERLOADED', { retryAfterSeconds: Math.max(2, waitMs / 1000) })
  }

  return async ({ bytes, sender }, check) => {
    if (sender) await admit(sender, bytes.length)
    queuedBytes += bytes.length
    try {
      const run = () => runInTurn(sender, check)
      return await (sender ? sender.stepAside(run) : run())
    } finally {
      queuedBytes -= bytes.length
    }
  }
}

/** Nobody reads this refusal. */
const senderLeft = () => new AppError('MALFORMED', { detail: 'the sender has left' })
