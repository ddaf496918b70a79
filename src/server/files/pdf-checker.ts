import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { limits } from '#contract/limits.ts'
import { AppError } from '../lib/app-error.ts'
import type { PdfVerdict } from './pdf-inspection.ts'
import type { PdfAnswer, PdfTask } from './pdf-worker.ts'

export type PdfChecker = {
  check: (bytes: Buffer) => Promise<PdfVerdict>
  close: () => Promise<void>
}

/** Of the processor's time: an honest megabyte takes a few hundredths of a second. */
const maxCpuMs = 2000
/** By the clock, for a machine that is busy with other things. */
const maxMs = 20_000
const lookEveryMs = 100
const maxHeapMegabytes = 192
/** The parser remembers every name it has met; past this the thread starts afresh. */
const renewAtHeapBytes = 80_000_000
/** More than these would wait longer than people do. */
const maxWaiting = 30

const workerFile = new URL('./pdf-worker.ts', import.meta.url)

/**
 * Reads PDFs in a thread of its own, one after the other, so that a file made to hang or to eat
 * memory stops nothing but its own check. The thread starts with the first file and stays.
 */
export function createPdfChecker(): PdfChecker {
  let worker: Worker | undefined
  // Both sides see it, so a file costs neither of them memory of its own; one is checked at a time.
  const memory = new SharedArrayBuffer(limits.maxResumeBytes)
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  async function endWorker(): Promise<void> {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  async function checkNow(bytes: Buffer): Promise<PdfVerdict> {
    worker ??= startWorker()
    new Uint8Array(memory).set(bytes)
    const { length } = bytes
    const answer = await ask(worker, { memory, length, maxPages: limits.maxResumePages })
    if (typeof answer === 'string') {
      await endWorker()
      return { isFine: false, why: answer }
    }
    if (answer.heapUsedBytes > renewAtHeapBytes) await endWorker()
    return answer.verdict
  }

  return {
    async check(bytes) {
      if (isClosed || waiting >= maxWaiting) {
        throw new AppError('UNAVAILABLE', { detail: 'too many resumes wait to be checked' })
      }
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
      await endWorker()
    },
  }
}

function startWorker(): Worker {
  const started = new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes, maxYoungGenerationSizeMb: 16 },
    // What the library has to say about a stranger's file is no business of the log.
    stdout: true,
    stderr: true,
  })
  started.unref()
  return started
}

/** The thread's answer, or why there is none. */
async function ask(worker: Worker, task: PdfTask): Promise<PdfAnswer | string> {
  const answered = new AbortController()
  try {
    return await Promise.race([
      answerOf(worker, task, answered.signal),
      tooLong(worker, answered.signal),
    ])
  } finally {
    answered.abort()
  }
}

function answerOf(worker: Worker, task: PdfTask, signal: AbortSignal): Promise<PdfAnswer | string> {
  return new Promise((resolve) => {
    const onError = (error: unknown) => resolve(`ended the check: ${String(error)}`)
    const onExit = () => resolve('ended the check')
    worker.on('message', resolve).on('error', onError).on('exit', onExit)
    signal.addEventListener('abort', () => {
      worker.off('message', resolve).off('error', onError).off('exit', onExit)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
    worker.postMessage(task)
  })
}

/** Settles when the thread has worked on its task for too long; never, once it has answered. */
async function tooLong(worker: Worker, signal: AbortSignal): Promise<string> {
  const startedAt = performance.now()
  // Most are answered before the first look, which need not cost them anything.
  let startedCpu: number | undefined
  while (!signal.aborted) {
    await sleep(lookEveryMs, undefined, { ref: false })
    if (signal.aborted) break
    const cpu = await cpuMs(worker)
    startedCpu ??= cpu
    if (cpu - startedCpu > maxCpuMs || performance.now() - startedAt > maxMs) break
  }
  return 'took too long'
}

/** What a thread has had of the processor; nothing, of one that has ended. */
async function cpuMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}
