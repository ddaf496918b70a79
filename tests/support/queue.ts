import { Logger, runOnce } from 'graphile-worker'
import type { Composition } from '#server/compose/compose.ts'
import type { TestApp } from './test-app.ts'

/** Hands the tasks that are due to the product's own code, as its worker does. */
export async function runDueTasks({ background, pool }: Composition): Promise<void> {
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

/**
 * Does the queued work that is due now, once, in the place of the worker; what failed waits for its
 * next time as usual. A task whose queue is just let go is passed over by the library, which looks
 * again a moment later; so does this.
 */
export async function workQueue({ composition }: Pick<TestApp, 'composition'>): Promise<void> {
  const { pool, background } = composition
  const names = background.tasks.map(({ name }) => name)
  for (let look = 0; look < 20; look += 1) {
    await runDueTasks(composition)
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where is_available and run_at <= now() and t.identifier = any($1) limit 1`,
      [names],
    )
    if (rows.length === 0) return
  }
}

/** Does what a round of the timetable does. */
export async function runRound({ composition }: TestApp, name: string): Promise<void> {
  const round = composition.background.cronJobs.find((each) => each.name === name)
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
