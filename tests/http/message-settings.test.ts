import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { channels } from '#contract/messages/events.ts'
import { messageWaySchema } from '#contract/messages/schemas.ts'
import { alertPurposes, isAlert } from '#contract/messages/settings.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer, saveEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
let employer: TestViewer
let email: string
beforeEach(async () => {
  employer = await createEmployer(testApp)
  email = `${employer.accountId}@example.com`
  await expectOk(saveEmployer(employer, { email }))
})

const read = async (viewer: TestViewer): Promise<unknown> =>
  (await expectOk(viewer.call('GET', '/api/message-settings'))).json()

const change = (viewer: TestViewer, json: unknown) =>
  viewer.call('POST', '/api/message-settings', { json })

const byMail = { purpose: 'account', channel: 'mail' } as const

async function mails() {
  await workQueue(testApp)
  return (await testApp.composition.outbox.list()).filter(({ to }) => to === email)
}

/** The token of the link in a mail about a job that is live. */
async function stopToken(): Promise<string> {
  await addLiveJob(testApp, { employer, admin })
  const [mail] = await mails()
  return /\/stop\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the settings of messages', () => {
  test('S7-206: are the ways by which the events of a role go, all on', async () => {
    expect(await read(employer)).toEqual([
      { ...byMail, channel: 'push', isOn: true, missing: null },
      { ...byMail, channel: 'sms', isOn: true, missing: null },
      { ...byMail, channel: 'whatsapp', isOn: false, missing: null },
      { ...byMail, isOn: true, missing: null },
      { purpose: 'applications', channel: 'push', isOn: true, missing: null },
      { purpose: 'applications', channel: 'whatsapp', isOn: false, missing: null },
      { purpose: 'applications', channel: 'mail', isOn: true, missing: null },
      { purpose: 'interviews', channel: 'push', isOn: true, missing: null },
    ])
    expect(await read(await createCandidate(testApp))).toEqual([
      { purpose: 'applications', channel: 'push', isOn: true, missing: null },
      { purpose: 'applications', channel: 'sms', isOn: true, missing: null },
      { purpose: 'applications', channel: 'whatsapp', isOn: false, missing: null },
      { purpose: 'applications', channel: 'mail', isOn: true, missing: null },
      { purpose: 'interviews', channel: 'push', isOn: true, missing: null },
      { purpose: 'interviews', channel: 'sms', isOn: true, missing: null },
      { purpose: 'interviews', channel: 'whatsapp', isOn: false, missing: null },
      { purpose: 'interviews', channel: 'mail', isOn: true, missing: null },
      { purpose: 'alerts', channel: 'push', isOn: true, missing: null },
      { purpose: 'alerts', channel: 'sms', isOn: false, missing: null },
      { purpose: 'alerts', channel: 'whatsapp', isOn: false, missing: null },
      { purpose: 'alerts', channel: 'mail', isOn: true, missing: null },
    ])
  })

  test('S7-207: a way that is off is not used, and the bell shows the message', async () => {
    for (let time = 0; time < 2; time += 1) {
      const reply = await expectOk(change(employer, { ...byMail, isOn: false }))
      expect(reply.json()).toContainEqual({ ...byMail, isOn: false, missing: null })
    }
    await addLiveJob(testApp, { employer, admin })
    expect(await mails()).toEqual([])
    const listed = await expectOk(employer.call('GET', '/api/messages'))
    expect(listed.json()).toMatchObject([{ event: 'jobLive' }])
    const agreed = await expectOk(change(employer, { ...byMail, isOn: true }))
    const agreedAt = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(agreed.json()).toContainEqual({ ...byMail, isOn: true, missing: null, agreedAt })
    await addLiveJob(testApp, { employer, admin })
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    {},
    { ...byMail },
    { ...byMail, isOn: 'no' },
    { ...byMail, channel: 'letter', isOn: true },
    { purpose: 'news', channel: 'mail', isOn: true },
  ])('refuse %j', async (json) => {
    const before = await fingerprint(testApp)
    expect((await change(employer, json)).statusCode).toBe(400)
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('S7-210: say how often an employer is told of new applicants', async () => {
    const path = '/api/message-settings/applicants'
    const ask = async (): Promise<unknown> => (await expectOk(employer.call('GET', path))).json()
    expect(await ask()).toEqual({ applicantNews: 'daily' })
    const json = { applicantNews: 'never' }
    for (let time = 0; time < 2; time += 1) {
      expect((await expectOk(employer.call('POST', path, { json }))).json()).toEqual(json)
    }
    expect(await ask()).toEqual(json)
    for (const bad of [{}, { applicantNews: 'weekly' }]) {
      expect((await employer.call('POST', path, { json: bad })).statusCode).toBe(400)
    }
    const candidate = await createCandidate(testApp)
    expect((await candidate.call('POST', path, { json })).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', path)).statusCode).toBe(401)
    expect(await ask()).toEqual(json)
  })

  test('S7-490: alerts and news stop on every way with one act, and nothing else', async () => {
    const candidate = await createCandidate(testApp)
    const path = '/api/message-settings/stop-alerts'
    const listed = (ways: unknown) => z.array(messageWaySchema).parse(ways)
    const before = listed(await read(candidate))
    for (let time = 0; time < 2; time += 1) {
      const ways = listed((await expectOk(candidate.call('POST', path))).json())
      expect(ways).toEqual(listed(await read(candidate)))
      expect(ways.filter((way) => isAlert(way) && way.isOn)).toEqual([])
      expect(ways.filter((way) => !isAlert(way))).toEqual(before.filter((way) => !isAlert(way)))
    }
    const rows = await testApp.db
      .selectFrom('message_choices')
      .select(['purpose', 'channel'])
      .where('account_id', '=', candidate.accountId)
      .where('is_on', '=', false)
      .execute()
    expect(rows).toHaveLength(alertPurposes.length * channels.length)
    expect((await callApi(testApp, 'POST', path)).statusCode).toBe(401)
    expect((await admin.call('POST', path)).statusCode).toBe(403)
  })

  test('are those of candidates and employers alone', async () => {
    expect((await callApi(testApp, 'GET', '/api/message-settings')).statusCode).toBe(401)
    expect((await change(admin, { ...byMail, isOn: false })).statusCode).toBe(403)
  })
})

describe('the link in a mail', () => {
  test('S7-208: stops such mails without a session, as often as it is used', async () => {
    const token = await stopToken()
    const state = async (): Promise<unknown> =>
      (await expectOk(callApi(testApp, 'GET', `/api/stop/${token}`))).json()
    expect(await state()).toEqual({ ...byMail, isOn: true })
    for (let time = 0; time < 2; time += 1) {
      // As a mail program does it.
      const reply = await testApp.app.inject({
        method: 'POST',
        url: `/stop/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/stop/${token}`])
    }
    expect(await state()).toEqual({ ...byMail, isOn: false })
    expect(await read(employer)).toContainEqual({ ...byMail, isOn: false, missing: null })
    await addLiveJob(testApp, { employer, admin })
    expect(await mails()).toHaveLength(1)
  })

  test('is refused when anything of it was changed', async () => {
    const token = await stopToken()
    const [id = '', purpose = '', channel = '', signature = ''] = token.split('.')
    const forged = [
      'x',
      id,
      `${id}.${purpose}.${channel}.`,
      `${id}.${purpose}.${channel}.${signature.slice(1)}`,
      `${id}.applications.${channel}.${signature}`,
      `${id.slice(1)}A.${purpose}.${channel}.${signature}`,
      `${token}.x`,
    ]
    const before = await fingerprint(testApp)
    for (const each of forged) {
      expect((await callApi(testApp, 'GET', `/api/stop/${each}`)).statusCode).toBe(404)
      const reply = await testApp.app.inject({ method: 'POST', url: `/stop/${each}` })
      expect(reply.statusCode).toBe(404)
    }
    expect(await fingerprint(testApp)).toBe(before)
  })
})
