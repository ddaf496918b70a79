import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { buildApp } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import { createOutboxCodeSender } from '#server/local/outbox/outbox-code-sender.ts'
import { join } from 'node:path'
import type { TestReply } from '../inject.ts'
import type { TestApp } from '../test-app.ts'
import { createFaultyDatabase } from './faulty-database.ts'
import { withFaultyCodes, withFaultyFiles, withFaultyPayments } from './faulty-outside.ts'
import { createPlannedFault, faultKinds } from './planned-fault.ts'
import type { FaultKind } from './planned-fault.ts'
import { changesBetween, readFileFaults, readState } from './written-state.ts'
import type { Stage, WritingCall } from './writing-calls.ts'

export type FaultyApp = Awaited<ReturnType<typeof createFaultyApp>>

/** The product over the same data as a test's, whose calls to the outside go wrong as planned. */
export async function createFaultyApp({ composition, dataDir }: TestApp) {
  const { config, log, clock, outbox, paymentProvider } = composition
  const fault = createPlannedFault()
  const { db, pool, close } = createFaultyDatabase(config.databaseUrl ?? '', fault)
  const faulty = await compose({
    config,
    db,
    pool,
    log,
    clock,
    codeSender: withFaultyCodes(createOutboxCodeSender(outbox), fault),
    paymentProvider: withFaultyPayments(paymentProvider, fault),
    fileStore: withFaultyFiles(createDiskStore(join(dataDir, 'files')), fault),
  })
  const app = await buildApp(faulty, { pages: 'none' })
  await app.ready()
  return {
    app,
    fault,
    rounds: faulty.background.rounds,
    /** Whether every connection is back, after a moment for what goes on behind an answer. */
    async isAtRest(): Promise<boolean> {
      for (let look = 0; look < 400; look += 1) {
        if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return true
        await sleep(5)
      }
      return false
    },
    close: async () => {
      await app.close()
      await faulty.close()
      await close()
    },
  }
}

export type Trial = {
  readonly call: string
  readonly at: number
  readonly kind: FaultKind
  /** What was being done when it went wrong. */
  readonly doing: string
  readonly status: number
  readonly wrongs: readonly string[]
}

/** What is known of a call that consists of more than one step. */
export type Known = {
  /** Tables in which a try that failed may leave something, from which the next one goes on. */
  readonly left?: readonly string[]
  /** Tables in which a try that failed may leave something more than one that goes through does. */
  readonly more?: readonly string[]
  /** What the next try hears where all is done already, and only the answer was lost. */
  readonly hears?: readonly string[]
}

type Wish = {
  readonly stage: Stage
  readonly faulty: FaultyApp
  readonly known: Known
  /** Which of the trials are made. */
  readonly isWanted: (at: number, kind: FaultKind) => boolean
}

type Attempt = Wish & {
  readonly at: number
  readonly kind: FaultKind
  readonly doing: string
  /** What changes where nothing goes wrong. */
  readonly whole: Changes
}

export type Changes = ReadonlyMap<string, number>

/** Lets a call go wrong at each of its calls to the outside, in each way, and judges what is left. */
export async function tryCall(call: WritingCall, wish: Wish): Promise<Trial[]> {
  // The first time may find something to do that the others don't.
  await goThrough(call, wish)
  const { doings, whole } = await goThrough(call, wish)
  const trials: Trial[] = []
  for (const kind of faultKinds) {
    for (let at = 1; at <= doings.length; at += 1) {
      const doing = doings[at - 1] ?? ''
      if (!isWorthIt(kind, doing) || !wish.isWanted(at, kind)) continue
      const trial = await tryOnce(call, { ...wish, at, kind, doing, whole })
      // It needed fewer of them this time.
      if (!trial) break
      trials.push(trial)
    }
  }
  return trials
}

/** What a call does and changes where nothing goes wrong. */
async function goThrough(call: WritingCall, { stage, faulty }: Wish) {
  const sending = await call.prepare(stage)
  const before = await readState(stage.testApp)
  faulty.fault.clear()
  const reply = await sending(faulty)
  if (reply.statusCode !== 200) throw new Error(`${call.name}: ${reply.statusCode} ${reply.body}`)
  await faulty.isAtRest()
  return {
    doings: faulty.fault.met().map(({ name }) => name),
    whole: changesBetween(before, await readState(stage.testApp)),
  }
}

/** Of what only asks, an answer lost is a question lost. */
export const isWorthIt = (kind: FaultKind, doing: string): boolean =>
  kind !== 'lost after' || !/^(?:select|begin|start|file read|payment (?:find|list))/i.test(doing)

async function tryOnce(call: WritingCall, attempt: Attempt): Promise<Trial | undefined> {
  const { stage, faulty, at, kind, doing } = attempt
  const sending = await call.prepare(stage)
  const before = await readState(stage.testApp)
  faulty.fault.plan(at, kind)
  const reply = await sending(faulty)
  const isBack = await faulty.isAtRest()
  const isDone = faulty.fault.isDone()
  faulty.fault.clear()
  if (!isDone) return undefined
  const left = changesBetween(before, await readState(stage.testApp))
  const again = await sending(faulty)
  await faulty.isAtRest()
  const after = changesBetween(before, await readState(stage.testApp))
  const { withoutBytes } = await readFileFaults(stage.testApp)
  const wrongs = [
    ...(isBack ? [] : ['a connection did not come back']),
    ...judgeFailure(reply, left, attempt),
    ...judgeNextTry(again, { left, after }, attempt),
    ...(withoutBytes > 0 ? [`${withoutBytes} rows without their file`] : []),
  ]
  return { call: call.name, at, kind, doing, status: reply.statusCode, wrongs }
}

function judgeFailure(reply: TestReply, left: Changes, { known, whole }: Attempt): string[] {
  const { statusCode: status, body } = reply
  const isWhole = isAsMuch(left, whole, known.more)
  if (status === 200) return isWhole ? [] : [`answered 200, but left ${words(left)}`]
  const isClear = [503, 507].includes(status) && /"message":".*"code":"/.test(body)
  return [
    ...(isClear ? [] : [`answered ${status} ${body.slice(0, 80)}`]),
    ...(isLeft(left, known) || isWhole ? [] : [`left ${words(left)}`]),
  ]
}

function judgeNextTry(
  reply: TestReply,
  { left, after }: { left: Changes; after: Changes },
  { known, whole }: Attempt,
): string[] {
  if (reply.statusCode === 200) {
    return isAsMuch(after, whole, known.more) ? [] : [`then left ${words(after)}`]
  }
  const code: unknown = reply.json().code
  const isDone = isAsMuch(left, whole, known.more) || isLeft(left, known)
  const isKnown = isDone && known.hears?.includes(String(code))
  return isKnown ? [] : [`then answered ${reply.statusCode} ${String(code)}, left ${words(left)}`]
}

const isLeft = (changes: Changes, { left = [] }: Known): boolean =>
  [...changes.keys()].every((table) => left.includes(table))

/** The same tables, each with as many rows more, but for those that may have more. */
export function isAsMuch(changes: Changes, whole: Changes, more: readonly string[] = []): boolean {
  const tables = new Set([...changes.keys(), ...whole.keys()])
  return [...tables].every((table) => {
    const [found, wanted] = [changes.get(table), whole.get(table)]
    if (more.includes(table)) return (found ?? 0) >= (wanted ?? 0)
    return found === wanted
  })
}

export const words = (changes: Changes): string =>
  [...changes]
    .map(([table, count]) => `${table} ${count < 0 ? count : `+${count}`}`)
    .sort()
    .join(', ')
