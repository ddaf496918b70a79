import { getHeapStatistics } from 'node:v8'
import { lengthBytes } from './pdf-framing.ts'
import { inspectPdf } from './pdf-inspection.ts'
import type { PdfVerdict } from './pdf-inspection.ts'

/*
 * A process of its own, see `createPdfChecker`. It is started with the most bytes and the most pages that a file may have,
 * reads one file after the other, each as its length in four bytes and then itself, and writes a line for each. It ends with
 * its input.
 */

export type PdfAnswer = { readonly verdict: PdfVerdict; readonly heapUsedBytes: number }

async function inspect(bytes: Buffer, maxPages: number): Promise<PdfVerdict> {
  try {
    return await inspectPdf(bytes, maxPages)
  } catch (error) {
    return { isFine: false, why: `can't be read: ${String(error)}` }
  }
}

function serve([maxBytes = 0, maxPages = 0]: readonly number[]): void {
  const memory = Buffer.alloc(lengthBytes + maxBytes)
  let filled = 0
  process.stdin.on('data', (chunk: Buffer) => {
    filled += chunk.copy(memory, filled)
    const end = filled < lengthBytes ? Infinity : lengthBytes + memory.readUInt32LE()
    if (filled < end) return
    filled = 0
    void inspect(memory.subarray(lengthBytes, end), maxPages).then((verdict) => {
      const { used_heap_size: heapUsedBytes } = getHeapStatistics()
      process.stdout.write(`${JSON.stringify({ verdict, heapUsedBytes } satisfies PdfAnswer)}\n`)
    })
  })
}

// A process's own file: serving is what it is started for.
serve(process.argv.slice(2).map(Number))
