import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '../lib/log.ts'

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

/** Starts the queue's worker on the product's own database. */
export async function startWorker(options: {
  pool: Pool
  log: Log
  rounds: readonly BackgroundRound[]
  tasks?: readonly BackgroundTask[]
}): Promise<Worker> {
  const { pool, log, rounds, tasks = [] } = options
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(
      () => (level, message) => (level === 'error' ? log.error(message) : log.debug(message)),
    ),
    taskList: Object.fromEntries([
      ...rounds.map((round) => [round.name, round.run] as const),
      ...tasks.map((task) => [task.name, queued(task)] as const),
    ]),
    parsedCronItems: parseCronItems(
      rounds.map((round) => ({
        task: round.name,
        match: round.timetable,
        // A round that was missed while no node ran is not made up for: the next one does its work.
        options: { backfillPeriod: 0, jobKey: round.name, maxAttempts: 3 },
      })),
    ),
  })
  return { stop: () => runner.stop() }
}

const queued =
  ({ name, run: runTask }: BackgroundTask): Task =>
  async (payload, { job, addJob }) => {
    const outcome = await runTask(payload, job.attempts)
    if (!outcome) return
    const runAt = new Date(Date.now() + outcome.again * 1000)
    await addJob(name, payload, { runAt, maxAttempts: job.max_attempts })
  }
