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
/** More than these would wait longer than people do. */
const maxWaiting = 30
const retryAfterSeconds = 2

/**
 * Reads PDFs in a process of its own, one after the other, so that a file made to hang or to eat memory stops nothing but its
 * own check: a thread that runs out of memory may take the whole process along. The process starts with the first file and
 * stays; it knows nothing of ours but the file.
 */
export function createPdfChecker(): PdfChecker {
  let inspector: Inspector | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  async function end(): Promise<void> {
    const ending = inspector
    inspector = undefined
    if (ending) await endInspector(ending)
  }

  async function checkNow(bytes: Buffer): Promise<PdfVerdict> {
    if (!inspector || hasEnded(inspector)) inspector = startInspector()
    const answer = await askInspector(inspector, bytes)
    if (typeof answer === 'string') {
      await end()
      return { isFine: false, why: answer }
    }
    if (answer.heapUsedBytes > renewAtHeapBytes) await end()
    return answer.verdict
  }

  return {
    async check(bytes) {
      if (isClosed) throw new AppError('UNAVAILABLE', { detail: 'no more resumes are checked' })
      if (waiting >= maxWaiting) throw new AppError('OVERLOADED', { retryAfterSeconds })
      waiting += 1
      const turn = queue.then(() => checkNow(bytes))
      queue = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },

    async close() {
      isClosed = true
      await queue
      await end()
    },
  }
}
