import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')

const admin = await signIn(testApp, 'admin')
const called = await createEmployer(testApp)
await addLiveJob(
  testApp,
  { employer: called, admin },
  { mobileNumber: '9810000001', companyName: 'Vaani Connect' },
)
const waiting = await createEmployer(testApp)
await addJob(testApp, waiting, { mobileNumber: '9810000002', companyName: 'Nayi Awaaz' })
const blocked = await createEmployer(testApp)
await addLiveJob(
  testApp,
  { employer: blocked, admin },
  { mobileNumber: '9810000003', companyName: 'Quick Jobs 24' },
)
await testApp.db
  .updateTable('accounts')
  .set({ suspended_at: new Date('2026-02-01T00:00:00Z') })
  .where('id', '=', blocked.accountId)
  .execute()

beforeEach(async () => {
  await testApp.db.deleteFrom('rate_limits').execute()
})

const check = (recruiter: unknown, deviceId: unknown = randomUUID()): Promise<TestReply> =>
  callApi(testApp, 'POST', '/api/recruiter-checks', { json: { recruiter, deviceId } })

describe('POST /api/recruiter-checks', () => {
  test.each([
    ['+91 98100 00001', { name: '9810000001', level: 'verified', calledOn: '2026-03-01' }],
    ['9810000002', { name: '9810000002', level: 'registered', calledOn: null }],
    ['098100-00003', { name: '9810000003', level: 'blocked', calledOn: null }],
    ['9810000009', { name: '9810000009', level: 'unknown', calledOn: null }],
  ])('S7-390: %s is answered by what is known of it, without a name', async (number, answer) => {
    const reply = await check(number)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ kind: 'phone', answers: [answer] })
  })

  test.each([
    ['vaani', [{ name: 'Vaani Connect', level: 'verified', calledOn: '2026-03-01' }]],
    ['  nayi   awaaz ', [{ name: 'Nayi Awaaz', level: 'registered', calledOn: null }]],
    ['Nayi', [{ name: 'Nayi', level: 'unknown', calledOn: null }]],
    ['quick jobs 24', [{ name: 'Quick Jobs 24', level: 'blocked', calledOn: null }]],
    ['Vaani%', [{ name: 'Vaani%', level: 'unknown', calledOn: null }]],
  ])(
    'S7-391: the company %s is found by its whole name, or by its beginning',
    async (name, answers) => {
      expect((await check(name)).json()).toEqual({ kind: 'company', answers })
    },
  )

  test('S7-390: the number of an account that is gone is not known', async () => {
    const gone = await createEmployer(testApp)
    await addLiveJob(testApp, { employer: gone, admin }, { mobileNumber: '9810000004' })
    await testApp.db
      .updateTable('accounts')
      .set({ deleted_at: testApp.clock.now() })
      .where('id', '=', gone.accountId)
      .execute()
    expect((await check('9810000004')).json().answers[0].level).toBe('unknown')
  })

  test.each([
    ['', 'Type a number or a name'],
    ['98100', 'Valid 10-digit number is required'],
    ['ab', 'Type at least 3 letters'],
    [undefined, 'Type a number or a name'],
  ])('S7-392: %s is refused at the field, and not counted', async (text, sentence) => {
    const reply = await check(text)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields).toEqual({ recruiter: sentence })
    expect(await testApp.db.selectFrom('rate_limits').select('key').execute()).toEqual([])
  })

  test('S10-90: a device asks ten times a day', async () => {
    const device = randomUUID()
    for (let time = 0; time < limits.recruiterChecksPerDevicePerDay; time += 1) {
      expect((await check('9810000009', device)).statusCode).toBe(200)
    }
    const refused = await check('9810000009', device)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('You checked 10 today. Come back tomorrow.')
    expect((await check('9810000009')).statusCode).toBe(200)
  })

  test('S10-91: a network asks 300 times a day, with any number of devices', async () => {
    await check('9810000009')
    await testApp.composition.pool.query(
      "update rate_limits set points = $1 where key like 'recruiter-checks-network:%'",
      [limits.recruiterChecksPerNetworkPerDay],
    )
    expect((await check('9810000009')).statusCode).toBe(429)
  })
})
