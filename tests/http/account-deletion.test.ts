import { describe, expect, test } from 'vitest'
import { notices } from '#contract/privacy/notices.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { addOrderedJob, addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import {
  addApplication,
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const admin = await signIn(testApp, 'admin')

const deleteAccount = async (viewer: TestViewer) =>
  viewer.call('POST', '/api/privacy/delete-account', {
    json: await proveByPhone(testApp, viewer.phone),
  })

const wire = { candidate: 'users', employer: 'employee', admin: 'admin' } as const
const signInAgain = async ({ phone, role }: TestViewer, restore?: boolean) => {
  const proof = await proveByPhone(testApp, phone)
  const attempt = (also: object) =>
    callApi(testApp, 'POST', '/generateToken', { json: { ...proof, type: wire[role], ...also } })
  return { attempt, reply: await attempt(restore === undefined ? {} : { restore }) }
}

const names = async (viewer: TestViewer, jobId: string): Promise<string[]> => {
  const reply = await expectOk(viewer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
  return reply.json().map((applicant: { name: string }) => applicant.name)
}

describe('deleting an account', () => {
  test.each([
    ['no proof', async () => ({ uid: 'any', proof: 'any' })],
    ['the proof of somebody else', async () => proveByPhone(testApp, newPhone())],
  ])('S7-124: is refused with %s; nothing is stored', async (_, makeProof) => {
    const candidate = await createCandidate(testApp)
    const json = await makeProof()
    const before = await fingerprint(testApp, ['proofs'])
    const reply = await candidate.call('POST', '/api/privacy/delete-account', { json })
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'INVALID_PROOF'])
    expect(await fingerprint(testApp, ['proofs'])).toBe(before)
  })

  test('accepts a proof once', async () => {
    const candidate = await createCandidate(testApp)
    const json = await proveByPhone(testApp, candidate.phone)
    const other = await signIn(testApp, 'candidate', candidate.phone)
    await expectOk(other.call('POST', '/api/privacy/delete-account', { json }))
    const again = await candidate.call('POST', '/api/privacy/delete-account', { json })
    expect(again.statusCode).toBe(401)
  })

  test('S7-125: ends every session and notification at once', async () => {
    const candidate = await createCandidate(testApp)
    const other = await signIn(testApp, 'candidate', candidate.phone)
    const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/deleted')
    const json = { type: 'users', token: subscription, consent: notices.push.version }
    await expectOk(other.call('POST', '/api/subscribe', { json }))
    await expectOk(deleteAccount(candidate))
    for (const viewer of [candidate, other]) {
      expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(401)
    }
    const account = testApp.db.selectFrom('push_subscriptions').select('id')
    expect(await account.where('account_id', '=', candidate.accountId).execute()).toEqual([])
    const consents = await testApp.db
      .selectFrom('consents')
      .select(['purpose', 'withdrawn_at'])
      .where('account_id', '=', candidate.accountId)
      .where('withdrawn_at', 'is not', null)
      .orderBy('id')
      .execute()
    expect(consents.map(({ purpose }) => purpose)).toEqual(['push', 'account'])
  })

  test('does not change the other account of the same number', async () => {
    const candidate = await createCandidate(testApp)
    const employer = await signIn(testApp, 'employer', candidate.phone)
    await expectOk(deleteAccount(candidate))
    expect((await employer.call('POST', '/api/check_auth')).statusCode).toBe(200)
  })
})

describe('a deleted candidate', () => {
  test('is hidden from the employer’s and admins’ lists of applicants', async () => {
    const employer = await createEmployer(testApp)
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    const reply = await expectOk(
      applyForJob(candidate, jobId, { name: 'Gone Person', resumePdf: pdfFile() }),
    )
    const { applicationId, resumePdfUrl } = reply.json()
    const listed = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
    const [{ resume }] = listed.json()
    await expectOk(deleteAccount(candidate))

    expect(await names(employer, jobId)).toEqual([])
    expect(await names(admin, jobId)).toEqual([])
    const again = await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
    expect(again.headers['x-total-count']).toBe('0')
    const review = await employer.call('PATCH', `/profileReview/${jobId}/${applicationId}`, {
      json: { status: 'shortlisted' },
    })
    expect(review.statusCode).toBe(404)
    for (const link of [resume, resumePdfUrl]) {
      expect((await callApi(testApp, 'GET', link)).statusCode).toBe(404)
    }
    const own = await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))
    expect(own.json()[0].applicantCount).toBe(0)
  })

  test('cannot apply after a concurrent deletion', async () => {
    const employer = await createEmployer(testApp)
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      const jobId = await addLiveJob(testApp, { employer, admin })
      const candidate = await createCandidate(testApp)
      const json = await proveByPhone(testApp, candidate.phone)
      const [applied, deleted] = await Promise.all([
        applyForJob(candidate, jobId),
        candidate.call('POST', '/api/privacy/delete-account', { json }),
      ])
      expect(deleted.statusCode).toBe(200)
      expect([200, 401]).toContain(applied.statusCode)
      expect(await names(employer, jobId)).toEqual([])
      const rows = await testApp.db
        .selectFrom('applications')
        .select('id')
        .where('candidate_id', '=', candidate.accountId)
        .execute()
      expect(rows).toHaveLength(applied.statusCode === 200 ? 1 : 0)
    }
  })
})

describe('a deleted employer', () => {
  test('S7-126: has no jobs that can be found, read or restored', async () => {
    const employer = await createEmployer(testApp)
    const word = `Zuvanta${employer.phone.slice(-6)}`
    const jobId = await addLiveJob(testApp, { employer, admin }, { jobTitle: `${word} Executive` })
    const waitingId = await addJob(testApp, employer)
    const applicant = await createCandidate(testApp)
    await addApplication(applicant, jobId)
    const found = () => callApi(testApp, 'GET', `/api/public/jobs?q=${word}`)
    expect((await found()).json()).toHaveLength(1)

    await expectOk(deleteAccount(employer))
    expect((await found()).json()).toEqual([])
    expect((await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).statusCode).toBe(404)
    const late = await createCandidate(testApp)
    expect((await applyForJob(late, jobId)).statusCode).toBe(404)
    const seen = await expectOk(applicant.call('GET', `/api/jobs/${jobId}`))
    expect(seen.json()).toMatchObject({ status: 'pause', alreadyApplied: true })
    for (const fact of ['Meera Nair', '9812345670', 'hr@saarthi.example']) {
      expect(seen.body).not.toContain(fact)
    }
    for (const [id, status] of [
      [jobId, 'accepted'],
      [waitingId, 'waiting'],
    ] as const) {
      const back = await admin.call('PATCH', `/api/updateJob/${id}`, { json: { status } })
      expect([back.statusCode, back.json().code]).toEqual([409, 'EMPLOYER_GONE'])
    }
    const changes = await testApp.db
      .selectFrom('job_status_changes')
      .select(['job_id', 'from_status', 'to_status', 'admin_id'])
      .where('job_id', 'in', [jobId, waitingId])
      .where('admin_id', 'is', null)
      .orderBy('from_status')
      .execute()
    expect(changes).toEqual([
      { job_id: jobId, from_status: 'accepted', to_status: 'expired', admin_id: null },
      { job_id: waitingId, from_status: 'waiting', to_status: 'expired', admin_id: null },
    ])
  })

  test('has a logo that is not served any more', async () => {
    const employer = await createEmployer(testApp)
    const form = { ...jobForm(), profile: pngFile() }
    await expectOk(employer.call('POST', '/api/postjob', { form }))
    const [{ profile }] = (await employer.call('POST', '/api/getJobById', { json: {} })).json()
    await expectOk(callApi(testApp, 'GET', profile))
    await expectOk(deleteAccount(employer))
    expect((await callApi(testApp, 'GET', profile)).statusCode).toBe(404)
  })

  test('gets a refund for a paid job that was never published; unpaid jobs are deleted', async () => {
    const employer = await createPayingEmployer(testApp)
    const { jobId } = await addPaidJob(razorpay, employer)
    const published = await addPaidJob(razorpay, employer)
    await setJobStatus(admin, published.jobId, 'accepted')
    const unpaid = await addOrderedJob(employer)
    await expectOk(deleteAccount(employer))
    const jobs = await testApp.db
      .selectFrom('jobs')
      .select(['id', 'status'])
      .where('id', 'in', [jobId, published.jobId, unpaid.jobId])
      .execute()
    expect(new Map(jobs.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [jobId, 'rejected'],
        [published.jobId, 'expired'],
      ]),
    )
    await workQueue(testApp)
    const books = await testApp.composition.services.ledger.checkBooks()
    // Jobs that tests put in place by hand were never counted.
    expect(books.discrepancies.filter(({ what }) => !what.includes('number of posts'))).toEqual([])
    const refunds = await testApp.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['orders.job_id', 'refunds.status'])
      .where('orders.employer_id', '=', employer.accountId)
      .execute()
    expect(refunds).toEqual([{ job_id: jobId, status: 'processed' }])
  })

  test('cannot post after a concurrent deletion; nothing stays open', async () => {
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      const employer = await createEmployer(testApp)
      const json = await proveByPhone(testApp, employer.phone)
      const [posted, deleted] = await Promise.all([
        employer.call('POST', '/api/postjob', { json: jobForm() }),
        employer.call('POST', '/api/privacy/delete-account', { json }),
      ])
      expect(deleted.statusCode).toBe(200)
      expect([200, 401]).toContain(posted.statusCode)
      const jobs = await testApp.db
        .selectFrom('jobs')
        .select('status')
        .where('employer_id', '=', employer.accountId)
        .execute()
      expect(jobs).toEqual(posted.statusCode === 200 ? [{ status: 'expired' }] : [])
    }
  })

  test('has no live job after a concurrent acceptance', async () => {
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      const employer = await createEmployer(testApp)
      const jobId = await addJob(testApp, employer)
      const json = await proveByPhone(testApp, employer.phone)
      await Promise.all([
        admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'accepted' } }),
        expectOk(employer.call('POST', '/api/privacy/delete-account', { json })),
      ])
      const job = testApp.db.selectFrom('jobs').select('status').where('id', '=', jobId)
      expect(await job.executeTakeFirst()).toEqual({ status: 'expired' })
      const search = testApp.db.selectFrom('job_search').select('job_id')
      expect(await search.where('job_id', '=', jobId).execute()).toEqual([])
    }
  })
})

describe('signing in to a deleted account', () => {
  test('S9-4: is refused, and the same proof restores the whole account', async () => {
    const employer = await createEmployer(testApp)
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    await expectOk(deleteAccount(candidate))
    const { reply, attempt } = await signInAgain(candidate)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'ACCOUNT_DELETED'])
    expect((await attempt({})).statusCode).toBe(403)
    // The session of before the deletion stays dead.
    const { token } = (await expectOk(attempt({ restore: true }))).json()
    expect((await candidate.call('POST', '/api/check_auth')).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    const profile = await callApi(testApp, 'POST', '/api/updateprofiledata', { json: {}, headers })
    expect(profile.json()).toMatchObject({ name: candidateAnswers.name })
    expect(await names(employer, jobId)).toEqual([candidateAnswers.name])
    expect((await attempt({ restore: true })).statusCode).toBe(401)
  })

  test('leaves a restored employer’s jobs closed until an admin accepts them', async () => {
    const employer = await createEmployer(testApp)
    const jobId = await addLiveJob(testApp, { employer, admin })
    await expectOk(deleteAccount(employer))
    const { reply } = await signInAgain(employer, true)
    expect(reply.statusCode).toBe(200)
    const job = testApp.db.selectFrom('jobs').select('status').where('id', '=', jobId)
    expect(await job.executeTakeFirst()).toEqual({ status: 'expired' })
    await setJobStatus(admin, jobId, 'accepted')
  })

  test('leaves no session when it runs concurrently with the deletion', async () => {
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      const candidate = await createCandidate(testApp)
      const json = await proveByPhone(testApp, candidate.phone)
      const other = await proveByPhone(testApp, candidate.phone)
      const [signedIn] = await Promise.all([
        callApi(testApp, 'POST', '/generateToken', { json: { ...other, type: 'users' } }),
        expectOk(candidate.call('POST', '/api/privacy/delete-account', { json })),
      ])
      expect([200, 403]).toContain(signedIn.statusCode)
      const sessions = testApp.db.selectFrom('sessions').select('account_id')
      expect(await sessions.where('account_id', '=', candidate.accountId).execute()).toEqual([])
    }
  })

  test('does not change an account that was not deleted', async () => {
    const candidate = await createCandidate(testApp)
    const { reply } = await signInAgain(candidate, true)
    expect(reply.statusCode).toBe(200)
  })
})
