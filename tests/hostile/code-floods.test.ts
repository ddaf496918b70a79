import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/lib/log.ts'
import { startTwilio } from '#tests/support/code-providers/twilio.ts'
import type { Twilio } from '#tests/support/code-providers/twilio.ts'
import { patience, rounds } from '#tests/support/effort.ts'
import { callApi } from '#tests/support/inject.ts'
import { bytesInUse } from '#tests/support/memory.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone } from '#tests/support/viewers.ts'

const times = [400, 10_000] as const
const networks = rounds(100, 1000)
const perHour = rounds(50, 2000)
const mostGrownBytes = 50_000_000

let twilio: Twilio
let testApp: TestApp
let alarms = 0
beforeAll(async () => {
  const { smsTemplate, codeCaps } = parseConfig({})
  twilio = await startTwilio({ templates: [smsTemplate] })
  const log = createLog({ level: 'error', format: 'json', write: () => (alarms += 1) })
  const config = { twilio: twilio.account, codeCaps: { ...codeCaps, perHour } }
  testApp = await createTestApp({ log, config })
})
afterAll(async () => {
  await testApp.close()
  await twilio.close()
})

test(
  'A2: ten thousand requests over as many numbers, from a thousand networks, send what the cap allows',
  { timeout: patience(...times, 30) },
  async () => {
    const bytesBefore = await bytesInUse()
    const seen = new Map<number, number>()
    const ask = async () => {
      const network = randomInt(networks)
      const address = `${11 + Math.trunc(network / 256)}.${network % 256}.0.${randomInt(1, 255)}`
      const json = { phoneNumber: newPhone() }
      const { statusCode } = await callApi(testApp, 'POST', '/send-otp', { json, address })
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
    }
    for (let asked = 0; asked < rounds(...times); asked += 40) {
      await Promise.all(Array.from({ length: 40 }, ask))
    }
    expect([...seen.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    expect([seen.get(200), twilio.calls()]).toEqual([perHour, perHour])
    expect(alarms).toBe(1)
    expect((await bytesInUse()) - bytesBefore).toBeLessThan(mostGrownBytes)
    // What was refused has left nothing behind.
    const { count } = await testApp.db
      .selectFrom('login_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(perHour)
  },
)
