import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Task, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '../lib/log.ts'
import { problemText } from '#server/features/operations/problem-text.rules.ts'
import { startHeartbeat } from './heartbeat.ts'

/** Work that runs on a schedule, once across all nodes. */
export type CronJob = {
  readonly name: string
  /** A cron pattern of five fields, in UTC. */
  readonly schedule: string
  /** Must be safe to repeat after an interruption. */
  readonly run: () => Promise<void>
}

/** Work that a transaction adds to the queue. */
export type BackgroundTask = {
  readonly name: string
  /** An error repeats it after a growing pause; `again` repeats it after so many seconds. */
  readonly run: (payload: unknown, attempt: number) => Promise<{ again: number } | undefined>
}

export type Worker = { stop: () => Promise<void> }

type Options = {
  pool: Pool
  log: Log
  cronJobs: readonly CronJob[]
  tasks?: readonly BackgroundTask[]
  /** Called after every attempt. */
  onDone?: (done: WorkDone) => void
}

export type WorkDone = { readonly task: string; readonly isGood: boolean; readonly seconds: number }

const restartPauseMs = 1000

/**
 * Starts the worker of the queue. The worker stops when it can't record how a task ended, for example because the database
 * is unavailable; then a new one is started.
 */
export async function startWorker(options: Options): Promise<Worker> {
  const stopping = new AbortController()
  let current = await runQueue(options)
  const running = keepRunning()
  const heartbeat = startHeartbeat(options.pool, () => current.poolIds, options.log)

  async function keepRunning(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      options.log.warn('The background work has stopped and is started again')
      const next = await startAgain()
      if (!next) return
      current = next
      // `stop` was called while it started.
      if (stopping.signal.aborted) await current.stop()
    }
  }

  async function startAgain(): Promise<RunningQueue | undefined> {
    while (!stopping.signal.aborted) {
      try {
        await sleep(restartPauseMs, undefined, { signal: stopping.signal })
        await unlockTasks(options.pool, current.poolIds)
        return await runQueue(options)
      } catch (error) {
        options.log.debug({ error }, 'The background work could not be started again')
      }
    }
    return undefined
  }

  return {
    stop: async () => {
      stopping.abort()
      await current.stop()
      await running
      await heartbeat.stop()
    },
  }
}

type RunningQueue = {
  /** Settles when the worker stops, whatever the reason. */
  readonly ended: Promise<void>
  /** Its tasks are locked under these names. */
  readonly poolIds: readonly string[]
  readonly stop: () => Promise<void>
}

async function runQueue({
  pool,
  log,
  cronJobs,
  tasks = [],
  onDone,
}: Options): Promise<RunningQueue> {
  const poolIds: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id))
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    events,
    // With a delay, a failure there is an unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      // Failed attempts are logged by `observed`, without personal data.
      if (level === 'error' && meta?.['failure'] !== true) log.error(message)
      else if (level !== 'error') log.debug(message)
    }),
    taskList: Object.fromEntries(
      [
        ...cronJobs.map((cronJob) => [cronJob.name, cronJob.run] as const),
        ...tasks.map((task) => [task.name, queued(task)] as const),
      ].map(([name, work]) => [name, observed(name, work, log, onDone)] as const),
    ),
    parsedCronItems: parseCronItems(
      cronJobs.map((cronJob) => ({
        task: cronJob.name,
        match: cronJob.schedule,
        // A run that was missed while no node ran is not repeated: the next run does its work.
        options: { backfillPeriod: 0, jobKey: cronJob.name, maxAttempts: 3 },
      })),
    ),
  })
  let isRunning = true
  const ended = runner.promise
    // The worker has logged why.
    .catch(() => {})
    .finally(() => (isRunning = false))
  return {
    ended,
    poolIds,
    stop: async () => {
      // Stopping a stopped worker is an error.
      if (isRunning) await runner.stop().catch(() => {})
      await ended
    },
  }
}

/** Unlocks the tasks of an ended worker, which would otherwise wait for hours. */
async function unlockTasks(pool: Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
}

/** Logs every attempt and how it ended, and nothing of its payload. */
const observed =
  (name: string, work: Task, log: Log, onDone?: Options['onDone']): Task =>
  async (payload, helpers) => {
    const { id, attempts, max_attempts: maxAttempts } = helpers.job
    const began = performance.now()
    const end = (isGood: boolean, error?: unknown) => {
      const seconds = (performance.now() - began) / 1000
      const facts = {
        task: name,
        work: id,
        attempt: attempts,
        maxAttempts,
        ms: Math.round(seconds * 1000),
      }
      if (isGood) log.debug(facts, 'Background work is done')
      else if (attempts < maxAttempts)
        log.warn({ ...facts, ...problemOf(error) }, 'Background work failed')
      else log.error({ ...facts, ...problemOf(error) }, 'Background work failed for good')
      onDone?.({ task: name, isGood, seconds })
    }
    try {
      await work(payload, helpers)
    } catch (error) {
      end(false, error)
      throw error
    }
    end(true)
  }

const problemOf = (error: unknown) =>
  error instanceof Error
    ? {
        problem: `${error.name}: ${problemText(error.message)}`,
        frames: error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8),
      }
    : { problem: 'a value that is no error was thrown' }

const queued =
  ({ name, run: runTask }: BackgroundTask): Task =>
  async (payload, { job, addJob }) => {
    const outcome = await runTask(payload, job.attempts)
    if (!outcome) return
    const runAt = new Date(Date.now() + outcome.again * 1000)
    await addJob(name, payload, { runAt, maxAttempts: job.max_attempts })
  }
