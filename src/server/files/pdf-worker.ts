import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { inspectPdf } from './pdf-inspection.ts'
import type { PdfVerdict } from './pdf-inspection.ts'

/** The file is the first `length` bytes of `memory`, which stay as they are until the answer. */
export type PdfTask = {
  readonly memory: SharedArrayBuffer
  readonly length: number
  readonly maxPages: number
}
export type PdfAnswer = { readonly verdict: PdfVerdict; readonly heapUsedBytes: number }

// A thread's own file: listening is what it is loaded for.
parentPort?.on('message', (task: PdfTask) => {
  void inspect(task).then((verdict) => {
    const answer: PdfAnswer = { verdict, heapUsedBytes: getHeapStatistics().used_heap_size }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
    parentPort?.postMessage(answer)
  })
})

async function inspect({ memory, length, maxPages }: PdfTask): Promise<PdfVerdict> {
  try {
    return await inspectPdf(Buffer.from(memory, 0, length), maxPages)
  } catch (error) {
    return { isFine: false, why: `can't be read: ${String(error)}` }
  }
}
