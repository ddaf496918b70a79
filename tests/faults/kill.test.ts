import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPhone } from '#bench/product.ts'
import { isLongRun, patience, rounds } from '#tests/support/effort.ts'
import { examine } from '#tests/support/faults/kept-promises.ts'
import { settle, startWriters } from '#tests/support/faults/mixed-writers.ts'
import type { People, Promised } from '#tests/support/faults/mixed-writers.ts'
import { keepResult } from '#tests/support/faults/results.ts'
import {
  killPostmaster,
  postmasterOf,
  startVictim,
  untilReady,
} from '#tests/support/faults/victim.ts'
import type { Victim } from '#tests/support/faults/victim.ts'
import { razorpayKeys, startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'

const kinds = [
  { killed: 'the server', times: rounds(1, 200) },
  { killed: 'the database', times: rounds(1, 50) },
  { killed: 'both', times: rounds(1, 50) },
] as const
type Killed = (typeof kinds)[number]['killed']

let dataDir: string
let razorpay: TestRazorpay
let victim: Victim
let people: People
const promised: Promised[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-killed-'))
  razorpay = await startRazorpay()
  victim = await start()
  people = await settle(victim.origin, adminPhone)
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

/** Kills in the middle of the work, and gives the milliseconds until all answers again. */
async function kill(killed: Killed): Promise<number> {
  const startedAt = performance.now()
  if (killed === 'the database') {
    const before = postmasterOf(dataDir)
    killPostmaster(dataDir)
    // Its connections may answer for a moment more, until they notice.
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

test.each(kinds)(
  'of what was promised while $killed was killed in the middle of it, nothing is lost or halved',
  async ({ killed, times }) => {
    const waits: number[] = []
    const before = promised.length
    for (let time = 0; time < times; time += 1) {
      const writers = startWriters(victim.origin, people, razorpay)
      const first = promised.length
      // Anywhere in the middle: there is nothing to wait for.
      await sleep(randomInt(200, 1500))
      const recovered = kill(killed)
      await writers.stop()
      promised.push(...writers.promised)
      waits.push(await recovered)
      const aftermath = await examine(dataDir, promised.slice(first), razorpay.provider)
      expect([time, aftermath]).toEqual([time, { lost: [], halfWritten: [], withoutBytes: [] }])
    }
    // What was promised before the first time is there after the last one.
    expect((await examine(dataDir, promised, razorpay.provider)).lost).toEqual([])
    if (isLongRun) report(killed, times, promised.length - before, waits)
  },
  patience(1, 200, 60_000),
)

function report(killed: Killed, times: number, kept: number, waits: readonly number[]): void {
  const sorted = waits.toSorted((one, other) => one - other)
  const seconds = (share: number) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  keepResult(
    `SIGKILL of ${killed}`,
    'Five people write all the time: requests for a call, applications with a resume, paid posts.',
    [
      ['killed in the middle of writes', times],
      ['acknowledged writes', kept],
      ['of these lost', 0],
      ['half-written', 0],
      ['rows without their file', 0],
      ['until it answered again, in the middle and at most', `${seconds(0.5)} s, ${seconds(1)} s`],
    ],
  )
}
