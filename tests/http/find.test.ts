import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FoundItem } from '#contract/find/schemas.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addEvidence, gstin } from '#tests/support/evidence.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob } from '#tests/support/job-factories.ts'
import { columnsIn } from '#tests/support/jobs-in-states.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp, {
  organizationname: 'Teevra-Riders & Co.',
  name: 'Sunil Gowda',
  email: 'sunil@teevra.example',
})
const candidate = await createCandidate(testApp, {
  name: 'नेहा Kulkarni',
  email: 'Neha.K@mail.example',
  mobileNumber: '9000047110',
})

const post = (who: TestViewer, json: object) => who.call('POST', '/api/find', { json })
const find = async (q: string): Promise<FoundItem[]> =>
  (await expectOk(post(admin, { q }))).json<FoundItem[]>()
const namesOf = (items: readonly FoundItem[], kind: FoundItem['kind']) =>
  items.filter((item) => item.kind === kind).map(({ title }) => title)

let since: Date
beforeEach(() => {
  testApp.clock.advance({ seconds: 1 })
  since = testApp.clock.now()
})
const looks = async () =>
  await testApp.db
    .selectFrom('audit_events')
    .select(['kind', 'actor_id', 'person_id', 'details'])
    .where('at', '>=', since)
    .where('kind', 'in', ['people-found', 'person-looked-up'])
    .orderBy('number')
    .execute()

describe('POST /api/find', () => {
  test('S7-1130: finds companies and people by the beginnings of words, in any order and script', async () => {
    const company = {
      kind: 'company',
      id: employer.accountId,
      title: 'Teevra-Riders & Co.',
      sub: 'Kolkata',
      mark: '',
      path: `/organisations/${employer.accountId}`,
    }
    const owner = {
      kind: 'person',
      id: employer.accountId,
      title: 'Sunil Gowda',
      sub: expect.stringMatching(/^\d{5} \d{5}, Teevra-Riders & Co\.$/),
      mark: 'Employer',
      path: `/organisations/${employer.accountId}`,
    }
    expect(await find('RID teev')).toEqual([company, owner])
    expect(await find('sunil')).toEqual([owner])
    expect(await find('iders')).toEqual([])
    expect(namesOf(await find('नेह'), 'person')).toEqual(['नेहा Kulkarni'])
    expect(await find('kulk')).toEqual([
      {
        kind: 'person',
        id: candidate.accountId,
        title: 'नेहा Kulkarni',
        sub: expect.stringMatching(/^\d{5} \d{5}$/),
        mark: 'Candidate',
        path: `/audit?person=${candidate.accountId}`,
      },
    ])
  })

  test('S7-1131: finds people by a whole phone number or e-mail address, however it is written', async () => {
    const name = 'नेहा Kulkarni'
    for (const q of [
      '9000047110',
      '+91 90000 47110',
      '090000-47110',
      ' NEHA.k@mail.example ',
      candidate.phone,
      candidate.accountId,
    ]) {
      expect([q, namesOf(await find(q), 'person')]).toEqual([q, [name]])
    }
    expect(namesOf(await find('900004711'), 'person')).toEqual([])
    expect(namesOf(await find('neha.k@mail'), 'person')).toEqual([])
  })

  test('S7-1132: finds jobs by title, company or id, and leads to the tab of the queue that has them', async () => {
    const word = 'Quillwork'
    const add = async (state: JobState) =>
      await addJob(
        testApp,
        employer,
        { jobTitle: `${word} ${state}` },
        columnsIn({ state }, testApp.clock.now()),
      )
    const ids = {
      waiting: await add('waiting'),
      live: await add('live'),
      needs_changes: await add('needs_changes'),
      withdrawn: await add('withdrawn'),
      paused: await add('paused'),
    }
    const tabs = {
      waiting: 'waiting',
      live: 'accepted',
      needs_changes: 'needs_changes',
      withdrawn: 'rejected',
      paused: 'pause',
    }
    const items = await find(word)
    expect(items).toHaveLength(5)
    for (const state of ['waiting', 'live', 'needs_changes', 'withdrawn', 'paused'] as const) {
      const item = items.find(({ id }) => id === ids[state])
      expect(item?.path).toBe(`/section-5?status=${tabs[state]}&q=${ids[state]}`)
      const [, query = ''] = item?.path.split('?') ?? []
      const { status } = Object.fromEntries(new URLSearchParams(query))
      const filters = status === 'needs_changes' ? { status: 'waiting', state: status } : { status }
      const json = { ...filters, q: ids[state] }
      const queue = (await expectOk(admin.call('POST', '/api/getJobs', { json }))).json()
      expect(queue.map(({ id }: { id: string }) => id)).toEqual([ids[state]])
    }
    expect(items.find(({ id }) => id === ids.live)?.mark).toBe('Live')
    expect((await find(ids.paused)).map(({ id }) => id)).toEqual([ids.paused])
    const unpaid = await addJob(
      testApp,
      employer,
      { jobTitle: 'Zinc seller' },
      columnsIn({ state: 'unpaid' }, testApp.clock.now()),
    )
    expect(await find('zinc')).toMatchObject([
      { id: unpaid, path: `/organisations/${employer.accountId}` },
    ])
  })

  test('S7-1133: finds a company by its GSTIN, and payments by any of their numbers or by the company', async () => {
    await addEvidence(testApp, employer)
    expect(namesOf(await find(gstin.toLowerCase()), 'company')).toEqual(['Teevra-Riders & Co.'])

    const payer = await createPayingEmployer(testApp)
    await addPaidJob(razorpay, payer, { plan: 'basic' })
    const paid = await testApp.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .innerJoin('invoices', 'invoices.order_id', 'orders.id')
      .select([
        'payments.id',
        'orders.id as orderId',
        'orders.provider_order_id',
        'invoices.number',
        'payments.provider_payment_id',
      ])
      .where('orders.employer_id', '=', payer.accountId)
      .executeTakeFirstOrThrow()
    const item = {
      kind: 'payment',
      id: paid.id,
      title: `₹341, ${paid.number}`,
      sub: 'Shah Services, 02-03-2026',
      mark: 'Paid',
      path: `/payments?q=${paid.orderId}`,
    }
    const numbers = [paid.number.toLowerCase(), paid.provider_order_id, paid.provider_payment_id]
    for (const number of [...numbers, paid.id, paid.orderId]) {
      expect([number, await find(number ?? '')]).toEqual([number, [item]])
    }
    expect((await find('shah')).filter(({ kind }) => kind === 'payment')).toEqual([item])
  })

  test('S7-1134: finds requests for a call back and grievances', async () => {
    const form = {
      name: 'Ishwar Pai',
      mobile: '9876501299',
      email: 'pai@mail.example',
      query: 'Call me',
    }
    const submissionId = randomUUID()
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json: { ...form, submissionId } }))
    const request = {
      kind: 'inbox',
      title: 'Ishwar Pai',
      mark: 'Open',
      path: expect.stringMatching(/^\/inbox\?case=contact\./),
    }
    for (const q of ['ish pai', '9876501299', 'PAI@mail.example']) {
      expect([q, await find(q)]).toMatchObject([q, [request]])
    }
    const json = {
      submissionId: randomUUID(),
      topic: 'access',
      email: 'g@mail.example',
      details: 'Who?',
    }
    await expectOk(candidate.call('POST', '/api/grievances', { json }))
    expect(await find('g@mail.example')).toMatchObject([
      {
        kind: 'inbox',
        sub: 'g@mail.example',
        mark: 'Open',
        path: expect.stringMatching(/^\/inbox\?case=grievance\./),
      },
    ])
  })

  test('S7-1135: gives at most six of a kind, the very name first, and nobody who is erased', async () => {
    for (let count = 0; count < 8; count += 1) {
      await createCandidate(testApp, { name: count === 2 ? 'Omkar' : `Omkar Rane ${count}` })
    }
    const gone = await createCandidate(testApp, { name: 'Omkar Gone' })
    await testApp.db
      .updateTable('accounts')
      .set({ deleted_at: testApp.clock.now(), erased_at: testApp.clock.now() })
      .where('id', '=', gone.accountId)
      .execute()
    const names = namesOf(await find('omkar'), 'person')
    expect(names).toHaveLength(limits.findPerKind)
    expect(names[0]).toBe('Omkar')
    expect(await find('omkar gone')).toEqual([])
    expect(await find('omkar').then((items) => items.some(({ title }) => title === 'Admin'))).toBe(
      false,
    )
  })

  test('S7-1136: every look at people is in the audit record, without the number that was typed', async () => {
    const phone = newPhone()
    await find('kulkarni')
    await find(candidate.phone)
    await find(phone)
    await find('nobody@mail.example')
    await find('no such thing')
    expect(await looks()).toEqual([
      {
        kind: 'people-found',
        actor_id: admin.accountId,
        person_id: candidate.accountId,
        details: { text: 'kulkarni', count: 1 },
      },
      {
        kind: 'people-found',
        actor_id: admin.accountId,
        person_id: candidate.accountId,
        details: { text: `…${candidate.phone.slice(-4)}`, count: 1 },
      },
      {
        kind: 'people-found',
        actor_id: admin.accountId,
        person_id: null,
        details: { text: `…${phone.slice(-4)}`, count: 0 },
      },
      {
        kind: 'people-found',
        actor_id: admin.accountId,
        person_id: null,
        details: { text: 'n…@mail.example', count: 0 },
      },
    ])
  })

  test('S7-1137: who reads the record of a person is in it, once for all its pages', async () => {
    const list = (json: object) => expectOk(admin.call('POST', '/api/audit', { json }))
    const first = await list({ person: candidate.accountId, limit: 1 })
    await list({ person: candidate.accountId, limit: 1, cursor: first.headers['x-next-cursor'] })
    await list({})
    expect(await looks()).toEqual([
      {
        kind: 'person-looked-up',
        actor_id: admin.accountId,
        person_id: candidate.accountId,
        details: {},
      },
    ])
  })

  test('S7-1138: is for admins alone, and takes a short text', async () => {
    expect(
      (await callApi(testApp, 'POST', '/api/find', { json: { q: 'teevra' } })).statusCode,
    ).toBe(401)
    for (const who of [employer, candidate]) {
      expect((await post(who, { q: 'teevra' })).statusCode).toBe(403)
    }
    for (const json of [
      {},
      { q: 5 },
      { q: 'x'.repeat(limits.searchTextLength + 1) },
      { q: 'a\u0000b' },
    ]) {
      expect((await post(admin, json)).statusCode).toBe(400)
    }
    for (const q of ['', ' ', 'x', "' | & ! ( ) : * \\ <->", "o'ne", '%', 'क', '9'.repeat(100)]) {
      expect([q, await find(q)]).toEqual([q, []])
    }
  })
})
