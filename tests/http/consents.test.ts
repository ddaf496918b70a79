import { describe, expect, test } from 'vitest'
import { notices } from '#contract/privacy/notices.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }
const jobId = await addLiveJob(testApp, parties)

const refusal = {
  code: 'INVALID_FORM',
  fields: { consent: 'Please agree to how your data is used' },
}

const consentsOf = ({ accountId }: TestViewer) =>
  testApp.db
    .selectFrom('consents')
    .select(['purpose', 'application_id', 'notice_version', 'given_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

describe('the first profile', () => {
  const forms = {
    candidate: { type: 'users', ...candidateAnswers },
    employer: { type: 'employee', ...employerAnswers },
  } as const

  describe.each(['candidate', 'employer'] as const)('of a new %s', (role) => {
    test('stores the consent with version and time', async () => {
      const viewer = await signIn(testApp, role)
      const form = { ...forms[role], form: 'first', consent: notices.account.version }
      const before = testApp.clock.now()
      await expectOk(viewer.call('POST', '/api/upload', { form }))
      const [given, ...others] = await consentsOf(viewer)
      expect(others).toEqual([])
      expect(given).toMatchObject({
        purpose: 'account',
        application_id: null,
        notice_version: notices.account.version,
        withdrawn_at: null,
      })
      expect(given?.given_at?.getTime()).toBeGreaterThanOrEqual(before.getTime())
    })

    test.each([
      ['left out', {}],
      ['not ticked', { consent: '' }],
      ['of another notice', { consent: '2020-01-01' }],
    ])('is refused with a consent that is %s', async (_, consent) => {
      const viewer = await signIn(testApp, role)
      const before = await fingerprint(testApp)
      const form = { ...forms[role], form: 'first', ...consent }
      const reply = await viewer.call('POST', '/api/upload', { form })
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject(refusal)
      expect(await fingerprint(testApp)).toBe(before)
    })

    test('by a call without `form` is saved without a consent', async () => {
      const viewer = await signIn(testApp, role)
      await expectOk(viewer.call('POST', '/api/upload', { form: { ...forms[role] } }))
      expect(await consentsOf(viewer)).toEqual([])
    })

    test('has one consent, however often it is saved', async () => {
      const viewer = await signIn(testApp, role)
      const form = { ...forms[role], form: 'first', consent: notices.account.version }
      await expectOk(viewer.call('POST', '/api/upload', { form }))
      await expectOk(viewer.call('POST', '/api/upload', { form }))
      // There is a profile now: its form asks for nothing.
      await expectOk(
        viewer.call('POST', '/api/upload', { form: { ...forms[role], form: 'first' } }),
      )
      expect(await consentsOf(viewer)).toHaveLength(1)
    })
  })

  test('reports the missing consent after all other errors', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const form = { type: 'users', form: 'first', consent: '' }
    const told = (await candidate.call('POST', '/api/upload', { form })).json()
    expect(told.message).toBe('Name is required')
    expect(Object.keys(told.fields).at(-1)).toBe('consent')
  })
})

describe('an application', () => {
  test('stores a consent for each employer', async () => {
    const candidate = await createCandidate(testApp)
    const reply = await expectOk(
      applyForJob(candidate, jobId, { form: 'apply', consent: notices.application.version }),
    )
    expect(await consentsOf(candidate)).toMatchObject([
      {
        purpose: 'application',
        application_id: reply.json().applicationId,
        notice_version: notices.application.version,
      },
    ])
  })

  test('by our form is refused without a consent; nothing is stored', async () => {
    const candidate = await createCandidate(testApp)
    const before = await fingerprint(testApp)
    const answers = { form: 'apply', resumePdf: pdfFile() }
    const reply = await applyForJob(candidate, jobId, answers)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject(refusal)
    const stale = await applyForJob(candidate, jobId, { ...answers, consent: '2020-01-01' })
    expect(stale.statusCode).toBe(422)
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('by a call without `form` is accepted without a consent', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(applyForJob(candidate, jobId))
    expect(await consentsOf(candidate)).toEqual([])
  })

  test('names a job: the form of one is refused without', async () => {
    const candidate = await createCandidate(testApp)
    const form = { type: 'users', form: 'apply', ...candidateAnswers }
    expect((await candidate.call('POST', '/api/upload', { form })).statusCode).toBe(400)
  })
})

describe('notifications', () => {
  const subscribe = (viewer: TestViewer, consent?: string) => {
    const { subscription } = createMailbox(
      `https://fcm.googleapis.com/fcm/send/${viewer.accountId}`,
    )
    const json = {
      type: viewer.role === 'employer' ? 'employee' : 'users',
      token: subscription,
      ...(consent !== undefined && { consent }),
    }
    return viewer.call('POST', '/api/subscribe', { json })
  }
  const browsersOf = ({ accountId }: TestViewer) =>
    testApp.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()

  test('have a consent when turned on; a renewal adds none', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(subscribe(candidate, notices.push.version))
    await expectOk(subscribe(candidate))
    expect(await consentsOf(candidate)).toMatchObject([
      { purpose: 'push', notice_version: notices.push.version, withdrawn_at: null },
    ])
  })

  test('are refused with a consent to another notice', async () => {
    const candidate = await createCandidate(testApp)
    const reply = await subscribe(candidate, 'yes')
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject(refusal)
    expect(await browsersOf(candidate)).toEqual([])
  })

  test('S7-116: stay off after a withdrawal until a new consent', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(subscribe(candidate, notices.push.version))
    await expectOk(candidate.call('POST', '/api/privacy/stop-notifications'))
    await expectOk(candidate.call('POST', '/api/privacy/stop-notifications'))
    expect(await browsersOf(candidate)).toEqual([])
    // Another browser of theirs that comes by must not bring them back.
    expect((await subscribe(candidate)).statusCode).toBe(422)
    await expectOk(subscribe(candidate, notices.push.version))
    expect(await browsersOf(candidate)).toHaveLength(1)
    const consents = await consentsOf(candidate)
    expect(consents.map(({ given_at }) => given_at !== null)).toEqual([true, false, true])
  })

  test('withdraw the consent when turned off in the last browser', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(subscribe(candidate, notices.push.version))
    await expectOk(candidate.call('POST', '/api/unsubscribe'))
    expect((await consentsOf(candidate)).at(-1)?.withdrawn_at).not.toBeNull()
  })
})

test('consents are append-only', async () => {
  const candidate = await signIn(testApp, 'candidate')
  const form = { type: 'users', form: 'first', consent: notices.account.version }
  await expectOk(candidate.call('POST', '/api/upload', { form: { ...form, ...candidateAnswers } }))
  const mine = testApp.db.updateTable('consents').where('account_id', '=', candidate.accountId)
  await expect(mine.set({ notice_version: 'x' }).execute()).rejects.toThrow('never changed')
  const gone = testApp.db.deleteFrom('consents').where('account_id', '=', candidate.accountId)
  await expect(gone.execute()).rejects.toThrow('never changed')
})
