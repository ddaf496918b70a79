import { Worker } from 'node:worker_threads'
import { limits } from '#contract/limits.ts'
import { AppError } from '../lib/app-error.ts'
import type { PdfVerdict } from './pdf-inspection.ts'
import type { PdfAnswer, PdfTask } from './pdf-worker.ts'

export type PdfChecker = {
  check: (bytes: Buffer) => Promise<PdfVerdict>
  close: () => Promise<void>
}

/** An honest megabyte takes a few hundredths of a second. */
const maxMilliseconds = 3000
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
    const task: PdfTask = { bytes, maxPages: limits.maxResumePages }
    const answer = await ask(worker, task)
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
function ask(worker: Worker, task: PdfTask): Promise<PdfAnswer | string> {
  return new Promise((resolve) => {
    const finish = (answer: PdfAnswer | string) => {
      clearTimeout(timer)
      worker.off('message', finish).off('error', onError).off('exit', onExit)
      resolve(answer)
    }
    const onError = (error: unknown) => finish(`ended the check: ${String(error)}`)
    const onExit = () => finish('ended the check')
    const timer = setTimeout(() => finish('took too long'), maxMilliseconds)
    worker.on('message', finish).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
    worker.postMessage(task)
  })
}
