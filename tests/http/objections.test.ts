import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { signInAs } from '#tests/support/access-admins.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-12-01T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const verifier = await signInAs(testApp, 'verifier')
const support = await signInAs(testApp, 'support')

beforeEach(async () => {
  await testApp.db.deleteFrom('contact_requests').execute()
  await testApp.db.deleteFrom('rate_limits').execute()
})

const casesIn = async (query = '', viewer = admin): Promise<ListedCase[]> =>
  (await expectOk(viewer.call('GET', `/api/inbox${query}`))).json()
const read = (kind: string, id: string, viewer = admin) =>
  viewer.call('GET', `/api/inbox/${kind}/${id}`)

describe('an objection to a block', () => {
  const why = { reason: 'askedForMoney', note: 'Three people were asked for 500 rupees.' }
  const form = {
    name: 'Sunil Gowda',
    mobile: '9876501299',
    email: 'sunil@example.com',
    query: 'It was somebody else with our name.',
  }

  /** Blocks a company, and returns the link of the mail about it. */
  async function blockSomebody() {
    const blocked = await createEmployer(testApp)
    const email = `${randomUUID()}@example.com`
    await testApp.db
      .updateTable('employer_profiles')
      .set({ email })
      .where('account_id', '=', blocked.accountId)
      .execute()
    const reply = await expectOk(
      admin.call('POST', `/api/organisations/${blocked.accountId}/block`, { json: why }),
    )
    await workQueue(testApp)
    const mails = await testApp.composition.outbox.list()
    const about = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /about=([\w-]+)/.exec(text)?.[1])
      .find((token) => token !== undefined)
    return { blocked, blockId: reply.json().id, about }
  }

  test('S7-1184: comes by the link of the mail, is the verifiers’, and is closed by them', async () => {
    const { blocked, about } = await blockSomebody()
    expect(about).toBeDefined()
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json: { ...form, about } }))
    const [one, ...others] = await casesIn('?kind=objection', verifier)
    expect(others).toEqual([])
    expect(one).toMatchObject({ kind: 'objection', who: 'Sunil Gowda', state: 'open' })
    expect(one?.dueAt).toBe(
      endOfIndiaDayAfter(testApp.clock.now(), limits.objectionDueDays).toISOString(),
    )
    const id = one?.id ?? ''
    expect(await casesIn('?kind=contact')).toEqual([])
    expect(await casesIn('', support)).toEqual([])
    expect((await read('objection', id, support)).statusCode).toBe(403)
    // A case is found by its own kind alone.
    expect((await read('contact', id)).statusCode).toBe(404)
    expect((await expectOk(read('objection', id, verifier))).json().content).toMatchObject({
      request: { query: form.query },
      block: { ...why, hasEnded: false, organisationId: blocked.accountId },
    })
    const mark = (viewer: TestViewer) =>
      viewer.call('PATCH', `/api/contactRequests/${id}`, {
        json: { isDone: true, note: 'The block stays.' },
      })
    expect((await mark(support)).statusCode).toBe(403)
    await expectOk(mark(verifier))
    expect(await casesIn('?kind=objection')).toEqual([])
    expect(await casesIn('?kind=objection&view=done')).toMatchObject([{ id, state: 'done' }])
  })

  test('S7-1184: a link that is not ours makes a request for a call back', async () => {
    const { blockId } = await blockSomebody()
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json: { ...form, about: blockId } }))
    expect((await casesIn()).map(({ kind }) => kind)).toEqual(['contact'])
    const odd = await callApi(testApp, 'POST', '/submitForm', { json: { ...form, about: 'a\0' } })
    expect(odd.statusCode).toBe(400)
    // Verifiers don't close what is support's.
    const [request] = await casesIn()
    const json = { isDone: true, note: 'Called' }
    const refused = await verifier.call('PATCH', `/api/contactRequests/${request?.id}`, { json })
    expect(refused.statusCode).toBe(403)
  })
})
