import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { companyCode } from '#server/lib/company-code.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')

const readOwn = async (who: TestViewer) =>
  (await expectOk(who.call('GET', '/api/company-page'))).json()
const readPublic = async ({ accountId }: TestViewer) =>
  (
    await expectOk(callApi(testApp, 'GET', `/api/public/companies/${companyCode(accountId)}`))
  ).json()
const save = (who: TestViewer, json: object) => who.call('POST', '/api/company-page', { json })
const addPhoto = (who: TestViewer, caption = 'Front desk', submissionId: unknown = randomUUID()) =>
  who.call('POST', '/api/company-photos', {
    form: { submissionId: String(submissionId), caption, photo: pngFile() },
  })
const clear = (who: TestViewer, { accountId }: TestViewer) =>
  who.call('POST', `/api/organisations/${accountId}/clear-page`)

const words = { about: 'We answer calls.\nTraining is paid.', hires: 'others', hiresFor: 'Vaani' }

describe('POST /api/company-page', () => {
  test('S7-907: is on the public page as it was typed, with what its jobs tell; saved again it is the same', async () => {
    const employer = await createEmployer(testApp)
    expect(await readOwn(employer)).toEqual({
      about: '',
      hires: null,
      hiresFor: '',
      photos: [],
      slug: null,
    })
    const other = { jobCity: 'Jaipur', jobState: 'Rajasthan', jobPincode: '302001' }
    await addLiveJob(testApp, { employer, admin }, { category: 'Customer Support' })
    await addLiveJob(testApp, { employer, admin }, { category: 'Customer Support' })
    await addLiveJob(testApp, { employer, admin }, { category: 'Telesales', ...other })
    await expectOk(save(employer, words))
    const saved = await expectOk(save(employer, words))
    const page = await readPublic(employer)
    expect(page).toMatchObject({ ...words, photos: [] })
    expect(page.categories).toHaveLength(2)
    expect(page.categories[0]).toBe('customer-support')
    expect(page.cities).toContain('Jaipur')
    expect(saved.json()).toMatchObject({ ...words, slug: page.slug })
    // The names of others belong to an agent alone.
    await expectOk(save(employer, { ...words, hires: 'itself' }))
    expect(await readPublic(employer)).toMatchObject({ hires: 'itself', hiresFor: '' })
  })

  test.each([
    ['about', 'Call 98765 43210 for more'],
    ['about', 'Write to hr@vaani.example'],
    ['about', 'See www.vaani.example'],
    ['about', 'See vaani-jobs.com'],
    ['about', 'Registration fee of 500 before joining'],
    ['about', 'पहले रजिस्ट्रेशन फीस'],
    ['about', 'x'.repeat(limits.companyAboutLength + 1)],
    ['about', '\u0000'],
    ['hires', 'nobody'],
    ['hiresFor', ''],
    ['hiresFor', 'Vaani, 9876543210'],
  ])('S7-907: %s refuses “%s”, and nothing is written', async (field, text) => {
    const employer = await createEmployer(testApp)
    const reply = await save(employer, { ...words, [field]: text })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
    expect((await readOwn(employer)).about).toBe('')
  })

  test('S7-907: keeps what speaks of money and places without asking for either', async () => {
    const employer = await createEmployer(testApp)
    const about =
      'No registration fee. 400 people in 2 towns since 2009. Pay of 18,000 e.g. in hand.'
    await expectOk(save(employer, { about, hires: '', hiresFor: '' }))
    expect(await readOwn(employer)).toMatchObject({ about, hires: null })
  })
})

describe('POST /api/company-photos', () => {
  test('S7-916: is public, sent twice it is one, and goes with its file', async () => {
    const employer = await createEmployer(testApp)
    await addLiveJob(testApp, { employer, admin })
    const submissionId = randomUUID()
    await expectOk(addPhoto(employer, 'Front desk', submissionId))
    await expectOk(addPhoto(employer, 'Front desk', submissionId))
    const { photos } = await readPublic(employer)
    expect(photos).toEqual([
      { id: photos[0].id, url: photos[0].url, caption: 'Front desk', addedOn: '2026-03-02' },
    ])
    expect((await callApi(testApp, 'GET', photos[0].url)).statusCode).toBe(200)

    const remove = (who: TestViewer) =>
      who.call('POST', `/api/company-photos/${photos[0].id}/remove`)
    await expectOk(remove(await createEmployer(testApp)))
    expect((await readPublic(employer)).photos).toHaveLength(1)
    await expectOk(remove(employer))
    await expectOk(remove(employer))
    expect((await readPublic(employer)).photos).toEqual([])
    expect((await callApi(testApp, 'GET', photos[0].url)).statusCode).toBe(404)
    const bad = await employer.call('POST', '/api/company-photos/nothing/remove')
    expect(bad.statusCode).toBe(404)
  })

  test('S7-916: many at once are never more than fit', async () => {
    const employer = await createEmployer(testApp)
    const tries = Array.from({ length: limits.companyPhotos + 3 }, () => addPhoto(employer))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.companyPhotos)
    expect(statuses.filter((status) => status === 422)).toHaveLength(3)
    expect((await readOwn(employer)).photos).toHaveLength(limits.companyPhotos)
    const files = await testApp.db
      .selectFrom('files')
      .select('id')
      .where('owner_account_id', '=', employer.accountId)
      .where('kind', '=', 'company-photo')
      .execute()
    expect(files).toHaveLength(limits.companyPhotos)
  })

  test('S7-916: refuses no photo, no words, and words with a number', async () => {
    const employer = await createEmployer(testApp)
    const form = { submissionId: randomUUID(), caption: 'Front desk' }
    const without = await employer.call('POST', '/api/company-photos', { form })
    expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([422, ['photo']])
    for (const caption of ['', 'Call 9876543210']) {
      const reply = await addPhoto(employer, caption)
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['caption']])
    }
    expect((await addPhoto(employer, 'Front desk', 'nothing')).statusCode).toBe(400)
    expect((await readOwn(employer)).photos).toEqual([])
  })
})

describe('POST /api/organisations/{organisationId}/clear-page', () => {
  test('S7-917: takes words and photos down, once, tells the company, and is in the audit record', async () => {
    const employer = await createEmployer(testApp)
    await addLiveJob(testApp, { employer, admin })
    await expectOk(save(employer, words))
    await expectOk(addPhoto(employer))
    const { photos } = await readPublic(employer)
    const shown = await admin.call('GET', `/api/organisations/${employer.accountId}/page`)
    expect(shown.json()).toMatchObject(words)
    await expectOk(clear(admin, employer))
    await expectOk(clear(admin, employer))
    expect(await readPublic(employer)).toMatchObject({ about: '', hires: null, photos: [] })
    expect((await callApi(testApp, 'GET', photos[0].url)).statusCode).toBe(404)
    const messages = (await expectOk(employer.call('GET', '/api/messages'))).json()
    const told = messages.filter(({ event }: { event: string }) => event === 'companyPageCleared')
    expect(told).toHaveLength(1)
    const audited = await testApp.db
      .selectFrom('audit_events')
      .select('kind')
      .where('person_id', '=', employer.accountId)
      .where('kind', '=', 'company-page-cleared')
      .execute()
    expect(audited).toHaveLength(1)
  })

  test('S7-917: is for admins, and for organisations that exist', async () => {
    const employer = await createEmployer(testApp)
    expect((await clear(employer, employer)).statusCode).toBe(403)
    expect((await clear(candidate, employer)).statusCode).toBe(403)
    for (const id of [randomUUID(), 'nothing', candidate.accountId]) {
      const reply = await admin.call('POST', `/api/organisations/${id}/clear-page`)
      expect([id, reply.statusCode]).toEqual([id, 404])
    }
    expect((await candidate.call('GET', '/api/company-page')).statusCode).toBe(403)
    expect((await callApi(testApp, 'GET', '/api/company-page')).statusCode).toBe(401)
  })
})
