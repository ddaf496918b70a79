import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPhone } from '#bench/product.ts'
import { cases, isLongRun, timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { endTomorrow, examine } from '#tests/support/faults/confirmed-writes.ts'
import { prepareEmployer, startWriters } from '#tests/support/faults/mixed-writers.ts'
import type { People, ConfirmedWrite } from '#tests/support/faults/mixed-writers.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import {
  killPostmaster,
  postmasterOf,
  startVictim,
  untilReady,
} from '#tests/support/faults/victim.ts'
import type { Victim } from '#tests/support/faults/victim.ts'
import { razorpayKeys, startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

const kinds = [
  { killed: 'the server', times: byEffort(1, 200) },
  { killed: 'the database', times: byEffort(1, 50) },
  { killed: 'both', times: byEffort(1, 50) },
] as const
type Killed = (typeof kinds)[number]['killed']

let dataDir: string
let razorpay: TestRazorpay
let victim: Victim
let people: People
const confirmed: ConfirmedWrite[] = []
beforeAll(async () => {
  dataDir = await makeThrowAwayFolder('kaamyab-killed-')
  razorpay = await startRazorpay()
  victim = await start()
  people = await prepareEmployer(victim.origin, adminPhone)
}, 120_000)
afterAll(async () => {
  await victim.stop()
  await razorpay.close()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const start = (): Promise<Victim> =>
  startVictim(dataDir, {
    ADMIN_PHONES: adminPhone,
    RAZORPAY_KEY_ID: razorpayKeys.keyId,
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    RAZORPAY_BASE_URL: razorpay.url,
  })

/** Kills under load and returns the milliseconds until the product is ready again. */
async function kill(killed: Killed): Promise<number> {
  const startedAt = performance.now()
  if (killed === 'the database') {
    const before = postmasterOf(dataDir)
    killPostmaster(dataDir)
    // Its connections may still answer for a moment.
    while (postmasterOf(dataDir) === before) await sleep(10)
    await untilReady(victim.origin)
    return performance.now() - startedAt
  }
  const dying = victim.kill()
  if (killed === 'both') killPostmaster(dataDir)
  await dying
  victim = await start()
  return performance.now() - startedAt
}

test.each(cases(kinds, ({ killed }) => killed === 'both'))(
  'no confirmed write is lost or half written when $killed is killed under load',
  async ({ killed, times }) => {
    const waits: number[] = []
    const before = confirmed.length
    for (let time = 0; time < times; time += 1) {
      const writers = startWriters(victim.origin, people, {
        razorpay,
        endSoon: (jobId) => endTomorrow(dataDir, jobId),
      })
      const first = confirmed.length
      // A random moment, so there is no event to wait for.
      await sleep(randomInt(200, 1500))
      const recovered = kill(killed)
      await writers.stop()
      confirmed.push(...writers.confirmed)
      waits.push(await recovered)
      const aftermath = await examine(dataDir, confirmed.slice(first), razorpay.provider)
      expect([time, aftermath]).toEqual([time, { lost: [], halfWritten: [], withoutBytes: [] }])
    }
    // Writes confirmed before the first kill survive the last one.
    expect((await examine(dataDir, confirmed, razorpay.provider)).lost).toEqual([])
    if (isLongRun) report(killed, times, confirmed.length - before, waits)
  },
  timeoutByEffort(1, 200, 60_000),
)

function report(killed: Killed, times: number, stored: number, waits: readonly number[]): void {
  const sorted = waits.toSorted((one, other) => one - other)
  const seconds = (share: number) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  writeResult(
    `SIGKILL of ${killed}`,
    'Five clients write continuously: call-back requests, applications with a resume, paid posts, bought posts and renewals.',
    [
      ['killed in the middle of writes', times],
      ['acknowledged writes', stored],
      ['of these lost', 0],
      ['half-written', 0],
      ['rows without their file', 0],
      ['until it answered again, in the middle and at most', `${seconds(0.5)} s, ${seconds(1)} s`],
    ],
  )
}
