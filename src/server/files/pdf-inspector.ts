import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { lengthBytes } from './pdf-framing.ts'
import type { PdfAnswer } from './pdf-process.ts'

/* The other end of `pdf-process.ts`: how it is started, asked, and ended when it takes too long. */

/** Of the processor's time: an honest megabyte takes a few hundredths of a second. */
const maxCpuMs = 2000
/** By the clock, for a machine that is busy with other things. */
const maxMs = 20_000
const lookEveryMs = 100
const maxHeapMegabytes = 192
const msPerTick = 10

const processFile = fileURLToPath(new URL('pdf-process.ts', import.meta.url))

export type Inspector = ChildProcessByStdio<Writable, Readable, null>

const answerSchema: z.ZodType<PdfAnswer> = z.object({
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
    // What the library has to say about a stranger's file is no business of the log.
    stdio: ['pipe', 'pipe', 'ignore'],
    // No secret of ours is there.
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    // Who stops the server at a keyboard lets it finish what it does.
    detached: true,
  })
  // It may end while it is written to, which its exit tells.
  started.stdin.on('error', () => {})
  started.on('error', () => {})
  return started
}

export const hasEnded = ({ exitCode, signalCode, pid }: Inspector): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

export async function endInspector(ending: Inspector): Promise<void> {
  if (hasEnded(ending)) return
  ending.kill('SIGKILL')
  await once(ending, 'exit')
}

/** While nothing is asked of it, it keeps nobody from ending. */
function hold(inspector: Inspector, isHeld: boolean): void {
  for (const each of [inspector, inspector.stdin, inspector.stdout]) {
    if (each instanceof Socket || each === inspector) {
      if (isHeld) each.ref()
      else each.unref()
    }
  }
}

/** The answer, or why there is none. */
export async function askInspector(
  inspector: Inspector,
  bytes: Buffer,
): Promise<PdfAnswer | string> {
  const asking = ask(inspector, bytes)
  hold(inspector, true)
  try {
    return await Promise.race([asking.answer, tooLong(inspector, asking)])
  } finally {
    asking.end()
    hold(inspector, false)
  }
}

type Asking = {
  readonly answer: Promise<PdfAnswer | string>
  /** Nothing is waited for any more. */
  readonly end: () => void
  readonly hasEnded: () => boolean
}

function ask(inspector: Inspector, bytes: Buffer): Asking {
  const { promise: answer, resolve } = Promise.withResolvers<PdfAnswer | string>()
  let told = ''
  let isOver = false
  const onExit = () => resolve('ended the check')
  const onData = (chunk: Buffer) => {
    told += chunk.toString()
    if (told.endsWith('\n')) resolve(readAnswer(told) ?? 'answered what was not asked')
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
    answer,
    end: () => {
      isOver = true
      inspector.stdout.off('data', onData)
      inspector.off('error', onExit).off('exit', onExit)
    },
    hasEnded: () => isOver,
  }
}

function readAnswer(line: string): PdfAnswer | undefined {
  try {
    return answerSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Settles when the process has worked on its file for too long; never, once it has answered. */
async function tooLong({ pid }: Inspector, asking: Asking): Promise<string> {
  const startedAt = performance.now()
  // Most are answered before the first look, which need not cost them anything.
  let startedCpu: number | undefined
  while (!asking.hasEnded()) {
    await sleep(lookEveryMs, undefined, { ref: false })
    if (asking.hasEnded()) break
    const cpu = pid === undefined ? 0 : await cpuMs(pid)
    startedCpu ??= cpu
    if (cpu - startedCpu > maxCpuMs || performance.now() - startedAt > maxMs) break
  }
  return 'took too long'
}

/** What a process has had of the processor; nothing, where the system does not tell or it has ended. */
async function cpuMs(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold spaces; user and system time stand 12th and 13th after it.
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
