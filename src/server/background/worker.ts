import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Task, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '../lib/log.ts'
import { problemText } from '../operations/problem-text.rules.ts'
import { keepSignOfLife } from './sign-of-life.ts'

/** Work that nobody waits for, run on a timetable; once across all nodes. */
export type BackgroundRound = {
  readonly name: string
  /** A cron pattern of five fields, in UTC. */
  readonly timetable: string
  /** Must be safe to run again after it was cut short. */
  readonly run: () => Promise<void>
}

/** Work that a transaction put into the queue. */
export type BackgroundTask = {
  readonly name: string
  /** Throws to be tried again, each time after a longer pause, or names the seconds to wait. */
  readonly run: (payload: unknown, attempt: number) => Promise<{ again: number } | undefined>
}

export type Worker = { stop: () => Promise<void> }

type Options = {
  pool: Pool
  log: Log
  rounds: readonly BackgroundRound[]
  tasks?: readonly BackgroundTask[]
  /** Hears of every try that ended. */
  onDone?: (done: WorkDone) => void
  /** Tells of each try with all that it asks for. */
  trace?: ((name: string, work: () => Promise<void>) => Promise<void>) | undefined
}

export type WorkDone = { readonly task: string; readonly isGood: boolean; readonly seconds: number }

const restartPauseMs = 1000

/**
 * Starts the queue's worker on the product's own database. The worker gives up when it can't write
 * down how a task ended, as when the database goes away in that moment; then another takes its place.
 */
export async function startWorker(options: Options): Promise<Worker> {
  const stopping = new AbortController()
  let current = await runQueue(options)
  const kept = keepRunning()
  const life = keepSignOfLife(options.pool, () => current.poolIds, options.log)

  async function keepRunning(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      options.log.warn('The background work has stopped and is started again')
      const next = await startAgain()
      if (!next) return
      current = next
      // It was asked to stop while it started.
      if (stopping.signal.aborted) await current.stop()
    }
  }

  async function startAgain(): Promise<RunningQueue | undefined> {
    while (!stopping.signal.aborted) {
      try {
        await sleep(restartPauseMs, undefined, { signal: stopping.signal })
        await letGo(options.pool, current.poolIds)
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
      await kept
      await life.stop()
    },
  }
}

type RunningQueue = {
  /** Settles when it stops, whatever the reason. */
  readonly ended: Promise<void>
  /** Under these names its tasks are locked. */
  readonly poolIds: readonly string[]
  readonly stop: () => Promise<void>
}

async function runQueue({
  pool,
  log,
  rounds,
  tasks = [],
  onDone,
  trace,
}: Options): Promise<RunningQueue> {
  const poolIds: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id))
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    events,
    // Else what fails there is a rejection that nobody can catch, and the end of the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      // Failed tries are told by `observed`, without what may be somebody's in their errors.
      if (level === 'error' && meta?.['failure'] !== true) log.error(message)
      else if (level !== 'error') log.debug(message)
    }),
    taskList: Object.fromEntries(
      [
        ...rounds.map((round) => [round.name, round.run] as const),
        ...tasks.map((task) => [task.name, queued(task)] as const),
      ].map(
        ([name, work]) => [name, observed(name, traced(name, work, trace), log, onDone)] as const,
      ),
    ),
    parsedCronItems: parseCronItems(
      rounds.map((round) => ({
        task: round.name,
        match: round.timetable,
        // A round that was missed while no node ran is not made up for: the next one does its work.
        options: { backfillPeriod: 0, jobKey: round.name, maxAttempts: 3 },
      })),
    ),
  })
  let isRunning = true
  const ended = runner.promise
    // It has told why in the log.
    .catch(() => {})
    .finally(() => (isRunning = false))
  return {
    ended,
    poolIds,
    stop: async () => {
      // To stop what has stopped is an error there.
      if (isRunning) await runner.stop().catch(() => {})
      await ended
    },
  }
}

/** Tasks that an ended worker still holds would wait for hours to be tried again. */
async function letGo(pool: Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
}

const traced = (name: string, work: Task, trace: Options['trace']): Task =>
  trace ? (payload, helpers) => trace(name, async () => void (await work(payload, helpers))) : work

/** Says of every try which work it was and how it ended, and nothing of what is in it. */
const observed =
  (name: string, work: Task, log: Log, onDone?: Options['onDone']): Task =>
  async (payload, helpers) => {
    const { id, attempts, max_attempts: most } = helpers.job
    const began = performance.now()
    const end = (isGood: boolean, error?: unknown) => {
      const seconds = (performance.now() - began) / 1000
      const facts = {
        task: name,
        work: id,
        attempt: attempts,
        most,
        ms: Math.round(seconds * 1000),
      }
      if (isGood) log.debug(facts, 'Background work is done')
      else if (attempts < most)
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
    : { problem: 'something that is no error was thrown' }

const queued =
  ({ name, run: runTask }: BackgroundTask): Task =>
  async (payload, { job, addJob }) => {
    const outcome = await runTask(payload, job.attempts)
    if (!outcome) return
    const runAt = new Date(Date.now() + outcome.again * 1000)
    await addJob(name, payload, { runAt, maxAttempts: job.max_attempts })
  }
