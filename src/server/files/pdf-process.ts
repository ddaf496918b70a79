import { readSync, writeSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { lengthBytes } from './pdf-framing.ts'
import { inspectPdf } from './pdf-inspection.ts'
import type { PdfVerdict } from './pdf-inspection.ts'

/*
 * A process of its own, see `createPdfChecker`. It is started with the most bytes and the most pages that a file may have,
 * reads one file after the other, each as its length in four bytes and then itself, and writes a line for each. It ends with
 * its input.
 */

const input = 0
const output = 1

export type PdfAnswer = { readonly verdict: PdfVerdict; readonly heapUsedBytes: number }

async function inspect(bytes: Buffer, maxPages: number): Promise<PdfVerdict> {
  try {
    return await inspectPdf(bytes, maxPages)
  } catch (error) {
    return { isFine: false, why: `can't be read: ${String(error)}` }
  }
}

/** Fills the memory, unless the input ends before; it has nothing else to do, so it may stand still for it. */
function fill(memory: Buffer): boolean {
  for (let filled = 0; filled < memory.length;) {
    const taken = readSync(input, memory, filled, memory.length - filled, null)
    if (taken === 0) return false
    filled += taken
  }
  return true
}

async function serve([maxBytes = 0, maxPages = 0]: readonly number[]): Promise<void> {
  const length = Buffer.alloc(lengthBytes)
  const memory = Buffer.alloc(maxBytes)
  while (fill(length)) {
    const bytes = memory.subarray(0, length.readUInt32LE())
    if (!fill(bytes)) break
    const verdict = await inspect(bytes, maxPages)
    const { used_heap_size: heapUsedBytes } = getHeapStatistics()
    writeSync(output, `${JSON.stringify({ verdict, heapUsedBytes } satisfies PdfAnswer)}\n`)
  }
}

// A process's own file: serving is what it is started for.
await serve(process.argv.slice(2).map(Number))
