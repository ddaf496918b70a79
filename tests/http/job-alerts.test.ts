import { beforeEach, describe, expect, it } from 'vitest'
import type { JobAlert } from '#contract/job-alerts/schemas.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { runRound, workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
// 10 March 2026 is a Tuesday; 6:00 UTC is 11:30 in India.
testApp.clock.set('2026-03-10T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

beforeEach(async () => {
  testApp.clock.set('2026-03-10T06:00:00Z')
  await testApp.db.deleteFrom('alert_jobs').execute()
  await testApp.db.deleteFrom('alert_digests').execute()
  await testApp.db.deleteFrom('job_alerts').execute()
})

const send = (viewer: TestViewer, search: object, frequency = 'atOnce') =>
  viewer.call('POST', '/api/job-alerts', { json: { search, frequency } })
const keep = async (viewer: TestViewer, search: object, frequency = 'atOnce'): Promise<JobAlert> =>
  (await expectOk(send(viewer, search, frequency))).json()
const edit = (viewer: TestViewer, id: string, json: object) =>
  viewer.call('PATCH', `/api/job-alerts/${id}`, { json })
const act = (viewer: TestViewer, id: string, name: string, json?: object) =>
  viewer.call('POST', `/api/job-alerts/${id}/${name}`, { json })
const listed = async (viewer: TestViewer) =>
  (await expectOk(viewer.call('GET', '/api/job-alerts'))).json()

/** A live job, with what it has found by now. */
async function publish(answers: object = {}): Promise<string> {
  const id = await addLiveJob(testApp, { employer, admin }, { ...answers })
  await workQueue(testApp)
  return id
}

const foundFor = async (viewer: TestViewer): Promise<string[]> => {
  const rows = await testApp.db
    .selectFrom('alert_jobs')
    .select('job_id')
    .where('candidate_id', '=', viewer.accountId)
    .execute()
  return rows.map(({ job_id: id }) => id)
}

async function told(viewer: TestViewer): Promise<Pick<MessageItem, 'event' | 'text' | 'link'>[]> {
  await runRound(testApp, 'tell-of-alert-jobs')
  const items: MessageItem[] = (await expectOk(viewer.call('GET', '/api/messages'))).json()
  return items
    .filter(({ event }) => event.startsWith('alert'))
    .map(({ event, text, link }) => ({ event, text, link }))
}

describe('keeping alerts', () => {
  it('S7-380: keeps a search once, and the same again changes how often it tells', async () => {
    const candidate = await createCandidate(testApp)
    const first = await keep(candidate, { q: ' telecaller  noida ', within: '10' }, 'daily')
    expect(first).toEqual({
      id: first.id,
      search: { q: 'telecaller noida' },
      frequency: 'daily',
      pausedUntil: null,
      isStopped: false,
      newJobs: 0,
    })
    const again = await Promise.all(
      [1, 2, 3].map(() => keep(candidate, { q: 'telecaller noida' }, 'weekly')),
    )
    expect(again.map(({ id, frequency }) => [id, frequency])).toEqual(
      again.map(() => [first.id, 'weekly']),
    )
    expect((await listed(candidate)).alerts).toHaveLength(1)
  })

  it('S7-381: keeps ten at most, of many at once too', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, at) => send(candidate, { q: `word${at}` })),
    )
    const codes = replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 409, 409, 409])
    const full = await send(candidate, { q: 'one more' })
    expect(full.json()).toMatchObject({
      code: 'ALERTS_FULL',
      message: '10 is the most. Delete one first.',
    })
    const [one] = (await listed(candidate)).alerts
    await expectOk(act(candidate, one.id, 'delete'))
    expect((await send(candidate, { q: 'one more' })).statusCode).toBe(200)
  })

  it('S7-382: is changed and deleted by its candidate alone', async () => {
    const [candidate, other] = [
      await signIn(testApp, 'candidate'),
      await signIn(testApp, 'candidate'),
    ]
    const alert = await keep(candidate, { q: 'driver' })
    await keep(candidate, { q: 'cook' })
    const changed = await expectOk(
      edit(candidate, alert.id, { search: { q: 'driver', shift: 'night' }, frequency: 'weekly' }),
    )
    expect(changed.json()).toMatchObject({
      search: { q: 'driver', shift: 'night' },
      frequency: 'weekly',
    })
    const same = await edit(candidate, alert.id, { search: { q: 'cook' } })
    expect(same.json().code).toBe('ALERT_EXISTS')
    for (const reply of [
      await edit(other, alert.id, { frequency: 'daily' }),
      await act(other, alert.id, 'pause', {}),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    await expectOk(act(other, alert.id, 'delete'))
    expect((await listed(candidate)).alerts).toHaveLength(2)
    for (let time = 0; time < 2; time += 1) await expectOk(act(candidate, alert.id, 'delete'))
    expect((await listed(candidate)).alerts).toHaveLength(1)
  })

  it('S7-383: a paused alert finds nothing until its day', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const alert = await keep(candidate, { q: 'telecaller' })
    for (const until of ['2026-03-10', '2026-06-09', 'x']) {
      const reply = await act(candidate, alert.id, 'pause', { until })
      expect(reply.statusCode).toBe(until === 'x' ? 400 : 422)
    }
    const paused = await expectOk(act(candidate, alert.id, 'pause', { until: '2026-03-12' }))
    expect(paused.json().pausedUntil).toBe('2026-03-12')
    await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(candidate)).toEqual([])
    testApp.clock.set('2026-03-12T06:00:00Z')
    expect((await listed(candidate)).alerts[0].pausedUntil).toBeNull()
    const jobId = await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(candidate)).toEqual([jobId])
  })

  it('S7-384: agrees to the ways that are on, from that day', async () => {
    const candidate = await createCandidate(testApp)
    const wayOf = async (channel: string) =>
      (await listed(candidate)).ways.find((way: { channel: string }) => way.channel === channel)
    expect(await wayOf('push')).toMatchObject({ isOn: true, since: null })
    await keep(candidate, { q: 'telecaller' })
    expect(await wayOf('push')).toMatchObject({ isOn: true, since: '2026-03-10' })
    expect(await wayOf('whatsapp')).toMatchObject({ isOn: false, since: null })
    const json = { purpose: 'alerts', channel: 'whatsapp', isOn: true }
    testApp.clock.advance({ hours: 24 })
    await expectOk(candidate.call('POST', '/api/message-settings', { json }))
    expect(await wayOf('whatsapp')).toMatchObject({ isOn: true, since: '2026-03-11' })
  })

  it('refuses strangers, other roles, unknown pincodes and searches that are none', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const json = { search: {}, frequency: 'daily' }
    expect((await callApi(testApp, 'POST', '/api/job-alerts', { json })).statusCode).toBe(401)
    expect((await send(employer, {})).statusCode).toBe(403)
    expect((await send(candidate, { near: '999999' })).json().code).toBe('UNKNOWN_PINCODE')
    expect((await send(candidate, { near: 'x' })).statusCode).toBe(400)
    expect((await send(candidate, {}, 'hourly')).statusCode).toBe(400)
  })
})

describe('telling', () => {
  it('S10-377: one message a day, of at most ten jobs, each once', async () => {
    const candidate = await createCandidate(testApp)
    await keep(candidate, { q: 'telecaller' })
    await keep(candidate, { location: 'Noida' })
    const first = await publish({ jobTitle: 'Telecaller', companyName: 'Ujaas Tele' })
    expect(await told(candidate)).toEqual([
      { event: 'alertJob', text: expect.anything(), link: `/job_details/${first}#from=alert` },
    ])
    for (let count = 0; count < 12; count += 1) await publish({ jobTitle: 'Telecaller' })
    testApp.clock.advance({ hours: 2 })
    expect(await told(candidate)).toHaveLength(1)
    // The next day, from 8:00 in India.
    testApp.clock.set('2026-03-11T02:29:00Z')
    expect(await told(candidate)).toHaveLength(1)
    testApp.clock.set('2026-03-11T02:31:00Z')
    const [digest, ...before] = await told(candidate)
    expect(before).toHaveLength(1)
    expect(digest).toMatchObject({ event: 'alertJobs', link: '/alerts' })
    const values = await testApp.db
      .selectFrom('messages')
      .select('text_values')
      .where('account_id', '=', candidate.accountId)
      .where('event', '=', 'alertJobs')
      .executeTakeFirstOrThrow()
    expect(values.text_values).toMatchObject({ count: 12 })
    expect(JSON.stringify(values).match(/\d+\. Telecaller/g)).toHaveLength(10)
    testApp.clock.set('2026-03-12T06:00:00Z')
    expect(await told(candidate)).toHaveLength(2)
  })

  it('S10-378: a job that goes live again, or is found by a new alert, is told no second time', async () => {
    const candidate = await createCandidate(testApp)
    const alert = await keep(candidate, { q: 'telecaller' })
    const jobId = await publish({ jobTitle: 'Telecaller' })
    expect(await told(candidate)).toHaveLength(1)
    await expectOk(act(candidate, alert.id, 'delete'))
    await keep(candidate, { q: 'telecaller' })
    for (const name of ['pause', 'resume']) {
      const { version } = await testApp.db
        .selectFrom('jobs')
        .select('version')
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
      await expectOk(
        employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: name, version } }),
      )
    }
    await workQueue(testApp)
    testApp.clock.set('2026-03-11T06:00:00Z')
    expect(await told(candidate)).toHaveLength(1)
    expect(await foundFor(candidate)).toEqual([jobId])
  })

  it('daily alerts wait for nine, and jobs that ended before are left out', async () => {
    const candidate = await createCandidate(testApp)
    await keep(candidate, { q: 'telecaller' }, 'daily')
    const ended = await publish({ jobTitle: 'Telecaller' })
    expect(await told(candidate)).toEqual([])
    await testApp.db
      .updateTable('jobs')
      .set({ expires_at: testApp.clock.now() })
      .where('id', '=', ended)
      .execute()
    testApp.clock.set('2026-03-11T03:31:00Z')
    expect(await told(candidate)).toEqual([])
    // The day is not used up.
    await keep(candidate, { q: 'telecaller' }, 'atOnce')
    await publish({ jobTitle: 'Telecaller' })
    expect(await told(candidate)).toMatchObject([{ event: 'alertJob' }])
  })

  it('is done once by three nodes at the same time', async () => {
    const candidates = await Promise.all([1, 2, 3, 4].map(() => createCandidate(testApp)))
    for (const candidate of candidates) await keep(candidate, { q: 'telecaller' })
    await publish({ jobTitle: 'Telecaller' })
    await Promise.all([1, 2, 3].map(() => runRound(testApp, 'tell-of-alert-jobs')))
    for (const candidate of candidates) expect(await told(candidate)).toHaveLength(1)
  })

  it('S10-382: leaves by the ways that are agreed to, with a link that stops them, in the reader’s language', async () => {
    const email = 'alerts-reader@example.com'
    const candidate = await createCandidate(testApp, { email })
    await keep(candidate, { q: 'telecaller' })
    await publish({ jobTitle: 'Telecaller', companyName: 'Ujaas Tele' })
    await told(candidate)
    await workQueue(testApp)
    const mails = async () =>
      (await testApp.composition.outbox.list()).filter(({ to }) => to === email)
    const [mail] = await mails()
    expect(mail?.text).toContain('Telecaller, Ujaas Tele, Noida')
    const [, token = ''] = /\/stop\/(\S+)/.exec(mail?.text ?? '') ?? []
    expect((await callApi(testApp, 'POST', `/stop/${token}`)).statusCode).toBe(303)
    testApp.clock.set('2026-03-11T06:00:00Z')
    await publish({ jobTitle: 'Telecaller' })
    expect(await told(candidate)).toHaveLength(2)
    await workQueue(testApp)
    expect(await mails()).toHaveLength(1)
  })

  it('S10-379: stops after 90 days without a look, says so once, and starts again by one tap', async () => {
    const [forgetful, reader] = [await createCandidate(testApp), await createCandidate(testApp)]
    const alert = await keep(forgetful, { q: 'telecaller' })
    await keep(reader, { q: 'telecaller' })
    const stop = () => runRound(testApp, 'stop-forgotten-alerts')
    // Sessions that are used now and then go on.
    for (const day of ['2026-04-05', '2026-05-01', '2026-05-27']) {
      testApp.clock.set(`${day}T06:00:00Z`)
      await expectOk(reader.call('POST', '/api/job-alerts/look'))
      for (const viewer of [forgetful, admin]) {
        await expectOk(viewer.call('GET', '/api/messages/unread'))
      }
    }
    testApp.clock.set('2026-06-07T06:00:00Z')
    await stop()
    expect((await listed(forgetful)).alerts[0].isStopped).toBe(false)
    testApp.clock.set('2026-06-09T06:00:00Z')
    await Promise.all([stop(), stop()])
    expect((await listed(forgetful)).alerts[0].isStopped).toBe(true)
    expect((await listed(reader)).alerts[0].isStopped).toBe(false)
    expect(await told(forgetful)).toMatchObject([{ event: 'alertsStopped', link: '/alerts' }])
    await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(forgetful)).toEqual([])
    await expectOk(act(forgetful, alert.id, 'pause', {}))
    await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(forgetful)).toHaveLength(1)
  })

  it('S10-380: alerts are read again every day, as the search understands them then', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const alert = await keep(candidate, { q: 'telecaller' })
    await testApp.db
      .updateTable('job_alerts')
      .set({ keys: ['outdated'] })
      .execute()
    await runRound(testApp, 'read-alerts-again')
    await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(candidate)).toEqual([])
    testApp.clock.advance({ hours: 25 })
    await runRound(testApp, 'read-alerts-again')
    const jobId = await publish({ jobTitle: 'Telecaller' })
    expect(await foundFor(candidate)).toEqual([jobId])
    expect((await listed(candidate)).alerts).toMatchObject([{ id: alert.id, newJobs: 1 }])
  })
})
