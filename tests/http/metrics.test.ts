import { describe, expect, test, vi } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const metricsToken = 'a token for the collector'

const testApp = closeAfterAll(await createTestApp({ config: { metricsToken } }))

const ask = (authorization?: string) =>
  testApp.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  })

/** The value of each line that begins with this. */
async function read(line: string): Promise<number | undefined> {
  const { body } = await ask(`Bearer ${metricsToken}`)
  const found = body.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

describe('GET /metrics', () => {
  test('is not there for whoever has no token', async () => {
    const missing = await callApi(testApp, 'GET', '/api/nothing')
    for (const authorization of [
      undefined,
      '',
      'Bearer ',
      'Bearer a token for the collecto',
      metricsToken,
    ]) {
      const reply = await ask(authorization)
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
    }
  })

  test('is not there at all without a token in the settings', async () => {
    const bare = await createTestApp()
    try {
      for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${metricsToken}`]) {
        const reply = await bare.app.inject({
          method: 'GET',
          url: '/metrics',
          headers: { authorization },
        })
        expect(reply.statusCode).toBe(404)
      }
    } finally {
      await bare.close()
    }
  })

  test('counts what people do', async () => {
    const acts = ['job-posted', 'application', 'code-sent', 'code-used']
    const counts = async () =>
      await Promise.all(acts.map((act) => read(`kaamyab_acts_total{act="${act}"}`)))
    const before = await counts()
    const [employer, admin, candidate] = [
      await createEmployer(testApp),
      await signIn(testApp, 'admin'),
      await signIn(testApp, 'candidate'),
    ]
    await expectOk(employer.call('POST', '/api/postjob', { json: jobForm() }))
    await addApplication(candidate, await addLiveJob(testApp, { employer, admin }))
    const after = await counts()
    expect(after.map((count, index) => (count ?? 0) - (before[index] ?? 0))).toEqual([1, 1, 3, 3])
  })

  test('counts the lookups in the caches of searches', async () => {
    const counts = async () =>
      await Promise.all(
        ['results', 'options'].flatMap((cache) =>
          ['hit', 'miss'].map((outcome) =>
            read(`cache_lookups_total{cache="${cache}",outcome="${outcome}"}`),
          ),
        ),
      )
    const search = () => callApi(testApp, 'GET', '/api/public/job-counts?q=cachedword')
    const find = () => callApi(testApp, 'GET', '/api/public/jobs?q=cachedword')
    await find()
    await search()
    const before = await counts()
    await find()
    await search()
    const after = await counts()
    expect(after.map((count, index) => (count ?? 0) - (before[index] ?? 0))).toEqual([1, 0, 1, 0])
  })

  test('tells how answers went, by their declared path and nothing of the people in it', async () => {
    await callApi(testApp, 'GET', '/api/jobs/9876501234?q=9876501234')
    const line =
      'http_request_duration_seconds_count{method="GET",route="/api/jobs/:jobId",status="401"}'
    expect(await read(line)).toBeGreaterThan(0)
    const { body } = await ask(`Bearer ${metricsToken}`)
    expect(body).not.toContain('9876501234')
  })

  test('tells how database, queue and process are', async () => {
    expect(await read('database_up')).toBe(1)
    expect(await read('database_connections{state="open"}')).toBeGreaterThan(0)
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    const mails = 'queue_jobs{task="send-mail",state="ready"}'
    const before = (await read(mails)) ?? 0
    await testApp.app.inject({
      method: 'POST',
      url: '/submitForm',
      payload: { name: 'Asha', mobile: '9876501234', email: 'asha@mail.example', query: 'Call' },
    })
    expect(await read(mails)).toBe(before + 1)
    expect(await read('queue_oldest_seconds')).toBeGreaterThan(0)
  })

  test('tells how outside services and background work did', async () => {
    const sent =
      'provider_call_duration_seconds_count{provider="sms",method="sendLoginCode",outcome="good"}'
    const before = (await read(sent)) ?? 0
    await signIn(testApp, 'candidate')
    expect(await read(sent)).toBe(before + 1)
    // Nothing listens where the payment provider should.
    await expect(
      testApp.composition.paymentProvider.listOrderPayments('order_00000000000000'),
    ).rejects.toThrow('payment')
    const failed =
      'provider_call_duration_seconds_count{provider="payments",method="listOrderPayments",outcome="failed"}'
    expect(await read(failed)).toBe(1)
    await testApp.composition.startBackground()
    await testApp.composition.pool.query(
      `select graphile_worker.add_job('drop-old-heartbeats'), pg_notify('jobs:insert', '{"count":1}')`,
    )
    const done = 'background_work_duration_seconds_count{task="drop-old-heartbeats",outcome="good"}'
    await vi.waitFor(async () => expect(await read(done)).toBe(1), { timeout: 10_000 })
  })
})
