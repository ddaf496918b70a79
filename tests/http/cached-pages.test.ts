import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '#server/db/types.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * A page that was just found is not searched again. Another process may change jobs meanwhile; these tests write to the
 * database directly instead.
 */

const testApp = closeAfterAll(await createTestApp())
// However long a test takes, seconds pass only where it says so.
testApp.clock.set(new Date())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')

const live = (jobTitle: string) => addLiveJob(testApp, { employer, admin }, { jobTitle })

async function titles(q: string): Promise<string[]> {
  const reply = await candidate.call('POST', '/api/allJobs', { json: { q, limit: 10 } })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ jobTitle: string }[]>().map((job) => job.jobTitle)
}

/** Until what was found from now on is cached. */
async function untilCached(q: string): Promise<void> {
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

test('the same query is searched once, and each of its jobs is checked each time', async () => {
  await live('Nurse one')
  await untilCached('nurse')
  const queries = await queriesOf(() => titles('nurse'))
  expect(queries.filter((text) => text.includes('job_search'))).toEqual([
    expect.stringContaining('is distinct from'),
  ])
  expect(await titles('nurse')).toEqual(['Nurse one'])
})

test('a job that another process closes is gone at once', async () => {
  const id = await live('Porter one')
  await untilCached('porter')
  await testApp.db.deleteFrom('job_search').where('job_id', '=', id).execute()
  expect(await titles('porter')).toEqual([])
})

test('a job is gone at the moment of its end', async () => {
  const id = await live('Gardener one')
  await untilCached('gardener')
  for (const table of ['job_search', 'job_search_texts'] as const) {
    await testApp.db
      .updateTable(table)
      .set({ expires_at: new Date(testApp.clock.now().getTime() + 1000) })
      .where('job_id', '=', id)
      .execute()
  }
  expect(await titles('gardener')).toEqual(['Gardener one'])
  await untilCached('gardener')
  testApp.clock.advance({ seconds: 1 })
  expect(await titles('gardener')).toEqual([])
})

test('a job that another process rewrites is shown as it is', async () => {
  const id = await live('Barber one')
  await untilCached('barber')
  const { db } = testApp
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set({ title: 'Barber two' }).where('id', '=', id).execute()
    await tx.updateTable('job_search').set({ pay: 1 }).where('job_id', '=', id).execute()
  })
  expect(await titles('barber')).toEqual(['Barber two'])
})

test('a new job is there at once in the process that accepts it, and when it is closed again gone', async () => {
  await live('Tailor one')
  await untilCached('tailor')
  const second = await live('Tailor two')
  expect(await titles('tailor')).toHaveLength(2)
  await untilCached('tailor')
  await setJobStatus(admin, second, 'rejected')
  expect(await titles('tailor')).toEqual(['Tailor one'])
})

/** Takes a job out of search, and puts it there again as another process would. */
async function putByAnother(id: string): Promise<(db?: Kysely<DB>) => Promise<void>> {
  const texts = await testApp.db
    .selectFrom('job_search_texts')
    .selectAll()
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  const { put_by_transaction: _, ...row } = await testApp.db
    .deleteFrom('job_search')
    .where('job_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return async (db = testApp.db) => {
    await db.insertInto('job_search').values(row).execute()
    await db.insertInto('job_search_texts').values(texts).execute()
  }
}

test('a new job of another process is there at once', async () => {
  await live('Potter one')
  const put = await putByAnother(await live('Potter two'))
  await untilCached('potter')
  await put()
  expect(await titles('potter')).toHaveLength(2)
})

test('and at once where nothing was found before', async () => {
  const put = await putByAnother(await live('Glazier one'))
  await untilCached('glazier')
  expect(await titles('glazier')).toEqual([])
  await put()
  expect(await titles('glazier')).toEqual(['Glazier one'])
})

test('a job that is being put while a page is found is there once that is done', async () => {
  const put = await putByAnother(await live('Weaver one'))
  await untilCached('weaver')
  await testApp.db.transaction().execute(async (tx) => {
    await put(tx)
    // The page is found, and cached, while this is not committed.
    testApp.clock.advance({ minutes: 1 })
    expect(await titles('weaver')).toEqual([])
    expect(await titles('weaver')).toEqual([])
  })
  expect(await titles('weaver')).toEqual(['Weaver one'])
})

test('a page with a job restored from an older database is cached too', async () => {
  const id = await live('Cooper one')
  await testApp.db
    .updateTable('job_search')
    .set({ put_by_transaction: '900000000000000' })
    .where('job_id', '=', id)
    .execute()
  await untilCached('cooper')
  expect(await titles('cooper')).toEqual(['Cooper one'])
})

test('an own application shows on a page that others asked for', async () => {
  const id = await live('Sculptor one')
  await untilCached('sculptor')
  await addApplication(candidate, id)
  const reply = await candidate.call('POST', '/api/allJobs', { json: { q: 'sculptor', limit: 10 } })
  expect(reply.json()).toEqual([expect.objectContaining({ id, alreadyApplied: true })])
  const other = await signIn(testApp, 'candidate')
  const theirs = await other.call('POST', '/api/allJobs', { json: { q: 'sculptor', limit: 10 } })
  expect(theirs.json()).toEqual([expect.objectContaining({ id, alreadyApplied: false })])
})
