import { readSync, writeSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { lengthBytes } from './pdf-framing.ts'
import { inspectPdf } from './pdf-inspection.ts'
import type { PdfVerdict } from './pdf-inspection.ts'

/*
 * The child process of `createPdfChecker`. Its arguments are the maximum bytes and pages of a file. It
 * reads files from its input, each after a length prefix of four bytes, and writes one line of JSON
 * for each. It exits at the end of its input.
 */

const input = 0
const output = 1

export type PdfReply = { readonly verdict: PdfVerdict; readonly heapUsedBytes: number }

async function inspect(bytes: Buffer, maxPages: number): Promise<PdfVerdict> {
  try {
    return await inspectPdf(bytes, maxPages)
  } catch (error) {
    return { isFine: false, why: `can't be read: ${String(error)}` }
  }
}

/** Fills the buffer from the input; false when the input ends first. Blocking is fine: the process has no other work. */
function fill(memory: Buffer): boolean {
  for (let filled = 0; filled < memory.length;) {
    const count = readSync(input, memory, filled, memory.length - filled, null)
    if (count === 0) return false
    filled += count
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
    writeSync(output, `${JSON.stringify({ verdict, heapUsedBytes } satisfies PdfReply)}\n`)
  }
}

// This file is the entry point of a process, so it runs at import.
await serve(process.argv.slice(2).map(Number))
