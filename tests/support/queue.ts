import { Logger, runOnce } from 'graphile-worker'
import type { TestApp } from './test-app.ts'

/**
 * Does the queued work that is due now, once, in the place of the worker; what failed waits for its
 * next time as usual.
 */
export async function workQueue({ composition }: TestApp): Promise<void> {
  const { background, pool } = composition
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: Object.fromEntries(
      background.tasks.map(({ name, run }) => [
        name,
        async (payload, { job }) => void (await run(payload, job.attempts)),
      ]),
    ),
  })
}

/** Does what a round of the timetable does. */
export async function runRound({ composition }: TestApp, name: string): Promise<void> {
  const round = composition.background.rounds.find((each) => each.name === name)
  if (!round) throw new Error(`there is no round ${name}`)
  await round.run()
}

/** The names of the queued tasks. */
export async function queuedTasks({ composition }: TestApp): Promise<string[]> {
  const { rows } = await composition.pool.query<{ identifier: string }>(
    `select t.identifier from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  )
  return rows.map(({ identifier }) => identifier)
}
