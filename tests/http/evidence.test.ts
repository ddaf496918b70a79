import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { awaitEmailCode, gstin, waitingEvidence } from '#tests/support/evidence.ts'
import { pngBytes, pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const start = '2026-03-02T06:00:00Z'
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')

beforeEach(() => testApp.clock.set(start))

const read = async (employer: TestViewer) =>
  (await expectOk(employer.call('GET', '/api/evidence'))).json()
const itemOf = async (employer: TestViewer, kind: string) =>
  (await read(employer)).items.find((item: { kind: string }) => item.kind === kind)
const send = (employer: TestViewer, kind: string, value: unknown, submissionId = randomUUID()) =>
  employer.call('POST', `/api/evidence/${kind}`, { json: { value, submissionId } })
const confirm = (employer: TestViewer, code: string) =>
  employer.call('POST', '/api/work-email-code', { json: { code } })
const decide = (who: TestViewer, id: string, json: object) =>
  who.call('POST', `/api/evidence/${id}/decision`, { json })
const sendPhoto = (employer: TestViewer, submissionId = randomUUID()) =>
  employer.call('POST', '/api/evidence/office', {
    form: { value: '201301', submissionId, photo: pngFile() },
  })

async function prove(employer: TestViewer): Promise<void> {
  await expectOk(confirm(employer, await awaitEmailCode(testApp, employer)))
}

async function hold(employer: TestViewer, kind: 'gstin' | 'office'): Promise<void> {
  await expectOk(
    decide(admin, await waitingEvidence(testApp, employer, kind), { decision: 'hold' }),
  )
}

describe('GET /api/evidence', () => {
  test('S7-900: an account begins with its phone; a call of an admin counts too', async () => {
    const employer = await createEmployer(testApp)
    expect(await read(employer)).toMatchObject({
      organisationName: 'Shah Services',
      level: 'phone',
    })
    expect(await itemOf(employer, 'phone')).toMatchObject({ state: 'verified' })
    expect(await itemOf(employer, 'call')).toMatchObject({ state: 'none' })
    await addLiveJob(testApp, { employer, admin })
    expect(await itemOf(employer, 'call')).toMatchObject({
      state: 'verified',
      at: expect.any(String),
    })
  })

  test('S7-900: each step counts once those below it are done', async () => {
    const employer = await createEmployer(testApp)
    await expectOk(send(employer, 'gstin', gstin))
    await hold(employer, 'gstin')
    expect(await read(employer)).toMatchObject({ level: 'phone' })
    await prove(employer)
    expect(await read(employer)).toMatchObject({ level: 'papers' })
    await expectOk(sendPhoto(employer))
    await hold(employer, 'office')
    expect(await read(employer)).toMatchObject({ level: 'office' })
  })

  test('S7-900: what was verified ends after a year', async () => {
    const employer = await createEmployer(testApp)
    await prove(employer)
    const validUntil = '2027-03-02T06:00:00.000Z'
    expect(await itemOf(employer, 'workEmail')).toMatchObject({ state: 'verified', validUntil })
    await testApp.db
      .updateTable('evidence')
      .set({ valid_until: start })
      .where('organisation_id', '=', employer.accountId)
      .execute()
    expect(await read(employer)).toMatchObject({ level: 'phone' })
    expect(await itemOf(employer, 'workEmail')).toMatchObject({ state: 'none' })
  })

  test('S7-900: candidates, admins and strangers are refused', async () => {
    expect((await candidate.call('GET', '/api/evidence')).statusCode).toBe(403)
    expect((await admin.call('GET', '/api/evidence')).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', '/api/evidence')).statusCode).toBe(401)
  })
})

describe('POST /api/evidence/{kind}', () => {
  test.each([
    ['gstin', ' 09aabcv1234m1z7 ', gstin],
    ['registration', 'u72200ka2015ptc123456', 'U72200KA2015PTC123456'],
    ['registration', 'AABCV1234M', 'AABCV1234M'],
    ['registration', 'udyam up 28 0012345', 'UDYAM-UP-28-0012345'],
    ['workEmail', 'Ritu@Vaani.example', 'ritu@vaani.example'],
  ])('S7-901: %s %s is kept as %s and waits', async (kind, typed, kept) => {
    const employer = await createEmployer(testApp)
    await expectOk(send(employer, kind, typed))
    expect(await itemOf(employer, kind)).toMatchObject({ state: 'pending', value: kept })
  })

  test.each([
    ['gstin', '09AABCV1234M1Z8', 'This is not a right GSTIN'],
    ['gstin', '', 'Type the GSTIN'],
    ['registration', 'ABC', 'This is not a CIN, PAN or Udyam number'],
    ['registration', 'AAB\u0000V1234M', ''],
    ['workEmail', 'ritu@gmail.com', 'Anyone can get this mailbox'],
    ['workEmail', 'ritu@mail.yahoo.co.in', 'Anyone can get this mailbox'],
    ['workEmail', 'ritu', 'Type the e-mail you have at work'],
    ['office', '201301', 'Add a photo of the board'],
  ])('S7-901: %s %j is refused with the field marked', async (kind, typed, message) => {
    const employer = await createEmployer(testApp)
    const reply = await send(employer, kind, typed)
    expect(reply.statusCode).toBe(422)
    const [text] = Object.values<string>(reply.json().fields)
    expect(text).toContain(message)
    expect(await itemOf(employer, kind)).toMatchObject({ state: 'none' })
  })

  test('S7-901: the same submission again adds nothing, many at once too', async () => {
    const employer = await createEmployer(testApp)
    const submissionId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(employer, 'gstin', gstin, submissionId)),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await countRows(employer)).toBe(1)
  })

  test('S7-901: different ones at once leave one that waits', async () => {
    const employer = await createEmployer(testApp)
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        ['AABCV1234M', 'AABCV1234N'].map((pan) => send(employer, 'registration', pan)),
      )
    }
    const { count } = await testApp.db
      .selectFrom('evidence')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', employer.accountId)
      .where('replaced_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('S7-901: a new one waits while the old one holds, and takes its place once it holds', async () => {
    const employer = await createEmployer(testApp)
    await prove(employer)
    await expectOk(send(employer, 'gstin', gstin))
    await hold(employer, 'gstin')
    await expectOk(send(employer, 'gstin', '29AABCV1234M1Z5'))
    expect(await itemOf(employer, 'gstin')).toMatchObject({ state: 'pending', isEarlierHeld: true })
    expect(await read(employer)).toMatchObject({ level: 'papers' })
    await hold(employer, 'gstin')
    expect(await itemOf(employer, 'gstin')).toMatchObject({
      state: 'verified',
      value: '29AABCV1234M1Z5',
      isEarlierHeld: false,
    })
  })

  test('S10-900: more than the day has are refused', async () => {
    const employer = await createEmployer(testApp)
    for (let sent = 0; sent < limits.workEmailCodesPerDay; sent += 1) await prove(employer)
    expect((await send(employer, 'workEmail', 'a@vaani.example')).statusCode).toBe(429)
    testApp.clock.set('2026-03-03T06:00:01Z')
    expect((await send(employer, 'workEmail', 'a@vaani.example')).statusCode).toBe(200)
  })

  test('S10-903: so are more of another kind', async () => {
    const employer = await createEmployer(testApp)
    for (let sent = 0; sent < limits.evidencePerDay; sent += 1) {
      await expectOk(send(employer, 'gstin', gstin))
    }
    expect((await send(employer, 'gstin', gstin)).statusCode).toBe(429)
    expect((await send(employer, 'registration', 'AABCV1234M')).statusCode).toBe(200)
  })

  test('S10-902: a photo stays large enough to be read', async () => {
    const employer = await createEmployer(testApp)
    const photo = pngFile(pngBytes({ width: 2000, height: 1000 }))
    await expectOk(
      employer.call('POST', '/api/evidence/office', {
        form: { value: '201301', submissionId: randomUUID(), photo },
      }),
    )
    const shown = await expectOk(admin.call('GET', `/api/organisations/${employer.accountId}`))
    const { photoUrl } = shown.json().items.find(({ kind }: { kind: string }) => kind === 'office')
    const { rawPayload } = await callApi(testApp, 'GET', photoUrl)
    expect(rawPayload.readUInt32BE(16)).toBe(limits.maxReadablePhotoSidePixels)
  })

  test('S7-901: a photo is private, and sent twice it is one', async () => {
    const employer = await createEmployer(testApp)
    const submissionId = randomUUID()
    await expectOk(sendPhoto(employer, submissionId))
    await expectOk(sendPhoto(employer, submissionId))
    const files = await testApp.db
      .selectFrom('files')
      .select(['kind', 'visibility'])
      .where('owner_account_id', '=', employer.accountId)
      .execute()
    expect(files).toEqual([{ kind: 'office-photo', visibility: 'private' }])
  })
})

describe('POST /api/work-email-code', () => {
  test('S7-902: the code comes by mail and proves the address; entered again it changes nothing', async () => {
    const employer = await createEmployer(testApp)
    const code = await awaitEmailCode(testApp, employer, 'ritu@vaani.example')
    await workQueue(testApp)
    const [mail] = await testApp.composition.outbox.list()
    expect(mail).toMatchObject({ channel: 'mail', to: 'ritu@vaani.example' })
    expect(mail?.subject).toContain(code)
    expect((await expectOk(confirm(employer, ` ${code} `))).json()).toMatchObject({
      level: 'workEmail',
    })
    expect((await confirm(employer, code)).statusCode).toBe(200)
    expect((await confirm(employer, '000000')).statusCode).toBe(422)
  })

  test('S7-902: a wrong code is said, and five of them end it', async () => {
    const employer = await createEmployer(testApp)
    const code = await awaitEmailCode(testApp, employer)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < limits.loginCodeTries; tries += 1) {
      const reply = await confirm(employer, wrong)
      expect(reply.statusCode).toBe(422)
      expect(reply.json().fields.code).toContain('This code is not right')
    }
    expect((await confirm(employer, code)).json().fields.code).toContain('This code is over')
  })

  test('S10-901: a code is over after half an hour, and when another was sent', async () => {
    const employer = await createEmployer(testApp)
    const first = await awaitEmailCode(testApp, employer)
    const second = await awaitEmailCode(testApp, employer)
    expect((await confirm(employer, first)).statusCode).toBe(first === second ? 200 : 422)
    testApp.clock.set('2026-03-02T06:30:00Z')
    expect((await confirm(employer, second)).json().fields.code).toContain('This code is over')
  })

  test("S7-902: another organisation's code proves nothing", async () => {
    const [one, other] = [await createEmployer(testApp), await createEmployer(testApp)]
    const code = await awaitEmailCode(testApp, one)
    expect((await confirm(other, code)).statusCode).toBe(422)
    expect(await itemOf(other, 'workEmail')).toMatchObject({ state: 'none' })
  })
})

const countRows = async ({ accountId }: TestViewer): Promise<number> => {
  const { count } = await testApp.db
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
