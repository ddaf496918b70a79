import { AppError } from '../lib/app-error.ts'
import type { PdfVerdict } from './pdf-inspection.ts'
import { askInspector, endInspector, hasEnded, startInspector } from './pdf-inspector.ts'
import type { Inspector } from './pdf-inspector.ts'

export type PdfChecker = {
  check: (bytes: Buffer) => Promise<PdfVerdict>
  close: () => Promise<void>
}

/** The parser remembers every name it has met; past this the process starts afresh. */
const renewAtHeapBytes = 80_000_000
const retryAfterSeconds = 2

type Room = {
  /** Nobody waits longer for the files before theirs, by what the last ones took … */
  readonly longestWaitMs: number
  /** … and no more bytes than these wait at once. */
  readonly mostWaitingBytes: number
}
const usualRoom: Room = { longestWaitMs: 10_000, mostWaitingBytes: 32_000_000 }

/** What a file is thought to take before any was read. */
const firstGuessMs = 50
/** By so much the newest file changes what the next is thought to take. */
const weightOfNewest = 0.2

/**
 * Reads PDFs in a process of its own, one after the other, so that a file made to hang or to eat memory stops nothing but its
 * own check: a thread that runs out of memory may take the whole process along. The process starts with the first file and
 * stays; it knows nothing of ours but the file.
 */
export function createPdfChecker({
  longestWaitMs,
  mostWaitingBytes,
}: Room = usualRoom): PdfChecker {
  let inspector: Inspector | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const waiting = { files: 0, bytes: 0 }
  let expectedMs = firstGuessMs
  let isClosed = false

  async function end(): Promise<void> {
    const ending = inspector
    inspector = undefined
    if (ending) await endInspector(ending)
  }

  async function checkNow(bytes: Buffer): Promise<PdfVerdict> {
    if (!inspector || hasEnded(inspector)) inspector = startInspector()
    const startedAt = performance.now()
    const answer = await askInspector(inspector, bytes)
    expectedMs += (performance.now() - startedAt - expectedMs) * weightOfNewest
    if (typeof answer === 'string') {
      await end()
      return { isFine: false, why: answer }
    }
    if (answer.heapUsedBytes > renewAtHeapBytes) await end()
    return answer.verdict
  }

  const hasRoomFor = (bytes: Buffer): boolean =>
    waiting.files * expectedMs <= longestWaitMs && waiting.bytes + bytes.length <= mostWaitingBytes

  return {
    async check(bytes) {
      if (isClosed) throw new AppError('UNAVAILABLE', { detail: 'no more resumes are checked' })
      if (!hasRoomFor(bytes)) throw new AppError('OVERLOADED', { retryAfterSeconds })
      waiting.files += 1
      waiting.bytes += bytes.length
      const turn = queue.then(() => checkNow(bytes))
      queue = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting.files -= 1
        waiting.bytes -= bytes.length
      }
    },

    async close() {
      isClosed = true
      await queue
      await end()
    },
  }
}
