import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { readDatabase } from '#server/db/replica-reader.ts'
import { silentLog } from '#server/lib/log.ts'
import { createSearchService } from '#server/features/job-search/search.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

let live: (answers: Record<string, unknown>) => Promise<string>
const testApp = closeAfterAll(await createTestApp())
const parties = {
  employer: await createEmployer(testApp),
  admin: await signIn(testApp, 'admin'),
}
live = (answers) => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, parties, answers)
}
await live({ jobTitle: 'Customer Support Executive', category: 'customer-support' })
await live({ jobTitle: 'Telecaller (Hindi)', category: 'telesales' })
await live({ jobTitle: 'Tele Sales Officer', category: 'telesales' })
await live({ jobTitle: 'Computer Operator', category: 'data-entry' })
await live({ jobTitle: 'Warehouse Helper', category: 'other' })

const find = async (q: string, cursor = '') => {
  const query = new URLSearchParams({ q, ...(cursor && { cursor }), limit: '2' })
  return await callApi(testApp, 'GET', `/api/public/jobs?${query}`)
}
const titles = async (q: string) => {
  const jobs: JobCard[] = (await find(q)).json()
  return jobs.filter(({ isPartMatch }) => !isPartMatch).map(({ jobTitle }) => jobTitle)
}

describe('a search is understood', () => {
  test.each([
    ['telecal', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['telly caller', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['टेलीकॉलर नोएडा', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['telecaller ki naukri', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['ghar se kaam', []],
    ['custmer suport', ['Customer Support Executive']],
    ['customer supports executives', ['Customer Support Executive']],
    ['customer care', ['Customer Support Executive']],
    ['tele caller', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['telecallers', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['टेलीकॉलर', ['Telecaller (Hindi)', 'Tele Sales Officer']],
    ['data entry', ['Computer Operator']],
    ['डाटा एंट्री jobs', ['Computer Operator']],
    ['warehous helpr', ['Warehouse Helper']],
    ['job for warehouse helper', ['Warehouse Helper']],
    ['qqqqqq', []],
  ])('%s finds %j', async (q, found) => {
    expect(await titles(q)).toEqual(found)
  })

  test('by what is added to the table of synonyms', async () => {
    const { db, clock } = testApp
    await sql`insert into search_sayings (phrase, meaning)
      values ('bhandar', 'warehouse')`.execute(db)
    // A process that starts now.
    const search = createSearchService({
      db,
      readDb: db,
      read: readDatabase(db),
      clock,
      log: silentLog(),
      locate: () => undefined,
      countLookup: () => undefined,
      towns: [],
    })
    const filterInput = { q: 'Bhandars', filters: {} }
    const { items } = await search.findPage(filterInput, {
      cursor: undefined,
      countTo: 100,
      limit: 5,
    })
    expect(items.map(({ card: { title } }) => title)).toEqual(['Warehouse Helper'])
  })
})

test('what is as typed comes before what is near it, over all pages', async () => {
  for (const jobTitle of ['Zorber', 'Zorbers and Nets', 'Zorbing Staff', 'Zorber']) {
    await live({ jobTitle, category: 'other' })
  }
  const seen: string[] = []
  for (let cursor = ''; ;) {
    const reply = await find('zorb', cursor)
    const jobs: JobCard[] = reply.json()
    seen.push(...jobs.map(({ jobTitle }) => jobTitle))
    expect(reply.headers['x-total-count']).toBe('4')
    cursor = String(reply.headers['x-next-cursor'] ?? '')
    if (cursor === '') break
  }
  expect(seen).toEqual(['Zorber', 'Zorbing Staff', 'Zorbers and Nets', 'Zorber'])
  await live({ jobTitle: 'Zorb Counter', category: 'other' })
  expect((await titles('zorb'))[0]).toBe('Zorb Counter')
})

test('rows that an older version wrote are written anew', async () => {
  const id = await live({ jobTitle: 'Gardener', category: 'other' })
  await sql`update job_search set terms = array_to_tsvector('{gardener}'), terms_version = 0
    where job_id = ${id}`.execute(testApp.db)
  await testApp.composition.background.cronJobs.find(({ name }) => name === 'renew-search')?.run()
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from job_search where terms_version = 0`.execute(testApp.db)
  expect(rows).toEqual([{ count: 0 }])
  expect(await titles('gardeners')).toEqual(['Gardener'])
})

describe('what is typed in Hindi, also in Latin letters, finds what English finds, and the reverse', () => {
  const find = async (q: string) => {
    const query = new URLSearchParams({ q, limit: '24' })
    const jobs: JobCard[] = (await callApi(testApp, 'GET', `/api/public/jobs?${query}`)).json()
    const found = jobs.filter(({ isPartMatch }) => !isPartMatch)
    return found.map(({ jobTitle }) => jobTitle).toSorted()
  }

  beforeAll(async () => {
    await live({ jobTitle: 'टेलीकॉलर', category: 'telesales' })
    await live({ jobTitle: 'ग्राहक सेवा', category: 'other' })
    await live({ jobTitle: 'Chat Agent', category: 'chat-email', workType: ['Work from Home'] })
    await live({ jobTitle: 'Delivery Boy', category: 'other', jobCity: 'Lucknow' })
    await live({ jobTitle: 'Night Shift Cashier', category: 'other' })
  })

  test.each([
    ['telecaller', 'टेलीकॉलर', 'telicolar'],
    ['customer support', 'कस्टमर सपोर्ट', 'kastamar saport'],
    ['customer care', 'ग्राहक सेवा', 'grahak seva'],
    ['data entry', 'डाटा एंट्री', 'data entri'],
    ['work from home', 'घर से काम', 'ghar se kaam'],
    ['lucknow', 'लखनऊ', 'lakhnau'],
    ['delivery boy', 'डिलीवरी बॉय', 'dilivari boy'],
    ['night shift', 'रात की शिफ्ट', 'raat ki shift'],
    ['12th pass', '12वीं पास', 'barahvi pass'],
    ['fresher', 'फ्रेशर', 'freshar'],
    ['noida jobs', 'नोएडा में नौकरी', 'noida me naukri'],
  ])('%s, %s, %s', async (english, hindi, latin) => {
    const found = await find(english)
    expect(found).not.toEqual([])
    expect({ [hindi]: await find(hindi), [latin]: await find(latin) }).toEqual({
      [hindi]: found,
      [latin]: found,
    })
  })
})
