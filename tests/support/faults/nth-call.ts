import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { buildApp } from '#server/app.ts'
import { compose } from '#server/compose/compose.ts'
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

/** The product over a test's data, with outside calls that fail as planned. */
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
    cronJobs: faulty.background.cronJobs,
    /** Waits for work after the response. Returns whether all connections are back in the pool. */
    async waitUntilIdle(): Promise<boolean> {
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
  /** The operation that failed. */
  readonly operation: string
  readonly status: number
  readonly problems: readonly string[]
}

/** What a call of more than one step may leave behind. */
export type StepRules = {
  /** It writes nothing even when it is made for the first time. */
  readonly isRead?: true
  /** Tables in which a failed attempt may leave rows, from which a retry continues. */
  readonly left?: readonly string[]
  /** Tables in which failed attempts may add rows to those of a success. */
  readonly more?: readonly string[]
  /** Errors of a retry when only the response was lost. */
  readonly retryErrors?: readonly string[]
}

type Input = {
  readonly stage: Stage
  readonly faulty: FaultyApp
  readonly rules: StepRules
  /** Selects the trials to run. */
  readonly isWanted: (at: number, kind: FaultKind) => boolean
}

type Attempt = Input & {
  readonly at: number
  readonly kind: FaultKind
  readonly operation: string
  /** The changes of a run without a fault. */
  readonly whole: Changes
}

export type Changes = ReadonlyMap<string, number>

/** Makes a call fail at each of its outside calls, in each way, and checks the result. */
export async function tryCall(call: WritingCall, input: Input): Promise<Trial[]> {
  // The first run may have additional work.
  await runWithoutFault(call, input)
  const { operations, whole } = await runWithoutFault(call, input)
  if (whole.size === 0 && input.rules.isRead !== true) {
    throw new Error(`${call.name} writes nothing when it is repeated: it needs a preparation`)
  }
  const trials: Trial[] = []
  for (const kind of faultKinds) {
    for (let at = 1; at <= operations.length; at += 1) {
      const operation = operations[at - 1] ?? ''
      if (!isRelevant(kind, operation) || !input.isWanted(at, kind)) continue
      const trial = await tryOnce(call, { ...input, at, kind, operation, whole })
      // This run made fewer calls.
      if (!trial) break
      trials.push(trial)
    }
  }
  return trials
}

/** The outside calls and the changes of a run without a fault. */
async function runWithoutFault(call: WritingCall, { stage, faulty }: Input) {
  const send = await call.prepare(stage)
  const before = await readState(stage.testApp)
  faulty.fault.clear()
  const reply = await send(faulty)
  if (reply.statusCode !== 200) throw new Error(`${call.name}: ${reply.statusCode} ${reply.body}`)
  await faulty.waitUntilIdle()
  return {
    operations: faulty.fault.met().map(({ name }) => name),
    whole: changesBetween(before, await readState(stage.testApp)),
  }
}

/** For a read, a lost response equals a lost request. */
export const isRelevant = (kind: FaultKind, operation: string): boolean =>
  kind !== 'lost after' ||
  !/^(?:select|begin|start|file read|payment (?:find|list))/i.test(operation)

async function tryOnce(call: WritingCall, attempt: Attempt): Promise<Trial | undefined> {
  const { stage, faulty, at, kind, operation } = attempt
  const send = await call.prepare(stage)
  const before = await readState(stage.testApp)
  faulty.fault.plan(at, kind)
  const reply = await send(faulty)
  const isBack = await faulty.waitUntilIdle()
  const isDone = faulty.fault.isDone()
  faulty.fault.clear()
  if (!isDone) return undefined
  const left = changesBetween(before, await readState(stage.testApp))
  const retried = await send(faulty)
  await faulty.waitUntilIdle()
  const after = changesBetween(before, await readState(stage.testApp))
  const { withoutBytes } = await readFileFaults(stage.testApp)
  const problems = [
    ...(isBack ? [] : ['a connection did not come back']),
    ...judgeFailure(reply, left, attempt),
    ...judgeRetry(retried, { left, after }, attempt),
    ...(withoutBytes > 0 ? [`${withoutBytes} rows without their file`] : []),
  ]
  return { call: call.name, at, kind, operation, status: reply.statusCode, problems }
}

function judgeFailure(reply: TestReply, left: Changes, { rules, whole }: Attempt): string[] {
  const { statusCode: status, body } = reply
  const isWhole = hasSameChanges(left, whole, rules.more)
  if (status === 200) return isWhole ? [] : [`answered 200, but left ${describeChanges(left)}`]
  const isClear = [503, 507].includes(status) && /"message":".*"code":"/.test(body)
  return [
    ...(isClear ? [] : [`answered ${status} ${body.slice(0, 80)}`]),
    ...(isAllowedRest(left, rules) || isWhole ? [] : [`left ${describeChanges(left)}`]),
  ]
}

function judgeRetry(
  reply: TestReply,
  { left, after }: { left: Changes; after: Changes },
  { rules, whole }: Attempt,
): string[] {
  if (reply.statusCode === 200) {
    return hasSameChanges(after, whole, rules.more) ? [] : [`then left ${describeChanges(after)}`]
  }
  const code: unknown = reply.json().code
  const isDone = hasSameChanges(left, whole, rules.more) || isAllowedRest(left, rules)
  const isExpected = isDone && rules.retryErrors?.includes(String(code))
  return isExpected
    ? []
    : [`then answered ${reply.statusCode} ${String(code)}, left ${describeChanges(left)}`]
}

const isAllowedRest = (changes: Changes, { left = [] }: StepRules): boolean =>
  [...changes.keys()].every((table) => left.includes(table))

/** Whether both changed the same tables by the same number of rows; tables in `more` may have more. */
export function hasSameChanges(
  changes: Changes,
  whole: Changes,
  more: readonly string[] = [],
): boolean {
  const tables = new Set([...changes.keys(), ...whole.keys()])
  return [...tables].every((table) => {
    const [found, wanted] = [changes.get(table), whole.get(table)]
    if (more.includes(table)) return (found ?? 0) >= (wanted ?? 0)
    return found === wanted
  })
}

export const describeChanges = (changes: Changes): string =>
  [...changes]
    .map(([table, count]) => `${table} ${count < 0 ? count : `+${count}`}`)
    .sort()
    .join(', ')
