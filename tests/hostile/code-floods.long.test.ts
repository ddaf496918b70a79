import { defaultSmsTemplate } from '#server/features/accounts/sms-template.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config/config.ts'
import { createLog } from '#server/lib/log.ts'
import { startTwilio } from '#tests/support/code-providers/twilio.ts'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { callApi } from '#tests/support/inject.ts'
import { bytesInUse } from '#tests/support/memory.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone } from '#tests/support/viewers.ts'

const times = [400, 10_000] as const
const networks = byEffort(100, 1000)
const perHour = byEffort(50, 2000)
const maxGrowthBytes = 50_000_000

let alarms = 0
const { codeCaps, ...settings } = parseConfig({})
const twilio = closeAfterAll(
  await startTwilio({ templates: [defaultSmsTemplate(sentence, settings)] }),
)
const log = createLog({ level: 'error', format: 'json', write: () => (alarms += 1) })
const config = { twilio: twilio.account, codeCaps: { ...codeCaps, perHour } }
const testApp = closeAfterAll(await createTestApp({ log, config }))

test(
  'A2: ten thousand requests for as many numbers, from a thousand networks, send only what the cap allows',
  { timeout: timeoutByEffort(...times, 30) },
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
    for (let sent = 0; sent < byEffort(...times); sent += 40) {
      await Promise.all(Array.from({ length: 40 }, ask))
    }
    expect([...seen.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    expect([seen.get(200), twilio.calls()]).toEqual([perHour, perHour])
    expect(alarms).toBe(1)
    expect((await bytesInUse()) - bytesBefore).toBeLessThan(maxGrowthBytes)
    // Rejected requests leave no memory behind.
    const { count } = await testApp.db
      .selectFrom('login_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(perHour)
  },
)
