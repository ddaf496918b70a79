import { parentPort } from 'node:worker_threads'
import { inspectPdf } from './pdf-inspection.ts'
import type { PdfVerdict } from './pdf-inspection.ts'

export type PdfTask = { readonly bytes: Uint8Array<ArrayBuffer>; readonly maxPages: number }
export type PdfAnswer = { readonly verdict: PdfVerdict; readonly heapUsedBytes: number }

// A thread's own file: listening is what it is loaded for.
parentPort?.on('message', (task: PdfTask) => {
  void inspect(task).then((verdict) => {
    const answer: PdfAnswer = { verdict, heapUsedBytes: process.memoryUsage().heapUsed }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
    parentPort?.postMessage(answer)
  })
})

async function inspect({ bytes, maxPages }: PdfTask): Promise<PdfVerdict> {
  try {
    return await inspectPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxPages)
  } catch (error) {
    return { isFine: false, why: `can't be read: ${String(error)}` }
  }
}
