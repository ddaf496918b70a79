import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Block } from '#contract/blocks/schemas.ts'
import { isMoveFrom } from '#contract/jobs/moves.ts'
import { jobStates } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { addBlock } from '#tests/support/block-requests.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { gstin } from '#tests/support/evidence.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import { addJobIn } from '#tests/support/jobs-in-states.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const admin = await signIn(testApp, 'admin')
const second = await signIn(testApp, 'admin')
let employer: TestViewer

beforeEach(async () => {
  testApp.clock.set('2026-03-02T06:00:00Z')
  employer = await createEmployer(testApp)
})

const billing = {
  legalName: 'Shah Services LLP',
  address: 'Unit 5, Sector 62',
  pincode: '201301',
  state: 'Uttar Pradesh',
  city: 'Noida',
  email: 'accounts@shah.example',
}
const why = { reason: 'askedForMoney', note: 'Three people were asked for 500 rupees.' }
const block = (who = admin, organisationId = employer.accountId, json: object = why) =>
  who.call('POST', `/api/organisations/${organisationId}/block`, { json })
const agree = (who: TestViewer, id: string) => who.call('POST', `/api/blocks/${id}/agree`)
const end = (id: string, who = admin, json: object = { note: 'It was somebody else.' }) =>
  who.call('POST', `/api/blocks/${id}/end`, { json })
const add = (json: object, who = admin) =>
  who.call('POST', '/api/blocks', { json: { ...why, ...json } })
const list = (query = '') => expectOk(admin.call('GET', `/api/blocks${query}`))
const blocked = async (): Promise<Block> => (await expectOk(block())).json<Block>()

const stateOf = async (jobId: string) =>
  await testApp.db
    .selectFrom('jobs')
    .select(['lifecycle_state as state', 'expires_at as endsAt', 'version'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
const eventsOf = async (candidate: TestViewer): Promise<string[]> =>
  (await expectOk(candidate.call('GET', '/api/messages')))
    .json<{ event: string }[]>()
    .map(({ event }) => event)
const signInAgain = async () =>
  await callApi(testApp, 'POST', '/generateToken', {
    json: { ...(await proveByPhone(testApp, employer.phone)), type: 'employee' },
  })
const contactOf = async (candidate: TestViewer, applicationId: string) =>
  (await expectOk(candidate.call('GET', `/api/my-applications/${applicationId}`))).json().contact

describe('POST /api/organisations/{organisationId}/block', () => {
  test('S7-990: freezes jobs, ends sessions, closes contacts and tells who applied, once', async () => {
    const live = await addLiveJob(testApp, { employer, admin })
    const waiting = await addJob(testApp, employer)
    const candidate = await createCandidate(testApp)
    const applicationId = await addApplication(candidate, live)
    expect(await contactOf(candidate, applicationId)).not.toBeNull()
    const first = await blocked()
    expect(first).toMatchObject({ kind: 'organisation', state: 'frozen', mayAgree: false })
    expect((await blocked()).id).toBe(first.id)
    expect((await stateOf(live)).state).toBe('frozen')
    expect((await stateOf(waiting)).state).toBe('frozen')
    expect((await employer.call('GET', '/api/evidence')).statusCode).toBe(401)
    expect((await signInAgain()).json().code).toBe('ACCOUNT_SUSPENDED')
    expect(await contactOf(candidate, applicationId)).toBeNull()
    expect(await eventsOf(candidate)).toEqual(['companyBlocked'])
    const mails = await testApp.db
      .selectFrom('messages')
      .innerJoin('message_deliveries', 'message_deliveries.message_id', 'messages.id')
      .select('message_deliveries.channel')
      .where('messages.event', '=', 'accountBlocked')
      .where('messages.account_id', '=', employer.accountId)
      .execute()
    expect(mails).toEqual([{ channel: 'mail' }])
    // Nobody publishes a job of a blocked one.
    const accept = await admin.call('PATCH', `/api/updateJob/${waiting}`, {
      json: { status: 'accepted' },
    })
    expect(accept.statusCode).toBe(409)
    const found = (await list(`?kind=phone&search=${employer.phone.slice(-10)}`)).json<Block[]>()
    expect(found).toMatchObject([{ organisationId: employer.accountId, stopped: 1 }])
  })

  test('S7-990: two admins at once make one block', async () => {
    for (let round = 0; round < byEffort(4, 40); round += 1) {
      const one = await createEmployer(testApp)
      const jobId = await addLiveJob(testApp, { employer: one, admin })
      const replies = await Promise.all(
        [admin, second, admin].map((who) => block(who, one.accountId)),
      )
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(replies.map((reply) => reply.json<Block>().id)).size).toBe(1)
      expect((await stateOf(jobId)).state).toBe('frozen')
    }
  })

  test('S7-990: wants a reason and what was found, and an organisation', async () => {
    const reply = await block(admin, employer.accountId, {})
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['reason', 'note']])
    expect((await block(admin, randomUUID())).statusCode).toBe(404)
    expect((await block(admin, admin.accountId)).statusCode).toBe(404)
    expect((await block(employer)).statusCode).toBe(403)
    expect((await employer.call('GET', '/api/evidence')).statusCode).toBe(200)
  })
})

describe('POST /api/blocks/{blockId}/agree', () => {
  test('S7-991: a second admin makes it final, with the phone that it brought; the same admin may not', async () => {
    const { id } = await blocked()
    const alone = await agree(admin, id)
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'SECOND_ADMIN_NEEDED'])
    for (let again = 0; again < 2; again += 1) {
      expect((await expectOk(agree(second, id))).json<Block>().state).toBe('final')
    }
    const found = (await list(`?search=${employer.phone.slice(-10)}`)).json<Block[]>()
    expect(found.map(({ state }) => state)).toEqual(['final'])
    expect((await agree(second, randomUUID())).statusCode).toBe(404)
  })

  test('S7-991: one admin alone makes it final a day later', async () => {
    const { id } = await blocked()
    const others = testApp.db.updateTable('accounts').where('role', '=', 'admin')
    await others
      .set({ suspended_at: testApp.clock.now() })
      .where('id', '<>', admin.accountId)
      .execute()
    expect((await agree(admin, id)).statusCode).toBe(409)
    testApp.clock.advance({ hours: limits.blockConfirmHours })
    expect((await expectOk(agree(admin, id))).json<Block>().state).toBe('final')
    await others.set({ suspended_at: null }).execute()
  })
})

describe('POST /api/blocks/{blockId}/end', () => {
  test('S7-992: what was frozen comes back as it was, with the lost days added', async () => {
    const live = await addLiveJob(testApp, { employer, admin })
    const paused = await addLiveJob(testApp, { employer, admin })
    const { version } = await stateOf(paused)
    await expectOk(
      employer.call('POST', `/api/jobs/${paused}/act`, { json: { act: 'pause', version } }),
    )
    const waiting = await addJob(testApp, employer)
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, live)
    const before = await stateOf(live)
    const { id } = await blocked()
    testApp.clock.advance({ days: 5 })
    expect((await end(id, admin, {})).statusCode).toBe(422)
    for (let again = 0; again < 2; again += 1) {
      expect((await expectOk(end(id))).json<Block>().state).toBe('ended')
    }
    const after = await stateOf(live)
    expect(after.state).toBe('live')
    const gained = (after.endsAt?.getTime() ?? 0) - (before.endsAt?.getTime() ?? 0)
    expect(gained / (24 * 3_600_000)).toBe(5)
    expect((await stateOf(paused)).state).toBe('paused')
    expect((await stateOf(waiting)).state).toBe('waiting')
    expect((await signInAgain()).statusCode).toBe(200)
    expect(await eventsOf(candidate)).toEqual(['companyUnblocked', 'companyBlocked'])
    const found = (await list(`?search=${employer.phone.slice(-10)}`)).json<Block[]>()
    expect(found).toEqual([])
    expect((await agree(second, id)).statusCode).toBe(404)
    expect((await blocked()).id).not.toBe(id)
  })
})

test.each(jobStates)(
  'S7-992: a job that is %s is frozen by the table alone, and comes back as it was',
  async (state) => {
    const jobId = await addJobIn(testApp, employer, { state })
    const { id } = await blocked()
    expect((await stateOf(jobId)).state).toBe(isMoveFrom('freeze', state) ? 'frozen' : state)
    await expectOk(end(id))
    expect((await stateOf(jobId)).state).toBe(state)
  },
)

test('S7-990: the open reports of what freezes are closed, and those who reported hear of it', async () => {
  const live = await addLiveJob(testApp, { employer, admin })
  const reporter = await createCandidate(testApp)
  await expectOk(
    reporter.call('POST', `/api/jobs/${live}/report`, { json: { reason: 'Details are wrong' } }),
  )
  await blocked()
  const inbox = await expectOk(admin.call('GET', `/api/inbox?kind=report&view=done`))
  expect(inbox.json<{ id: string }[]>().map(({ id }) => id)).toContain(live)
  testApp.clock.advance({ minutes: limits.decisionMinutes + 1 })
  await runRound(testApp, 'answer-reporters')
  expect(await eventsOf(reporter)).toContain('reportActed')
})

test('S7-1181: a block for some days ends by itself, and the frozen jobs come back', async () => {
  const live = await addLiveJob(testApp, { employer, admin })
  const { id, endsAt } = (
    await expectOk(block(admin, employer.accountId, { ...why, until: '30' }))
  ).json<Block>()
  expect(endsAt).toBe('2026-04-01T18:29:59.999Z')
  const phone = (await list(`?search=${employer.phone.slice(-10)}&kind=phone`)).json<Block[]>()
  expect(phone).toMatchObject([{ endsAt }])
  testApp.clock.advance({ days: 30 })
  await runRound(testApp, 'end-blocks')
  expect((await stateOf(live)).state).toBe('frozen')
  testApp.clock.advance({ days: 1 })
  await Promise.all([1, 2].map(() => runRound(testApp, 'end-blocks')))
  expect((await stateOf(live)).state).toBe('live')
  expect((await list(`?search=${employer.phone.slice(-10)}`)).json()).toEqual([])
  const ended = await testApp.db
    .selectFrom('blocks')
    .select(['ended_by', 'end_note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(ended).toEqual({ ended_by: admin.accountId, end_note: '' })
  expect((await add({ kind: 'phone', value: newPhone().slice(-10), until: '7' })).statusCode).toBe(
    422,
  )
})

test('S7-1182: says who would be hit by the block of a value', async () => {
  const impact = async (kind: string, value: string) =>
    (await expectOk(admin.call('GET', `/api/blocks/impact?kind=${kind}&value=${value}`))).json()
  const phone = employer.phone.slice(-10)
  expect(await impact('phone', phone)).toEqual({ accounts: 1, liveJobs: 0 })
  const shared = newPhone().slice(-10)
  await addLiveJob(testApp, { employer, admin }, { mobileNumber: shared })
  const other = await createEmployer(testApp)
  await addJob(testApp, other, { mobileNumber: shared })
  expect(await impact('phone', shared)).toEqual({ accounts: 2, liveJobs: 1 })
  expect(await impact('domain', 'nobody.example')).toEqual({ accounts: 0, liveJobs: 0 })
  const { accounts } = await impact('gstin', gstin)
  await expectOk(employer.call('POST', '/api/billing-details', { json: { ...billing, gstin } }))
  expect((await impact('gstin', gstin.toLowerCase())).accounts).toBe(accounts + 1)
  // What is no such value hits nobody.
  expect(await impact('phone', '12')).toEqual({ accounts: 0, liveJobs: 0 })
  for (const query of ['?kind=organisation&value=x', '?kind=phone&value=%00', '']) {
    expect((await admin.call('GET', `/api/blocks/impact${query}`)).statusCode).toBe(400)
  }
  expect((await employer.call('GET', '/api/blocks/impact?kind=phone&value=1')).statusCode).toBe(403)
})

test('S7-992: a live job that was reported while it was frozen waits for an admin', async () => {
  const jobId = await addLiveJob(testApp, { employer, admin })
  const candidate = await createCandidate(testApp)
  await addApplication(candidate, jobId)
  const { id } = await blocked()
  const json = { reason: 'askedForMoney', details: 'They asked for 500 rupees.' }
  await expectOk(candidate.call('POST', `/api/jobs/${jobId}/report`, { json }))
  await expectOk(end(id))
  expect((await stateOf(jobId)).state).toBe('waiting')
})

describe('what is blocked', () => {
  test('S7-993: is refused at its field, by whichever way, and counted', async () => {
    const phone = newPhone().slice(-10)
    const added = await Promise.all([
      expectOk(add({ kind: 'phone', value: `+91 ${phone}` })),
      expectOk(add({ kind: 'domain', value: 'hr@Quick-Fee.example' })),
      expectOk(add({ kind: 'gstin', value: gstin.toLowerCase() })),
    ])
    const ids = added.map((reply) => reply.json<Block>().id)
    const newcomer = await createEmployer(testApp)
    const post = (answers: object) =>
      newcomer.call('POST', '/api/postjob', { json: jobForm({ ...answers }) })
    const refusals = [
      [await post({ mobileNumber: phone }), 'mobileNumber'],
      [await post({ email: 'a@quick-fee.example' }), 'email'],
      [await saveEmployer(newcomer, { mobileNumber: phone }), 'mobileNumber'],
      [
        await newcomer.call('POST', '/api/evidence/gstin', {
          json: { value: gstin, submissionId: randomUUID() },
        }),
        'value',
      ],
      [
        await newcomer.call('POST', '/api/evidence/workEmail', {
          json: { value: 'hr@quick-fee.example', submissionId: randomUUID() },
        }),
        'value',
      ],
      [
        await newcomer.call('POST', '/api/billing-details', { json: { ...billing, gstin } }),
        'gstin',
      ],
    ] as const
    for (const [reply, field] of refusals) {
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
    }
    const all = (await list('?limit=100')).json<Block[]>()
    const stopped = ids.map((id) => all.find((each) => each.id === id)?.stopped)
    expect(stopped).toEqual([2, 2, 2])
    for (const id of ids) await expectOk(end(id))
    await expectOk(saveEmployer(newcomer, { mobileNumber: phone }))
  })

  test('S7-993: a blocked phone opens no account that hires; as a candidate it does', async () => {
    const phone = newPhone()
    await expectOk(add({ kind: 'phone', value: phone }))
    const open = async (type: string) =>
      await callApi(testApp, 'POST', '/generateToken', {
        json: { ...(await proveByPhone(testApp, phone)), type },
      })
    expect((await open('employee')).json().code).toBe('ACCOUNT_SUSPENDED')
    expect((await open('users')).statusCode).toBe(200)
  })

  test.each([
    [{ kind: 'phone', value: '12345' }, 'value'],
    [{ kind: 'domain', value: 'gmail.com' }, 'value'],
    [{ kind: 'domain', value: 'no domain' }, 'value'],
    [{ kind: 'gstin', value: '29ABCDE1234F2Z6' }, 'value'],
    [{ kind: 'organisation', value: 'x' }, 'kind'],
    [{ kind: 'phone', value: '9811111111', reason: 'x' }, 'reason'],
  ])('S7-993: %o is no block', async (json, field) => {
    const reply = await add(json)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
  })

  test('S7-994: is listed newest first, by kind and by what it holds, in pages', async () => {
    await testApp.db.deleteFrom('blocks').where('kind', '<>', 'organisation').execute()
    const ids: string[] = []
    for (const value of ['9700000001', '9700000002', '9700000003']) {
      testApp.clock.advance({ minutes: 1 })
      ids.unshift(await addBlock(testApp, value))
    }
    const seen: string[] = []
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const query = `?kind=phone&search=97000&limit=2&cursor=${encodeURIComponent(cursor)}`
      const page = await list(query)
      expect(page.headers['x-total-count']).toBe('3')
      seen.push(...page.json<Block[]>().map(({ id }) => id))
      cursor = page.headers['x-next-cursor']?.toString()
    }
    expect(seen).toEqual(ids)
    expect((await employer.call('GET', '/api/blocks')).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', '/api/blocks')).statusCode).toBe(401)
  })
})
