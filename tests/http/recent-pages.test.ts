import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#server/db/types.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/*
 * What somebody has just asked for is not searched again. Another process may change jobs meanwhile: here that is what the
 * database is told without the product.
 */

let testApp: TestApp
let employer: TestViewer
let admin: TestViewer
let candidate: TestViewer
beforeAll(async () => {
  testApp = await createTestApp()
  // However long a test takes, seconds pass only where it says so.
  testApp.clock.set(new Date())
  employer = await createEmployer(testApp)
  admin = await signIn(testApp, 'admin')
  candidate = await signIn(testApp, 'candidate')
})
afterAll(() => testApp.close())

const live = (jobTitle: string) => addLiveJob(testApp, { employer, admin }, { jobTitle })

async function titles(q: string): Promise<string[]> {
  const reply = await candidate.call('POST', '/api/allJobs', { json: { q, limit: 10 } })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ jobTitle: string }[]>().map((job) => job.jobTitle)
}

/** Until what was found from now on is kept. */
async function untilKept(q: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await queriesOf(() => titles(q))).some((text) => text.includes('order by live_at')),
      {
        timeout: 20_000,
      },
    )
    .toBe(false)
}

test('the same question is searched once, and each job looked at each time', async () => {
  await live('Nurse one')
  await untilKept('nurse')
  const asked = await queriesOf(() => titles('nurse'))
  expect(asked.filter((text) => text.includes('job_search'))).toEqual([
    expect.stringContaining('is distinct from'),
  ])
  expect(await titles('nurse')).toEqual(['Nurse one'])
})

test('a job that another process closes is gone at once', async () => {
  const id = await live('Porter one')
  await untilKept('porter')
  await testApp.db.deleteFrom('job_search').where('job_id', '=', id).execute()
  expect(await titles('porter')).toEqual([])
})

test('a job is gone at the moment of its end', async () => {
  const id = await live('Gardener one')
  await untilKept('gardener')
  await testApp.db
    .updateTable('job_search')
    .set({ expires_at: new Date(testApp.clock.now().getTime() + 1000) })
    .where('job_id', '=', id)
    .execute()
  expect(await titles('gardener')).toEqual(['Gardener one'])
  await untilKept('gardener')
  testApp.clock.advance({ seconds: 1 })
  expect(await titles('gardener')).toEqual([])
})

test('a job that another process rewrites is shown as it is', async () => {
  const id = await live('Barber one')
  await untilKept('barber')
  const { db } = testApp
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ title: 'Barber two' }).where('id', '=', id).execute()
    await trx.updateTable('job_search').set({ pay: 1 }).where('job_id', '=', id).execute()
  })
  expect(await titles('barber')).toEqual(['Barber two'])
})

test('a new job is there at once in the process that accepts it, and when it is closed again gone', async () => {
  await live('Tailor one')
  await untilKept('tailor')
  const second = await live('Tailor two')
  expect(await titles('tailor')).toHaveLength(2)
  await untilKept('tailor')
  await setJobStatus(admin, second, 'rejected')
  expect(await titles('tailor')).toEqual(['Tailor one'])
})

/** Takes a job out of search, and puts it there again as another process would. */
async function putByAnother(id: string): Promise<(db?: Kysely<DB>) => Promise<void>> {
  const { put_by_transaction: _, ...row } = await testApp.db
    .deleteFrom('job_search')
    .where('job_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return async (db = testApp.db) => {
    await db.insertInto('job_search').values(row).execute()
  }
}

test('a new job of another process is there at once', async () => {
  await live('Potter one')
  const put = await putByAnother(await live('Potter two'))
  await untilKept('potter')
  await put()
  expect(await titles('potter')).toHaveLength(2)
})

test('and at once where nothing was found before', async () => {
  const put = await putByAnother(await live('Glazier one'))
  await untilKept('glazier')
  expect(await titles('glazier')).toEqual([])
  await put()
  expect(await titles('glazier')).toEqual(['Glazier one'])
})

test('a job that is being put while a page is found is there once that is done', async () => {
  const put = await putByAnother(await live('Weaver one'))
  await untilKept('weaver')
  await testApp.db.transaction().execute(async (trx) => {
    await put(trx)
    // The page is found, and kept, while this is not committed.
    testApp.clock.advance({ minutes: 1 })
    expect(await titles('weaver')).toEqual([])
    expect(await titles('weaver')).toEqual([])
  })
  expect(await titles('weaver')).toEqual(['Weaver one'])
})

test('a new job is no reason to search for others again', async () => {
  await live('Miller one')
  await live('Baker one')
  const put = await putByAnother(await live('Miller two'))
  await untilKept('baker')
  await put()
  const asked = await queriesOf(() => titles('baker'))
  // It is looked at whether the new job is one for this page, and then no more.
  expect(asked.filter((text) => text.includes('asked.query'))).toHaveLength(1)
  expect(asked.some((text) => text.includes('order by live_at'))).toBe(false)
  expect((await queriesOf(() => titles('baker'))).join()).not.toContain('asked.query')
})

test('what was restored from an older database is not new for ever', async () => {
  const id = await live('Cooper one')
  await testApp.db
    .updateTable('job_search')
    .set({ put_by_transaction: '900000000000000' })
    .where('job_id', '=', id)
    .execute()
  await untilKept('cooper')
  expect((await queriesOf(() => titles('cooper'))).join()).not.toContain('asked.query')
})

test('an own application shows on a page that others asked for', async () => {
  const id = await live('Sculptor one')
  await untilKept('sculptor')
  await addApplication(candidate, id)
  const reply = await candidate.call('POST', '/api/allJobs', { json: { q: 'sculptor', limit: 10 } })
  expect(reply.json()).toEqual([expect.objectContaining({ id, alreadyApplied: true })])
  const other = await signIn(testApp, 'candidate')
  const theirs = await other.call('POST', '/api/allJobs', { json: { q: 'sculptor', limit: 10 } })
  expect(theirs.json()).toEqual([expect.objectContaining({ id, alreadyApplied: false })])
})
