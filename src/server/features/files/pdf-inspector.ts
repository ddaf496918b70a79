import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { lengthBytes } from './pdf-framing.ts'
import type { PdfReply } from './pdf-process.ts'

/* The client of `pdf-process.ts`: starts the child process, sends files, and kills it after a time-out. */

/** CPU time: a valid file of a megabyte takes a few hundredths of a second. */
const maxCpuMs = 2000
/** Wall-clock time; longer, because the machine may be busy. */
const maxMs = 20_000
const pollMs = 100
const maxHeapMegabytes = 192
const msPerTick = 10

const processFile = fileURLToPath(new URL('pdf-process.ts', import.meta.url))

export type Inspector = ChildProcessByStdio<Writable, Readable, null>

const replySchema: z.ZodType<PdfReply> = z.object({
  verdict: z.discriminatedUnion('isFine', [
    z.object({ isFine: z.literal(true), pages: z.number() }),
    z.object({ isFine: z.literal(false), why: z.string() }),
  ]),
  heapUsedBytes: z.number(),
})

export function startInspector(): Inspector {
  const { NODE_COMPILE_CACHE } = process.env
  const sizes = [limits.maxResumeBytes, limits.maxResumePages].map(String)
  const heap = [`--max-old-space-size=${maxHeapMegabytes}`, '--max-semi-space-size=4']
  const started = spawn(process.execPath, [...heap, processFile, ...sizes], {
    // The library's warnings about uploaded files do not belong in the log.
    stdio: ['pipe', 'pipe', 'ignore'],
    // The child process gets no secrets.
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    // Detached, so that Ctrl+C does not kill it while the server still drains.
    detached: true,
  })
  // Writing to an ended process fails; its exit event is handled instead.
  started.stdin.on('error', () => {})
  started.on('error', () => {})
  return started
}

export const hasEnded = ({ exitCode, signalCode, pid }: Inspector): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

export async function endInspector(inspector: Inspector): Promise<void> {
  if (hasEnded(inspector)) return
  inspector.kill('SIGKILL')
  await once(inspector, 'exit')
}

/** An idle child process must not keep the server alive, so it is referenced only during a request. */
function setReferenced(inspector: Inspector, isReferenced: boolean): void {
  for (const each of [inspector, inspector.stdin, inspector.stdout]) {
    if (each instanceof Socket || each === inspector) {
      if (isReferenced) each.ref()
      else each.unref()
    }
  }
}

/** Returns the reply, or a string that says why there is none. */
export async function requestInspection(
  inspector: Inspector,
  bytes: Buffer,
): Promise<PdfReply | string> {
  const request = sendFile(inspector, bytes)
  setReferenced(inspector, true)
  try {
    return await Promise.race([request.reply, tooLong(inspector, request)])
  } finally {
    request.end()
    setReferenced(inspector, false)
  }
}

type InspectionRequest = {
  readonly reply: Promise<PdfReply | string>
  /** Removes the listeners. */
  readonly end: () => void
  readonly hasEnded: () => boolean
}

function sendFile(inspector: Inspector, bytes: Buffer): InspectionRequest {
  const { promise: reply, resolve } = Promise.withResolvers<PdfReply | string>()
  let received = ''
  let isOver = false
  const onExit = () => resolve('ended the check')
  const onData = (chunk: Buffer) => {
    received += chunk.toString()
    if (received.endsWith('\n')) resolve(parseReply(received) ?? 'sent an invalid reply')
  }
  inspector.stdout.on('data', onData)
  inspector.on('error', onExit).on('exit', onExit)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(bytes.length)
  inspector.stdin.cork()
  inspector.stdin.write(length)
  inspector.stdin.write(bytes)
  inspector.stdin.uncork()
  return {
    reply,
    end: () => {
      isOver = true
      inspector.stdout.off('data', onData)
      inspector.off('error', onExit).off('exit', onExit)
    },
    hasEnded: () => isOver,
  }
}

function parseReply(line: string): PdfReply | undefined {
  try {
    return replySchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Resolves once the process has worked too long on its file; also once the request has ended. */
async function tooLong({ pid }: Inspector, request: InspectionRequest): Promise<string> {
  const startedAt = performance.now()
  // Most requests end before the first poll, so CPU time is read only from then on.
  let startedCpu: number | undefined
  while (!request.hasEnded()) {
    await sleep(pollMs, undefined, { ref: false })
    if (request.hasEnded()) break
    const cpu = pid === undefined ? 0 : await cpuMs(pid)
    startedCpu ??= cpu
    if (cpu - startedCpu > maxCpuMs || performance.now() - startedAt > maxMs) break
  }
  return 'took too long'
}

/** The CPU time of a process; 0 when it has ended or the system does not report it. */
async function cpuMs(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The program name in brackets may contain spaces. User and system time are the 12th and 13th fields after it.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) * msPerTick
  } catch {
    return 0
  }
}
