import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addEvidence, awaitEmailCode, gstin, waitingEvidence } from '#tests/support/evidence.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')
const employer = await createEmployer(testApp, { organizationname: 'Vaani Connect' })

beforeEach(() => testApp.clock.set('2026-03-02T06:00:00Z'))

const list = (who: TestViewer, json: object) => who.call('POST', '/api/organisations', { json })
const read = (who: TestViewer, id: string) => who.call('GET', `/api/organisations/${id}`)
const decide = (who: TestViewer, id: string, json: object) =>
  who.call('POST', `/api/evidence/${id}/decision`, { json })
const namesOf = (reply: { json: () => { name: string }[] }) => reply.json().map(({ name }) => name)

describe('POST /api/organisations', () => {
  test('S7-903: those with something to check stand by how long it waits, page by page', async () => {
    const waiting: TestViewer[] = []
    for (const [index, name] of ['First Calls', 'Second Calls', 'Third Calls'].entries()) {
      testApp.clock.set(`2026-03-01T0${index + 1}:00:00Z`)
      const each = await createEmployer(testApp, { organizationname: name })
      await addEvidence(testApp, each)
      waiting.push(each)
    }
    const first = await expectOk(list(admin, { limit: 2 }))
    expect(namesOf(first)).toEqual(['First Calls', 'Second Calls'])
    const cursor = first.headers['x-next-cursor']
    expect(namesOf(await expectOk(list(admin, { limit: 2, cursor })))).toEqual(['Third Calls'])
    expect(first.json()[0]).toMatchObject({
      level: 'phone',
      toCheck: ['gstin'],
      waitsSince: '2026-03-01T01:00:00.000Z',
    })
    for (const each of waiting) {
      const id = await waitingEvidence(testApp, each, 'gstin')
      await expectOk(decide(admin, id, { decision: 'fail', reason: 'notFound' }))
    }
    expect(namesOf(await expectOk(list(admin, {})))).toEqual([])
  })

  test.each(['vaani', 'VAANI CONN', '9812345678', '+91 98123 45678', 'vikram@example.com'])(
    'S7-903: %j finds it among all',
    async (search) => {
      expect(namesOf(await expectOk(list(admin, { show: 'all', search })))).toContain(
        'Vaani Connect',
      )
    },
  )

  test.each(['vaani%', '98123', 'nobody@example.com'])(
    'S7-903: %j finds nothing',
    async (search) => {
      expect(namesOf(await expectOk(list(admin, { show: 'all', search })))).toEqual([])
    },
  )

  test('S7-903: all are paged by the newest, none twice', async () => {
    const seen: string[] = []
    let cursor: unknown
    do {
      const page = await expectOk(
        list(admin, { show: 'all', limit: 2, ...(cursor ? { cursor } : {}) }),
      )
      seen.push(...page.json().map(({ id }: { id: string }) => id))
      cursor = page.headers['x-next-cursor']
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toContain(employer.accountId)
  })

  test('S7-903: only admins see them', async () => {
    for (const who of [employer, candidate]) expect((await list(who, {})).statusCode).toBe(403)
    expect((await callApi(testApp, 'POST', '/api/organisations', { json: {} })).statusCode).toBe(
      401,
    )
  })
})

describe('GET /api/organisations/{organisationId}', () => {
  test('S7-904: shows evidence, counts and history, and the look is recorded', async () => {
    const own = await createEmployer(testApp, { organizationname: 'Dilli Calls' })
    await addEvidence(testApp, own)
    const other = await createEmployer(testApp)
    await addEvidence(testApp, other)
    await expectOk(
      own.call('POST', '/api/evidence/office', {
        form: { value: '201301', submissionId: randomUUID(), photo: pngFile() },
      }),
    )
    const shown = (await expectOk(read(admin, own.accountId))).json()
    expect(shown).toMatchObject({ name: 'Dilli Calls', level: 'phone', paidPaise: 0, reports: 0 })
    const item = (kind: string) => shown.items.find((each: { kind: string }) => each.kind === kind)
    expect(item('gstin')).toMatchObject({ state: 'pending', value: gstin, photoUrl: null })
    expect(item('gstin').sameElsewhere).toBeGreaterThan(0)
    expect((await callApi(testApp, 'GET', item('office').photoUrl)).headers['content-type']).toBe(
      'image/png',
    )
    expect(shown.history).toHaveLength(2)
    expect(shown.team).toEqual([])
    const looks = await testApp.db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('kind', '=', 'organisation-viewed')
      .where('person_id', '=', own.accountId)
      .execute()
    expect(looks).toEqual([{ actor_id: admin.accountId }])
  })

  test('S7-904: shows who acts for it, and who is invited', async () => {
    const own = await createEmployer(testApp)
    const member = await signIn(testApp, 'employer')
    const invite = (name: string, phoneNumber: string, role: string) =>
      expectOk(own.call('POST', '/api/team/members', { json: { name, phoneNumber, role } }))
    await invite('Ankit Bisht', member.phone, 'recruiter')
    const [waiting] = (await expectOk(member.call('GET', '/api/team'))).json().invitations
    const joined = { json: { answer: 'join' } }
    await expectOk(member.call('POST', `/api/team/invitations/${waiting.id}`, joined))
    const invited = newPhone()
    await invite('Ritu Sharma', invited, 'viewer')
    expect((await expectOk(read(admin, own.accountId))).json().team).toMatchObject([
      { name: 'Ankit Bisht', phone: member.phone, role: 'recruiter', joinedAt: expect.any(String) },
      { name: 'Ritu Sharma', phone: invited, role: 'viewer', joinedAt: null },
    ])
  })

  test('S10-904: the history shows the newest', async () => {
    const own = await createEmployer(testApp)
    await sql`
      insert into evidence (id, organisation_id, kind, submission_id, value, state, sent_at, decided_at, fail_reason, replaced_at)
      select gen_random_uuid(), ${own.accountId}, 'gstin', gen_random_uuid(), number::text, 'failed',
        now() + number * interval '1 minute', now(), 'notFound', now()
      from generate_series(1, ${limits.evidenceHistoryShown + 1}) number`.execute(testApp.db)
    const { history } = (await expectOk(read(admin, own.accountId))).json()
    expect(history).toHaveLength(limits.evidenceHistoryShown)
    expect(history[0].value).toBe(String(limits.evidenceHistoryShown + 1))
  })

  test.each(['no-id', randomUUID(), candidate.accountId])('S7-904: %s is not there', async (id) => {
    expect((await read(admin, id)).statusCode).toBe(404)
  })

  test('S7-904: only admins see it', async () => {
    expect((await read(employer, employer.accountId)).statusCode).toBe(403)
  })
})

describe('POST /api/evidence/{evidenceId}/decision', () => {
  test('S7-905: what fails is told with its reason, and can be sent again', async () => {
    const own = await createEmployer(testApp)
    const id = await addEvidence(testApp, own)
    await expectOk(decide(admin, id, { decision: 'fail', reason: 'otherName' }))
    await expectOk(decide(admin, id, { decision: 'fail', reason: 'otherName' }))
    const [message, ...others] = (await expectOk(own.call('GET', '/api/messages'))).json()
    expect(others).toEqual([])
    expect(message).toMatchObject({ event: 'evidenceFailed' })
    expect(JSON.stringify(message)).toContain('evidence.fail.otherName')
    const again = await addEvidence(testApp, own)
    expect(again).not.toBe(id)
    expect((await decide(admin, id, { decision: 'hold' })).statusCode).toBe(404)
  })

  test('S7-905: two admins at once: one decides, the other is told', async () => {
    const second = await signIn(testApp, 'admin')
    for (let round = 0; round < 10; round += 1) {
      const own = await createEmployer(testApp)
      const id = await addEvidence(testApp, own)
      const replies = await Promise.all([
        decide(admin, id, { decision: 'fail', reason: 'notFound' }),
        decide(second, id, { decision: 'hold' }),
      ])
      const statuses = replies
        .map(({ statusCode }) => statusCode)
        .toSorted((one, other) => one - other)
      // What holds may still fail; what failed does not hold any more.
      expect([
        [200, 200],
        [200, 409],
      ]).toContainEqual(statuses)
      expect((await expectOk(read(admin, own.accountId))).json().items[2].state).toBe('failed')
    }
  })

  test.each([
    [{ decision: 'fail' }, 422],
    [{ decision: 'fail', reason: 'unreadable' }, 422],
    [{ decision: 'maybe' }, 400],
  ])('S7-905: %j is refused with %i', async (json, status) => {
    const id = await addEvidence(testApp, await createEmployer(testApp))
    const reply = await decide(admin, id, json)
    expect(reply.statusCode).toBe(status)
  })

  test('S7-905: a work e-mail is proved by its code alone, and nobody else decides', async () => {
    const own = await createEmployer(testApp)
    await awaitEmailCode(testApp, own)
    const id = await waitingEvidence(testApp, own, 'workEmail')
    expect((await decide(admin, id, { decision: 'hold' })).statusCode).toBe(404)
    expect((await decide(admin, randomUUID(), { decision: 'hold' })).statusCode).toBe(404)
    expect((await decide(admin, 'no-id', { decision: 'hold' })).statusCode).toBe(404)
    expect((await decide(own, id, { decision: 'hold' })).statusCode).toBe(403)
  })
})
