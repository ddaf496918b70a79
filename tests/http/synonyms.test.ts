import { describe, expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const parties = { employer: await createEmployer(testApp), admin }
await addLiveJob(testApp, parties, { jobTitle: 'Thewa Artist', category: 'other' })
await addLiveJob(testApp, parties, { jobTitle: 'Marquetry Maker', category: 'retail' })

const save = (json: object) => admin.call('POST', '/api/sayings', { json })
const remove = (phrase: string) => admin.call('POST', '/api/sayings/remove', { json: { phrase } })
const list = async (query: Record<string, string>) => {
  const reply = await expectOk(admin.call('GET', `/api/sayings?${new URLSearchParams(query)}`))
  const synonyms: Synonym[] = reply.json()
  return { synonyms, headers: reply.headers }
}
const find = async (q: string) => {
  const reply = await callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams({ q })}`)
  const jobs: JobCard[] = reply.json()
  const whole = jobs.filter(({ isPartMatch }) => !isPartMatch)
  return whole.map(({ jobTitle }) => jobTitle).toSorted()
}
const renew = async () =>
  testApp.composition.background.cronJobs.find(({ name }) => name === 'renew-search')?.run()
const changes = () => testApp.db.selectFrom('search_changes').selectAll().execute()

describe('synonyms', () => {
  test('S7-132: that an admin adds, changes and removes are those of new searches', async () => {
    expect(await find('जड़ाई')).toEqual([])
    const added = await expectOk(save({ phrase: 'जड़ाई', meaning: 'Marquetry', filter: '' }))
    expect(added.json()).toEqual({ phrase: 'जड़ाई', meaning: 'marquetry', filter: '' })
    await renew()
    expect(await find('जड़ाई')).toEqual(['Marquetry Maker'])

    await expectOk(save({ phrase: 'Thewa artists', meaning: 'marquetry', filter: '' }))
    await renew()
    expect(await find('जड़ाई')).toEqual(['Marquetry Maker', 'Thewa Artist'])
    expect((await list({ q: 'marquet' })).synonyms.map(({ phrase }) => phrase)).toEqual([
      'marquetry',
      'thewa artist',
      'जड़ाई',
    ])

    await expectOk(remove('thewa artist'))
    await renew()
    expect(await find('जड़ाई')).toEqual(['Marquetry Maker'])
    expect(await find('thewa artist')).toEqual(['Thewa Artist'])
  })

  test('may be a filter too', async () => {
    await expectOk(save({ phrase: 'dukandar', meaning: 'dukandar', filter: 'category:retail' }))
    await renew()
    expect(await find('dukandar')).toEqual(['Marquetry Maker'])
    await expectOk(save({ phrase: 'saket', meaning: 'noida', filter: 'town' }))
    expect(await find('saket')).toEqual(['Marquetry Maker', 'Thewa Artist'])
    expect((await list({ q: 'saket' })).synonyms).toEqual([
      { phrase: 'saket', meaning: 'noida', filter: 'town' },
    ])
  })

  test('S7-133: saved or removed again change nothing; all is in the audit record', async () => {
    const before = (await changes()).length
    const same = { phrase: 'khazanchi', meaning: 'cashier', filter: '' }
    for (const _ of [1, 2, 3]) await expectOk(save(same))
    for (const _ of [1, 2, 3]) await expectOk(remove('khazanchi'))
    expect((await changes()).length).toBe(before + 2)
    const events = await testApp.db
      .selectFrom('audit_events')
      .select(['kind', 'actor_id', 'details'])
      .where('kind', 'in', ['saying-saved', 'saying-removed'])
      .execute()
    const details = { phrase: 'khazanchi', meaning: 'cashier' }
    const about = events.filter((event) => JSON.stringify(event.details).includes('khazanchi'))
    expect(about).toEqual([
      { kind: 'saying-saved', actor_id: admin.accountId, details },
      { kind: 'saying-removed', actor_id: admin.accountId, details },
    ])
  })

  test('have their jobs written anew until every process knows of them', async () => {
    await expectOk(save({ phrase: 'mochi', meaning: 'cobbler', filter: '' }))
    await renew()
    expect((await changes()).length).toBeGreaterThan(0)
    testApp.clock.advance({ minutes: 3 })
    await renew()
    expect(await changes()).toEqual([])
  })

  test('S7-130: are listed in pages, each once', async () => {
    const seen: string[] = []
    for (let cursor = ''; ;) {
      const { synonyms, headers } = await list({ limit: '100', ...(cursor && { cursor }) })
      seen.push(...synonyms.map(({ phrase }) => phrase))
      expect(Number(headers['x-total-count'])).toBeGreaterThan(400)
      cursor = String(headers['x-next-cursor'] ?? '')
      if (cursor === '') break
    }
    expect(seen.length).toBe(new Set(seen).size)
    expect(seen).toContain('रसोइया')
    expect((await list({ q: 'qqqq' })).synonyms).toEqual([])
    for (const cursor of ['?', 'AA', '____']) {
      expect((await admin.call('GET', `/api/sayings?cursor=${cursor}`)).statusCode).toBe(400)
    }
  })

  test.each([
    [{ phrase: '', meaning: 'a' }, 'phrase'],
    [{ phrase: '???', meaning: 'a' }, 'phrase'],
    [{ phrase: 'one two three four five', meaning: 'a' }, 'phrase'],
    [{ phrase: 'x'.repeat(61), meaning: 'a' }, 'phrase'],
    [{ phrase: 'a\0b', meaning: 'a' }, 'phrase'],
    [{ phrase: 'a', meaning: ' ' }, 'meaning'],
    [{ phrase: 'a', meaning: 'a', filter: 'category:gossip' }, 'filter'],
    [{ phrase: 'a', meaning: 'a', filter: ['town'] }, 'filter'],
  ])('S7-134: are refused like %j', async (form, field) => {
    const before = (await changes()).length
    const reply = await save(form)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toContain(field)
    expect((await changes()).length).toBe(before)
  })

  test('S7-131: are for admins alone', async () => {
    const persons = [await createCandidate(testApp), await createEmployer(testApp)]
    const json = { phrase: 'nope', meaning: 'nope', filter: '' }
    for (const person of persons) {
      expect((await person.call('GET', '/api/sayings')).statusCode).toBe(403)
      expect((await person.call('POST', '/api/sayings', { json })).statusCode).toBe(403)
      expect((await person.call('POST', '/api/sayings/remove', { json })).statusCode).toBe(403)
    }
    expect((await callApi(testApp, 'GET', '/api/sayings')).statusCode).toBe(401)
    expect((await list({ q: 'nope' })).synonyms).toEqual([])
  })
})
