import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { queuedTasks } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')

const ask = (text: string, values: unknown[] = []) =>
  testApp.composition.pool.query<{ id: string; attempts: number }>(text, values)

beforeEach(() => ask('delete from graphile_worker._private_jobs'))

/** Work that used up its tries, as the worker leaves it. */
async function addStopped(task: string, error = 'The mail server is unavailable: ETIMEDOUT') {
  const { rows } = await ask(
    `select id::text as id from graphile_worker.add_job($1, payload => '{"kind":"x"}', max_attempts => 3)`,
    [task],
  )
  const id = rows[0]?.id ?? ''
  await ask(
    `update graphile_worker._private_jobs set attempts = 3, last_error = $2, run_at = now() + interval '9 minutes'
     where id = $1`,
    [id, error],
  )
  return id
}

const list = async (query = '') => (await admin.call('GET', `/api/stopped-work${query}`)).json()

const act = async (id: string, what: 'resend' | 'drop') => {
  const reply = await admin.call('POST', `/api/stopped-work/${id}/${what}`)
  return [reply.statusCode, reply.json()]
}

const recorded = async () =>
  (
    await testApp.db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .where('kind', 'in', ['work-resent', 'work-dropped'])
      .orderBy('number', 'desc')
      .execute()
  ).map(({ kind, details }) => [kind, details])

describe('work that failed all of its tries', () => {
  test('S7-140: is listed with kind, time and reason, without personal data', async () => {
    await ask(`select graphile_worker.add_job('send-mail', max_attempts => 3)`)
    const id = await addStopped('send-mail', 'no mailbox asha.rao@example.com\n   at secret')
    const [only, ...rest] = await list()
    expect(rest).toEqual([])
    expect(only).toEqual({
      id,
      task: 'send-mail',
      queuedAt: expect.any(String),
      stoppedAt: expect.any(String),
      tries: 3,
      problem: 'no mailbox …',
    })
  })

  test('S7-141: is listed in pages, newest first, each once', async () => {
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push(await addStopped('send-mail'))
    const seen: string[] = []
    let cursor: unknown = ''
    do {
      const reply = await admin.call('GET', `/api/stopped-work?limit=2&cursor=${String(cursor)}`)
      expect(reply.headers['x-total-count']).toBe('5')
      seen.push(...reply.json().map((each: { id: string }) => each.id))
      cursor = reply.headers['x-next-cursor']
    } while (cursor !== undefined && cursor !== '')
    expect(seen).toEqual(ids.toReversed())
    for (const bad of ['x', '-1', '0', '1 or 1=1', '99999999999999999999']) {
      const reply = await admin.call('GET', `/api/stopped-work?cursor=${encodeURIComponent(bad)}`)
      expect([bad, reply.statusCode]).toEqual([bad, 400])
    }
  })

  test('S7-142: is retried once by an admin, also with repeated calls', async () => {
    const id = await addStopped('send-mail')
    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'resend')))
    expect(answers.filter(([, { changed }]) => changed)).toHaveLength(1)
    expect(answers.every(([status]) => status === 200)).toBe(true)
    expect(await act(id, 'resend')).toEqual([200, { success: true, changed: false }])
    const { rows } = await ask(
      `select id::text as id, attempts from graphile_worker._private_jobs where run_at <= now()`,
    )
    expect(rows).toEqual([{ id, attempts: 0 }])
    expect(await list()).toEqual([])
    expect(await recorded()).toEqual([['work-resent', { task: 'send-mail', work: id }]])
  })

  test('S7-144: is dropped by an admin, unless it still has tries', async () => {
    const id = await addStopped('send-refund')
    expect(await act(id, 'drop')).toEqual([200, { success: true, changed: true }])
    expect(await act(id, 'drop')).toEqual([200, { success: true, changed: false }])
    expect(await queuedTasks(testApp)).toEqual([])
    expect((await recorded())[0]).toEqual(['work-dropped', { task: 'send-refund', work: id }])

    const { rows } = await ask(
      `select id::text as id from graphile_worker.add_job('send-mail', max_attempts => 3)`,
    )
    expect(await act(rows[0]?.id ?? '', 'drop')).toEqual([200, { success: true, changed: false }])
    expect(await queuedTasks(testApp)).toEqual(['send-mail'])
  })

  test('S7-143: is identified by a number', async () => {
    for (const id of ['x', '0', '-1', '1e3', '99999999999999999999']) {
      const reply = await admin.call('POST', `/api/stopped-work/${id}/resend`)
      expect([id, reply.statusCode]).toEqual([id, 400])
    }
  })
})
