import { beforeEach, describe, expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

let live: (answers: Record<string, unknown>) => Promise<string>
const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
live = (answers) => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, { employer, admin }, answers)
}
beforeEach(async () => {
  await testApp.db.deleteFrom('job_status_changes').execute()
  await testApp.db.deleteFrom('jobs').execute()
})

const find = (filters: Record<string, string>) =>
  callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams(filters)}`)

async function page(filters: Record<string, string>) {
  const reply = await find(filters)
  const cards: JobCard[] = reply.json()
  const next = reply.headers['x-next-cursor']
  return {
    titles: cards.map(({ jobTitle }) => jobTitle),
    next: next === undefined ? undefined : String(next),
  }
}

const titles = async (filters: Record<string, string>) => (await page(filters)).titles

async function addMarket() {
  await live({ jobTitle: 'Agent low', salary: '₹10,000', jobPincode: '110001' })
  await live({ jobTitle: 'Agent unknown', salary: 'negotiable', jobPincode: '110002' })
  await live({ jobTitle: 'Agent high', salary: '3 LPA', jobPincode: '110042' })
  await live({ jobTitle: 'Agency high', salary: '₹25,000', jobPincode: '110001' })
}

test.each([
  [{}, ['Agency high', 'Agent high', 'Agent unknown', 'Agent low']],
  [{ sort: '' }, ['Agency high', 'Agent high', 'Agent unknown', 'Agent low']],
  [{ sort: 'newest', q: 'agen' }, ['Agency high', 'Agent high', 'Agent unknown', 'Agent low']],
  [{ q: 'agent' }, ['Agent high', 'Agent unknown', 'Agent low']],
  [{ sort: 'best', q: 'agent' }, ['Agent high', 'Agent unknown', 'Agent low']],
  [{ sort: 'best' }, ['Agency high', 'Agent high', 'Agent unknown', 'Agent low']],
  [{ sort: 'pay' }, ['Agency high', 'Agent high', 'Agent low', 'Agent unknown']],
  [{ sort: 'pay', q: 'agent' }, ['Agent high', 'Agent low', 'Agent unknown']],
  [{ sort: 'nearest' }, ['Agency high', 'Agent high', 'Agent unknown', 'Agent low']],
  [
    { sort: 'nearest', near: '110001', within: '20' },
    ['Agency high', 'Agent low', 'Agent unknown', 'Agent high'],
  ],
  [
    { sort: 'nearest', near: '110001', within: '20', q: 'agent', salary: '10000' },
    ['Agent low', 'Agent high'],
  ],
  [{ sort: 'pay', near: '110001', within: '5' }, ['Agency high', 'Agent low', 'Agent unknown']],
])('%j lists %j', async (filters: Record<string, string>, listed) => {
  await addMarket()
  expect(await titles(filters)).toEqual(listed)
})

const orders = [
  { sort: 'newest' },
  { sort: 'pay' },
  { sort: 'nearest', near: '110001', within: '20' },
  { sort: 'best', q: 'agent' },
  { sort: 'pay', q: 'agent', near: '110001', within: '20' },
]

// The long run pages through every order.
describe.each(cases(orders, ({ sort }) => sort === 'pay'))(
  'a list by %j',
  (order: Record<string, string>) => {
    test('tells every job once, page after page, while jobs come and go', async () => {
      const salaries = ['₹10,000', '₹25,000', 'negotiable']
      const pincodes = ['110001', '110002', '110042']
      const ids = new Map<string, string>()
      for (let n = 0; n < 12; n += 1) {
        const jobTitle = `Agent ${n}`
        const salary = salaries[n % 3]
        const jobPincode = pincodes[(n >> 1) % 3]
        ids.set(jobTitle, await live({ jobTitle, salary, jobPincode }))
      }
      const all = await titles(order)
      expect(all.toSorted()).toEqual([...ids.keys()].toSorted())

      const first = await page({ ...order, limit: '5' })
      const [gone = '', kept = ''] = all
        .slice(4, 7)
        .filter((title) => !first.titles.includes(title))
      const [last = ''] = first.titles.slice(-1)
      for (const title of [last, gone]) await setJobStatus(admin, ids.get(title) ?? '', 'pause')
      await live({ jobTitle: 'Agent newcomer', salary: '₹90,000', jobPincode: '110001' })
      const second = await page({ ...order, limit: '3', cursor: first.next ?? '' })
      const third = await page({ ...order, limit: '100', cursor: second.next ?? '' })
      expect(third.next).toBeUndefined()
      expect([...first.titles, ...second.titles, ...third.titles]).toEqual(
        all.filter((title) => title !== gone),
      )
      expect(second.titles).toContain(kept)
    })

    test('takes no cursor of another order, nor one that is broken', async () => {
      await addMarket()
      const { next = '' } = await page({ ...order, limit: '1' })
      expect(next).not.toBe('')
      for (const other of orders.filter(({ sort }) => sort !== order.sort)) {
        expect((await find({ ...other, cursor: next })).statusCode).toBe(400)
      }
      for (const cursor of [`${next}x`.slice(3), 'p1.x', 'd1.e30', 'n0.', `x1.${next}`]) {
        expect((await find({ ...order, cursor })).statusCode).toBe(400)
      }
    })
  },
)

test('an order that is not known is refused', async () => {
  expect((await find({ sort: 'cheapest' })).statusCode).toBe(400)
})
