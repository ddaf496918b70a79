import { AppError } from '#server/lib/app-error.ts'
import type { PdfVerdict } from './pdf-inspection.ts'
import { requestInspection, endInspector, hasEnded, startInspector } from './pdf-inspector.ts'
import type { Inspector } from './pdf-inspector.ts'

export type PdfChecker = {
  check: (bytes: Buffer) => Promise<PdfVerdict>
  close: () => Promise<void>
}

/** The parser caches every name that it reads. Over this heap size the process is restarted. */
const restartAtHeapBytes = 80_000_000

/**
 * Checks PDFs one after another in a child process, so that a file that hangs or exhausts memory only
 * fails its own check; a worker thread could take the whole process down. The child process starts
 * with the first file and gets no data but the files.
 */
export function createPdfChecker(): PdfChecker {
  let inspector: Inspector | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function end(): Promise<void> {
    const current = inspector
    inspector = undefined
    if (current) await endInspector(current)
  }

  async function checkNow(bytes: Buffer): Promise<PdfVerdict> {
    if (!inspector || hasEnded(inspector)) inspector = startInspector()
    const answer = await requestInspection(inspector, bytes)
    if (typeof answer === 'string') {
      await end()
      return { isFine: false, why: answer }
    }
    if (answer.heapUsedBytes > restartAtHeapBytes) await end()
    return answer.verdict
  }

  return {
    async check(bytes) {
      if (isClosed) throw new AppError('UNAVAILABLE', { detail: 'the PDF checker is closed' })
      const result = queue.then(() => checkNow(bytes))
      queue = result.catch(() => undefined)
      return await result
    },

    async close() {
      isClosed = true
      await queue
      await end()
    },
  }
}
