import { setTimeout as sleep } from 'node:timers/promises'
import { dueWork } from './due-work.ts'
import { hasSameChanges, isRelevant, describeChanges } from './nth-call.ts'
import type { Changes, FaultyApp } from './nth-call.ts'
import { faultKinds } from './planned-fault.ts'
import type { FaultKind } from './planned-fault.ts'
import { changesBetween, readState } from './written-state.ts'
import type { WrittenState } from './written-state.ts'
import type { Stage } from './writing-calls.ts'

export type CronJobTrial = {
  readonly cronJob: string
  readonly at: number
  readonly kind: FaultKind
  /** The operation that failed. */
  readonly operation: string
  readonly problems: readonly string[]
}

type Input = {
  readonly stage: Stage
  readonly faulty: FaultyApp
  /** Selects the trials to run. */
  readonly isWanted: (at: number, kind: FaultKind) => boolean
}

type Outcome = { readonly changes: Changes; readonly result: string }

/** Makes a cron job fail at each of its outside calls, in each way, and checks the result of its next run. */
export async function tryCronJob(name: string, input: Input): Promise<CronJobTrial[]> {
  // The first run may have additional work.
  await runWithoutFault(name, input)
  const { operations, whole, problems } = await runWithoutFault(name, input)
  const trials: CronJobTrial[] = [
    { cronJob: name, at: 0, kind: 'refused', operation: 'nothing goes wrong', problems },
  ]
  for (const kind of faultKinds) {
    for (let at = 1; at <= operations.length; at += 1) {
      const operation = operations[at - 1] ?? ''
      if (!isRelevant(kind, operation) || !input.isWanted(at, kind)) continue
      const found = await tryOnce(name, input, { at, kind, whole })
      // This run made fewer calls.
      if (!found) break
      trials.push({ cronJob: name, at, kind, operation, problems: found })
    }
  }
  return trials
}

async function makeDue(name: string, { stage }: Input) {
  // Tasks of other trials would count as this one's.
  await stage.testApp.composition.pool.query('delete from graphile_worker._private_jobs')
  const readOutcome = await dueWork[name]?.(stage)
  if (!readOutcome) throw new Error(`No preparation makes ${name} due`)
  return { readOutcome, before: await readState(stage.testApp) }
}

async function run(name: string, { faulty }: Input): Promise<void> {
  const cronJob = faulty.cronJobs.find((each) => each.name === name)
  if (!cronJob) throw new Error(`There is no cron job ${name}`)
  try {
    await cronJob.run()
  } finally {
    await faulty.waitUntilIdle()
  }
}

/** A second run must find nothing to do. */
async function judgeRepeat(name: string, input: Input, done: WrittenState): Promise<string[]> {
  await run(name, input)
  const more = changesBetween(done, await readState(input.stage.testApp))
  return more.size === 0 ? [] : [`run again it left ${describeChanges(more)}`]
}

/** The database holds the locks of a cut connection until it notices. */
async function untilLocksAreFree({ testApp }: Stage): Promise<void> {
  const { pool } = testApp.composition
  for (let look = 0; look < 400; look += 1) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    if (rowCount === 0) return
    await sleep(5)
  }
  throw new Error('A transaction was left open')
}

async function runWithoutFault(name: string, input: Input) {
  const { readOutcome, before } = await makeDue(name, input)
  const due = JSON.stringify(await readOutcome())
  input.faulty.fault.clear()
  await run(name, input)
  const operations = input.faulty.fault.met().map((each) => each.name)
  const after = await readState(input.stage.testApp)
  const whole: Outcome = {
    changes: changesBetween(before, after),
    result: JSON.stringify(await readOutcome()),
  }
  if (whole.result === due) throw new Error(`${name} had nothing to do`)
  return { operations, whole, problems: await judgeRepeat(name, input, after) }
}

async function tryOnce(
  name: string,
  input: Input,
  { at, kind, whole }: { at: number; kind: FaultKind; whole: Outcome },
): Promise<string[] | undefined> {
  const { stage, faulty } = input
  const { readOutcome, before } = await makeDue(name, input)
  faulty.fault.plan(at, kind)
  // The queue retries a failed job; a job that only logs the failure runs again at its next time.
  await run(name, input).catch(() => {})
  const isDone = faulty.fault.isDone()
  faulty.fault.clear()
  if (!isDone) return undefined
  await untilLocksAreFree(stage)
  // The leases of the interrupted run have expired by then.
  stage.testApp.clock.advance({ minutes: 3 })
  await run(name, input)
  const after = await readState(stage.testApp)
  const changes = changesBetween(before, after)
  const result = JSON.stringify(await readOutcome())
  const problems = [
    ...(hasSameChanges(changes, whole.changes)
      ? []
      : [`left ${describeChanges(changes)}, not ${describeChanges(whole.changes)}`]),
    ...(result === whole.result ? [] : [`came to ${result}, not ${whole.result}`]),
    ...(await judgeRepeat(name, input, after)),
  ]
  stage.testApp.clock.advance({ minutes: -3 })
  return problems
}
