import { expect, test } from 'vitest'
import type { SystemState } from '#contract/operations/schemas.ts'
import { recordBackup } from '#server/features/operations/last-backup.repository.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { jobForm } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-10T09:20:00Z')
let admin = await signIn(testApp, 'admin')

async function look(): Promise<SystemState> {
  return (await expectOk(admin.call('GET', '/api/system'))).json()
}

const addNode = (id: string, seen_at: string) =>
  testApp.db
    .insertInto('running_nodes')
    .values({
      id,
      version: '9.9.9',
      started_at: '2026-03-01T00:00:00Z',
      seen_at,
      requests: 7,
      errors: 2,
      memory_bytes: 1,
      lag_ms: 3,
    })
    .execute()

test('S7-135: the system page shows only live processes', async () => {
  const present = crypto.randomUUID()
  await addNode(present, '2026-03-10T09:19:30Z')
  await addNode(crypto.randomUUID(), '2026-03-10T09:10:00Z')
  const { nodes, version, schema } = await look()
  expect(nodes).toHaveLength(2)
  expect(nodes[0]).toMatchObject({ id: present, requests: 7, errors: 2, version: '9.9.9' })
  expect(nodes[1]).toMatchObject({ version, errors: 0 })
  expect(nodes[1]?.requests).toBeGreaterThan(0)
  expect(schema).toMatch(/^\d{4}_\w+\.sql$/)
  testApp.clock.advance({ minutes: 10 })
  await runRound(testApp, 'drop-old-heartbeats')
  expect(await testApp.db.selectFrom('running_nodes').select('id').execute()).toHaveLength(1)
})

test('S7-136: shows the state of database, background work and storage', async () => {
  await testApp.composition.pool.query(
    `select graphile_worker.add_job('send-mail', run_at => now() - interval '90 seconds')`,
  )
  const { database, queue, storage } = await look()
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database.connections).toBeGreaterThan(0)
  expect(database.connections).toBeLessThanOrEqual(database.connectionsMax)
  expect(database).toMatchObject({ replicas: 0, lagSeconds: null })
  expect(queue).toMatchObject({ waiting: 1, stopped: 0 })
  expect(queue.oldestSeconds).toBeGreaterThanOrEqual(90)
  expect(storage.kind).toBe('disk')
  expect(storage.freeBytes).toBeGreaterThan(0)
})

test('S7-137: counts actions over all processes, by hour and day', async () => {
  const countOf = ({ acts }: SystemState, act: string) => {
    const found = acts.find((each) => each.act === act)
    return [found?.hour, found?.day]
  }
  const before = await look()
  await testApp.composition.heartbeat.beat()
  const employer = await createEmployer(testApp)
  await expectOk(employer.call('POST', '/api/postjob', { json: jobForm() }))
  const now = await look()
  expect(countOf(before, 'job-posted')).toEqual([0, 0])
  expect(countOf(now, 'job-posted')).toEqual([1, 1])
  expect(countOf(await look(), 'job-posted')).toEqual([1, 1])
  const [sent = 0] = countOf(now, 'code-sent')
  expect(sent).toBe((countOf(before, 'code-sent')[0] ?? 0) + 1)
  expect(countOf(now, 'code-used')).toEqual(countOf(now, 'code-sent'))
  testApp.clock.advance({ hours: 3 })
  expect(countOf(await look(), 'job-posted')).toEqual([0, 1])
  testApp.clock.advance({ days: 2 })
  admin = await signIn(testApp, 'admin')
  expect(countOf(await look(), 'job-posted')).toEqual([0, 0])
})

test('S7-138: shows the last success and failure of each outside service', async () => {
  testApp.clock.set('2026-03-20T09:00:00Z')
  const stateOf = async (name: string) =>
    (await look()).providers.find((provider) => provider.name === name)
  await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber: '+919812300009' } })
  expect(await stateOf('sms')).toMatchObject({ succeededAt: '2026-03-20T09:00:00.000Z' })
  // Nothing listens where the payment provider should.
  await expect(
    testApp.composition.paymentProvider.listOrderPayments('order_00000000000000'),
  ).rejects.toThrow('payment')
  expect(await stateOf('payments')).toEqual({
    name: 'payments',
    succeededAt: null,
    failedAt: '2026-03-20T09:00:00.000Z',
  })
})

test('S7-139: shows the last complete backup', async () => {
  expect((await look()).backup.madeAt).toBeNull()
  for (const day of ['2026-03-18', '2026-03-19']) {
    await recordBackup(testApp.composition.pool, new Date(`${day}T02:00:00Z`))
  }
  expect((await look()).backup.madeAt).toBe('2026-03-19T02:00:00.000Z')
})
