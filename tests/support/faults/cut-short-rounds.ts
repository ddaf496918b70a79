import { setTimeout as sleep } from 'node:timers/promises'
import { dueWork } from './due-work.ts'
import { isAsMuch, isWorthIt, words } from './nth-call.ts'
import type { Changes, FaultyApp } from './nth-call.ts'
import { faultKinds } from './planned-fault.ts'
import type { FaultKind } from './planned-fault.ts'
import { changesBetween, readState } from './written-state.ts'
import type { WrittenState } from './written-state.ts'
import type { Stage } from './writing-calls.ts'

export type RoundTrial = {
  readonly round: string
  readonly at: number
  readonly kind: FaultKind
  /** What was being done when it went wrong. */
  readonly doing: string
  readonly wrongs: readonly string[]
}

type Wish = {
  readonly stage: Stage
  readonly faulty: FaultyApp
  /** Which of the trials are made. */
  readonly isWanted: (at: number, kind: FaultKind) => boolean
}

/** What a round comes to. */
type Outcome = { readonly changes: Changes; readonly told: string }

/** Lets a round go wrong at each of its calls to the outside, in each way, and judges what the next one makes of it. */
export async function tryRound(name: string, wish: Wish): Promise<RoundTrial[]> {
  // The first time may find something to do that the others don't.
  await goThrough(name, wish)
  const { doings, whole, wrongs } = await goThrough(name, wish)
  const trials: RoundTrial[] = [
    { round: name, at: 0, kind: 'refused', doing: 'nothing goes wrong', wrongs },
  ]
  for (const kind of faultKinds) {
    for (let at = 1; at <= doings.length; at += 1) {
      const doing = doings[at - 1] ?? ''
      if (!isWorthIt(kind, doing) || !wish.isWanted(at, kind)) continue
      const found = await tryOnce(name, wish, { at, kind, whole })
      // It needed fewer of them this time.
      if (!found) break
      trials.push({ round: name, at, kind, doing, wrongs: found })
    }
  }
  return trials
}

async function makeDue(name: string, { stage }: Wish) {
  // What others left would be told with it.
  await stage.testApp.composition.pool.query('delete from graphile_worker._private_jobs')
  const tell = await dueWork[name]?.(stage)
  if (!tell) throw new Error(`Nothing is known to make ${name} due`)
  return { tell, before: await readState(stage.testApp) }
}

async function run(name: string, { faulty }: Wish): Promise<void> {
  const round = faulty.rounds.find((each) => each.name === name)
  if (!round) throw new Error(`There is no round ${name}`)
  try {
    await round.run()
  } finally {
    await faulty.isAtRest()
  }
}

/** Run again, it finds nothing to do. */
async function judgeRepeat(name: string, wish: Wish, done: WrittenState): Promise<string[]> {
  await run(name, wish)
  const more = changesBetween(done, await readState(wish.stage.testApp))
  return more.size === 0 ? [] : [`run again it left ${words(more)}`]
}

/** A connection that was cut holds its locks until the database has noticed. */
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

async function goThrough(name: string, wish: Wish) {
  const { tell, before } = await makeDue(name, wish)
  const due = JSON.stringify(await tell())
  wish.faulty.fault.clear()
  await run(name, wish)
  const doings = wish.faulty.fault.met().map((each) => each.name)
  const after = await readState(wish.stage.testApp)
  const whole: Outcome = {
    changes: changesBetween(before, after),
    told: JSON.stringify(await tell()),
  }
  if (whole.told === due) throw new Error(`${name} had nothing to do`)
  return { doings, whole, wrongs: await judgeRepeat(name, wish, after) }
}

async function tryOnce(
  name: string,
  wish: Wish,
  { at, kind, whole }: { at: number; kind: FaultKind; whole: Outcome },
): Promise<string[] | undefined> {
  const { stage, faulty } = wish
  const { tell, before } = await makeDue(name, wish)
  faulty.fault.plan(at, kind)
  // The queue tries one again that failed; one that only told the log of it has its next turn.
  await run(name, wish).catch(() => {})
  const isDone = faulty.fault.isDone()
  faulty.fault.clear()
  if (!isDone) return undefined
  await untilLocksAreFree(stage)
  // By then nobody holds what was lent to the one that was cut short.
  stage.testApp.clock.advance({ minutes: 3 })
  await run(name, wish)
  const after = await readState(stage.testApp)
  const changes = changesBetween(before, after)
  const told = JSON.stringify(await tell())
  const wrongs = [
    ...(isAsMuch(changes, whole.changes)
      ? []
      : [`left ${words(changes)}, not ${words(whole.changes)}`]),
    ...(told === whole.told ? [] : [`came to ${told}, not ${whole.told}`]),
    ...(await judgeRepeat(name, wish, after)),
  ]
  stage.testApp.clock.advance({ minutes: -3 })
  return wrongs
}
