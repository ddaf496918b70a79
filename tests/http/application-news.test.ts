import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import type { EventName } from '#contract/messages/events.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob, addUnpaidJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { sentence } from '#tests/support/sentence.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const { clock, db } = testApp
let admin: TestViewer
let employer: TestViewer
let jobId: string
beforeEach(async () => {
  clock.set('2026-03-10T09:00:00Z')
  admin = await signIn(testApp, 'admin')
  employer = await createEmployer(testApp)
  jobId = await addLiveJob(testApp, { employer, admin })
})

/** What a person was told of some events, newest first. */
async function told(viewer: TestViewer, ...events: EventName[]) {
  const rows = await db
    .selectFrom('messages')
    .select(['event', 'text_values as values', 'link'])
    .where('account_id', '=', viewer.accountId)
    .where('event', 'in', events)
    .orderBy('number', 'desc')
    .execute()
  return rows
}

/** The same round on several nodes, twice. */
async function run(name: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await Promise.all([1, 2, 3].map(() => runRound(testApp, name)))
  }
}

describe('a decision', () => {
  const decide = (id: string, status: string) =>
    expectOk(employer.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status } }))
  let candidate: TestViewer
  let applicationId: string
  beforeEach(async () => {
    candidate = await createCandidate(testApp)
    applicationId = await addApplication(candidate, jobId)
  })
  const decisions = async () =>
    (await told(candidate, 'shortlisted', 'notSelected')).map(({ event }) => event)
  const wait = async (minutes: number) => {
    clock.advance({ minutes })
    await run('notify-of-decisions')
  }

  test('S10-71: is told ten minutes after, and can be changed until then', async () => {
    await decide(applicationId, 'rejected')
    await wait(limits.decisionMinutes - 1)
    expect(await decisions()).toEqual([])
    await decide(applicationId, 'shortlisted')
    await wait(limits.decisionMinutes - 1)
    expect(await decisions()).toEqual([])
    await wait(1)
    expect(await decisions()).toEqual(['shortlisted'])
  })

  test('that goes back to what the candidate knows is not told', async () => {
    await decide(applicationId, 'shortlisted')
    await wait(limits.decisionMinutes)
    await decide(applicationId, 'rejected')
    await decide(applicationId, 'shortlisted')
    await wait(limits.decisionMinutes)
    expect(await decisions()).toEqual(['shortlisted'])
  })

  test('about somebody who withdrew is not told', async () => {
    await decide(applicationId, 'rejected')
    const json = { applicationId, isShared: false }
    await db
      .updateTable('applications')
      .set({ sharing_withdrawn_at: clock.now() })
      .where('id', '=', json.applicationId)
      .execute()
    await wait(limits.decisionMinutes)
    expect(await decisions()).toEqual([])
    expect(await db.selectFrom('pending_decisions').selectAll().execute()).toEqual([])
  })
})

describe('new applicants', () => {
  const choose = (applicantNews: string) =>
    expectOk(employer.call('POST', '/api/message-settings/applicants', { json: { applicantNews } }))
  const apply = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      await addApplication(await createCandidate(testApp), jobId)
    }
  }
  const all = () => told(employer, 'firstApplicant', 'newApplicant', 'newApplicants')
  const nextMorning = async () => {
    clock.advance({ hours: 20 })
    await run('notify-of-applicants')
  }

  test('are told once a day, and the first one of a job at once', async () => {
    await apply(3)
    expect((await all()).map(({ event }) => event)).toEqual(['firstApplicant'])
    await nextMorning()
    const [news, ...rest] = await all()
    expect(news).toEqual({
      event: 'newApplicants',
      values: { count: 3 },
      link: `/responses/${jobId}`,
    })
    expect(rest).toHaveLength(1)
    await nextMorning()
    expect(await all()).toHaveLength(2)
  })

  test('are told at once, each', async () => {
    await choose('atOnce')
    await apply(3)
    await nextMorning()
    expect((await all()).map(({ event }) => event)).toEqual([
      'newApplicant',
      'newApplicant',
      'firstApplicant',
    ])
  })

  test('are never told', async () => {
    await choose('never')
    await apply(2)
    await nextMorning()
    expect(await all()).toEqual([])
  })
})

describe('applications without an answer', () => {
  test('S10-72: are brought to mind once after seven days, and their candidates know it', async () => {
    const [one, other] = [await createCandidate(testApp), await createCandidate(testApp)]
    await addApplication(one, jobId)
    const answered = await createCandidate(testApp)
    const id = await addApplication(answered, jobId)
    await expectOk(
      employer.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status: 'rejected' } }),
    )
    clock.advance({ hours: 24 })
    await addApplication(await signInAgain(other), jobId)
    clock.advance({ hours: 24 * (limits.reminderDays - 1) - 1 })
    await run('remind-employers')
    expect(await told(employer, 'applicantsWaiting')).toEqual([])
    clock.advance({ hours: 2 })
    await run('remind-employers')
    const reminder = { event: 'applicantsWaiting', link: `/responses/${jobId}` }
    expect(await told(employer, 'applicantsWaiting')).toMatchObject([
      { ...reminder, values: { count: 1 } },
    ])
    expect(await told(one, 'hrReminded')).toHaveLength(1)
    expect(await told(answered, 'hrReminded')).toEqual([])
    // The next one waits until a week after the last reminder, so that nobody is reminded every day.
    clock.advance({ hours: 48 })
    await run('remind-employers')
    expect(await told(other, 'hrReminded')).toEqual([])
    clock.advance({ hours: 24 * limits.reminderDays })
    await run('remind-employers')
    expect(await told(employer, 'applicantsWaiting')).toHaveLength(2)
    expect(await told(other, 'hrReminded')).toHaveLength(1)
    expect(await told(one, 'hrReminded')).toHaveLength(1)
  })

  test('S10-73: of more than a month ago are left alone', async () => {
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    clock.advance({ hours: 24 * limits.reminderLastDays + 1 })
    await run('remind-employers')
    expect(await told(candidate, 'hrReminded')).toEqual([])
  })
})

describe('a job', () => {
  test('that ended is told once, and only its employer', async () => {
    clock.advance({ hours: 24 * limits.freePostDays })
    await runRound(testApp, 'expire-due-jobs')
    clock.advance({ hours: 12 })
    await runRound(testApp, 'expire-due-jobs')
    await run('warn-of-endings')
    const listed = await told(employer, 'jobEnded')
    expect(listed).toMatchObject([{ values: { day: '25-03-2026' } }])
    clock.advance({ hours: 48 })
    await run('warn-of-endings')
    expect(await told(employer, 'jobEnded')).toHaveLength(1)
    expect(await db.selectFrom('ending_warnings').selectAll().execute()).toEqual([])
  })
})

describe('admins', () => {
  const list = async () => {
    const items: MessageItem[] = (await expectOk(admin.call('GET', '/api/messages'))).json()
    return items.map(({ text }) => sentence.say(text))
  }

  test('are told once a day of jobs that wait too long', async () => {
    await addUnpaidJob(testApp, employer)
    await db
      .updateTable('jobs')
      .set({ status: 'waiting', lifecycle_state: 'waiting', waiting_since: '2026-03-08T09:00:00Z' })
      .where('id', '=', jobId)
      .execute()
    await run('notify-admins')
    expect(await list()).toEqual(['Jobs that wait for a check for more than 24 hours: 1.'])
    await db
      .updateTable('jobs')
      .set({ status: 'rejected', lifecycle_state: 'rejected' })
      .where('id', '=', jobId)
      .execute()
  })

  test('S10-74: are told once a day of a service that fails', async () => {
    const state = { provider: 'sms', succeeded_at: '2026-03-10T08:49:00Z', failed_at: clock.now() }
    await db.insertInto('provider_states').values(state).execute()
    await run('notify-admins')
    expect(await list()).toContain('SMS has not worked for 10 minutes. See the System page.')
    const before = await list()
    await run('notify-admins')
    expect(await list()).toEqual(before)
  })
})

const signInAgain = (viewer: TestViewer) => signIn(testApp, 'candidate', viewer.phone)
