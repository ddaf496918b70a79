import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
import { newId } from '#server/lib/ids.ts'
import { timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfBytes, pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  saveCandidate,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let employer: TestViewer
let jobId: string
const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const admin = await signIn(testApp, 'admin')
beforeEach(async () => {
  employer = await createEmployer(testApp)
  jobId = await addLiveJob(testApp, { employer, admin })
})

const countFiles = async (): Promise<number> => {
  const folder = join(testApp.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

const countFileRows = async (): Promise<number> => {
  const rows = await testApp.db.selectFrom('files').select('id').execute()
  return rows.length
}

const everything = async () => [await fingerprint(testApp), await countFiles()]

const applicationsFor = (job: string) =>
  testApp.db.selectFrom('applications').selectAll().where('job_id', '=', job).execute()

const listApplicants = (viewer: TestViewer, job: string, json: unknown = {}) =>
  viewer.call('POST', `/api/getApplicants/${job}`, { json })

const review = (viewer: TestViewer, job: string, applicant: string, status: unknown) =>
  viewer.call('PATCH', `/profileReview/${job}/${applicant}`, { json: { status } })

async function statusOf(id: string): Promise<string> {
  const { status } = await testApp.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

/** A candidate who has applied for the job of this test. */
async function addApplicant(answers: Record<string, string> = {}): Promise<string> {
  const candidate = await createCandidate(testApp)
  const reply = await applyForJob(candidate, jobId, answers)
  return reply.json().applicationId
}

const missingJob = { code: 'JOB_NOT_FOUND', message: sentence('job.notFound') }
const missing = { code: 'NOT_FOUND', message: sentence('error.notFound') }

describe('applying', () => {
  test('S3-26: the form is kept with the application and becomes the profile', async () => {
    const candidate = await createCandidate(testApp, { name: 'Before' })
    const reply = await applyForJob(candidate, jobId, {
      name: 'Asha Now',
      resumePdf: pdfFile(pdfBytes({ pages: 2 })),
      profile: pngFile(),
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: sentence('application.sent'),
      applicationId: expect.any(String),
      profileUrl: expect.stringMatching(/^\/files\//),
      resumePdfUrl: expect.stringMatching(/^\/files\//),
    })
    const profile = await candidate.call('POST', '/api/updateprofiledata', { json: {} })
    expect(profile.json().name).toBe('Asha Now')
    await saveCandidate(candidate, { name: 'After', resumePdf: pdfFile() })
    const [applicant] = (await listApplicants(employer, jobId)).json()
    expect(applicant).toMatchObject({ id: reply.json().applicationId, name: 'Asha Now' })
    const resume = await callApi(testApp, 'GET', applicant.resume)
    expect(resume.rawPayload.equals(pdfBytes({ pages: 2 }))).toBe(true)
  })

  test('without a profile too, and with JSON when the resume is there already', async () => {
    const first = await signIn(testApp, 'candidate')
    const reply = await applyForJob(first, jobId, { resume: pdfFile() })
    expect(reply.statusCode).toBe(200)
    const second = await createCandidate(testApp)
    const json = { type: 'users', jobId, ...candidateAnswers }
    expect((await second.call('POST', '/api/upload', { json })).statusCode).toBe(200)
    expect(await applicationsFor(jobId)).toHaveLength(2)
  })

  test('S5-21: the full form is asked for, resume and language included', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const before = await everything()
    const reply = await applyForJob(candidate, jobId, { language: ' ' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields).toEqual({
      language: sentence('profile.languageRequired'),
      resumePdf: sentence('profile.resumeRequired'),
    })
    expect(await everything()).toEqual(before)
  })

  test('a bad resume leaves no trace', async () => {
    const candidate = await createCandidate(testApp)
    const before = await everything()
    const reply = await applyForJob(candidate, jobId, { profile: pngFile(), resume: pngFile() })
    expect(reply.statusCode).toBe(415)
    expect(reply.json().fields).toEqual({ resume: sentence('upload.notAPdf') })
    expect(await everything()).toEqual(before)
  })

  test('S4-35: a second try is refused and changes nothing', async () => {
    const candidate = await createCandidate(testApp)
    await applyForJob(candidate, jobId)
    const before = await everything()
    const reply = await applyForJob(candidate, jobId, { name: 'Other', resumePdf: pdfFile() })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toEqual({
      code: 'ALREADY_APPLIED',
      message: sentence('application.alreadyApplied'),
    })
    expect(await everything()).toEqual(before)
  })

  test('S4-37: only a live job takes applications', async () => {
    const overdue = await addLiveJob(testApp, { employer, admin })
    await testApp.db
      .updateTable('jobs')
      .set({ expires_at: testApp.clock.now() })
      .where('id', '=', overdue)
      .execute()
    const jobs = [
      await addJob(testApp, employer),
      await addLiveJob(testApp, { employer, admin }, {}, 'waiting'),
      await addLiveJob(testApp, { employer, admin }, {}, 'rejected'),
      await addLiveJob(testApp, { employer, admin }, {}, 'expired'),
      overdue,
      newId(),
      'no-id',
      '',
    ]
    const candidate = await createCandidate(testApp)
    const before = await everything()
    for (const job of jobs) {
      const reply = await applyForJob(candidate, job, { resumePdf: pdfFile() })
      expect([job, reply.statusCode, reply.json()]).toEqual([job, 404, missingJob])
    }
    expect(await everything()).toEqual(before)
  })

  test('S4-36, R1: of many tries at once one applies', async () => {
    const tries = 8
    for (let round = 0; round < byEffort(3, 8); round += 1) {
      const job = await addLiveJob(testApp, { employer, admin })
      // In some rounds the candidate has no profile yet, nothing to lock but the account.
      const candidate =
        round % 2 === 0 ? await createCandidate(testApp) : await signIn(testApp, 'candidate')
      const replies = await Promise.all(
        Array.from({ length: tries }, () => applyForJob(candidate, job, { resumePdf: pdfFile() })),
      )
      const told = replies.map((reply) => reply.statusCode)
      expect(told.filter((status) => status === 200)).toHaveLength(1)
      expect(told.filter((status) => status === 409)).toHaveLength(tries - 1)
      expect(await applicationsFor(job)).toHaveLength(1)
      expect(await countFiles()).toBe(await countFileRows())
    }
  })

  const pauses = { timeout: timeoutByEffort(12, 100, 1000) }
  test('R3: a job that is paused meanwhile has the application or refused it', pauses, async () => {
    const seen = new Set<number>()
    for (let round = 0; round < byEffort(5, 100); round += 1) {
      const job = await addLiveJob(testApp, { employer, admin })
      const candidate = await createCandidate(testApp)
      const pause = () => setJobStatus(admin, job, 'pause')
      const apply = () => applyForJob(candidate, job)
      const wait = new Promise((resolve) => setTimeout(resolve, round % 12))
      const [reply] = await Promise.all([apply(), wait.then(pause)])
      seen.add(reply.statusCode)
      const kept = await applicationsFor(job)
      expect([reply.statusCode, kept.length]).toEqual(
        reply.statusCode === 200 ? [200, 1] : [404, 0],
      )
    }
    expect([...seen].every((status) => status === 200 || status === 404)).toBe(true)
  })
})

describe('POST /api/getApplicants/:jobId', () => {
  test('S2-54: shows what was sent, with labels, links and days', async () => {
    const candidate = await createCandidate(testApp, { profile: pngFile() })
    await applyForJob(candidate, jobId)
    testApp.clock.advance({ days: 3 })
    const [applicant] = (await expectOk(listApplicants(employer, jobId, { jobId }))).json()
    expect(applicant).toEqual({
      ...candidateAnswers,
      id: expect.any(String),
      jobId,
      workexperience: sentence('option.experience.1-2yr'),
      resume: expect.stringMatching(/^\/files\//),
      resumeName: 'Asha-Rao-resume.pdf',
      profile: expect.stringMatching(/^\/files\//),
      video: null,
      certificates: [],
      answers: [],
      isMismatch: false,
      rating: null,
      status: 'waiting',
      stage: 'applied',
      postedDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      appliedDaysAgo: 3,
      distanceKm: expect.any(Number),
    })
    for (const link of [applicant.resume, applicant.profile]) {
      expect((await callApi(testApp, 'GET', link)).statusCode).toBe(200)
    }
    expect((await listApplicants(admin, jobId)).json()).toHaveLength(1)
    testApp.clock.advance({ days: -3 })
  })

  test('S2-53: pages newest first, filters and searches; the counts add up', async () => {
    const ids: string[] = []
    for (const name of ['Asha', 'Bina', 'Chitra', 'Dev', 'Esha']) {
      ids.unshift(await addApplicant({ name, selectedCity: name === 'Dev' ? 'Mysuru' : 'Hubli' }))
    }
    const [, second = '', third = ''] = ids
    await review(employer, jobId, second, 'shortlisted')
    await review(employer, jobId, third, 'rejected')

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const reply = await listApplicants(employer, jobId, { limit: 2, cursor })
      expect(reply.headers['x-total-count']).toBe('5')
      const counts = { waiting: 3, shortlisted: 1, rejected: 1, mismatch: 0 }
      const all = { ...counts, 'stage-shortlisted': 1 }
      expect(JSON.parse(String(reply.headers['x-counts']))).toEqual(all)
      for (const { id } of reply.json()) seen.push(id)
      const next = reply.headers['x-next-cursor']
      cursor = next === undefined ? undefined : String(next)
    } while (cursor !== undefined)
    expect(seen).toEqual(ids)

    const shortlisted = await listApplicants(employer, jobId, { status: 'shortlisted' })
    expect(shortlisted.json().map((each: { id: string }) => each.id)).toEqual([second])
    expect(shortlisted.headers['x-total-count']).toBe('1')
    const found = await listApplicants(employer, jobId, { q: 'mySURU', status: 'shortlisted' })
    expect(found.json()).toHaveLength(1)
    const none = await listApplicants(employer, jobId, { q: "100%_'; drop table" })
    expect(none.json()).toEqual([])
    expect(none.headers['x-total-count']).toBe('0')
    expect(JSON.parse(String(none.headers['x-counts'])).waiting).toBe(3)
  })

  test('a job paused after it was live still shows its applicants', async () => {
    await addApplicant()
    await setJobStatus(admin, jobId, 'pause')
    expect((await listApplicants(employer, jobId)).json()).toHaveLength(1)
  })

  test('S6-3, Z2, Z5, Z6: what is not theirs is not there', async () => {
    await addApplicant()
    const stranger = await createEmployer(testApp)
    const fresh = await addJob(testApp, employer)
    const replies = [
      await listApplicants(stranger, jobId),
      await listApplicants(employer, fresh),
      await listApplicants(employer, newId()),
      await listApplicants(employer, 'no-id'),
      await listApplicants(admin, newId()),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([404, missingJob])
      expect(reply.headers['x-counts']).toBeUndefined()
    }
    const candidate = await createCandidate(testApp)
    expect((await listApplicants(candidate, jobId)).statusCode).toBe(403)
    const nobody = await callApi(testApp, 'POST', `/api/getApplicants/${jobId}`, { json: {} })
    expect(nobody.statusCode).toBe(401)
  })

  test('S7-33: what can not be read is refused', async () => {
    const variants = [
      { jobId: newId() },
      { cursor: 'x' },
      { cursor: Buffer.from(`["never","${newId()}"]`).toString('base64url') },
      { cursor: Buffer.from(`[null,"${newId()}"]`).toString('base64url') },
      { limit: 0 },
      { limit: 201 },
      { status: 'hired' },
      { q: ['a'] },
      { workexperience: 'ten years' },
      { education: ['10th Passed'] },
    ]
    for (const filterInput of variants) {
      const reply = await listApplicants(employer, jobId, filterInput)
      expect([filterInput, reply.statusCode]).toEqual([filterInput, 400])
    }
  })
})

describe('PATCH /profileReview/:jobId/:applicantId', () => {
  test('S4-33: shortlists, rejects and shortlists again; the same again changes nothing', async () => {
    const id = await addApplicant()
    for (const status of ['shortlisted', 'rejected', 'shortlisted']) {
      const reply = await review(employer, jobId, id, status)
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, id, status }])
      const before = await fingerprint(testApp)
      expect((await review(employer, jobId, id, status)).statusCode).toBe(200)
      expect(await fingerprint(testApp)).toBe(before)
    }
  })

  test('S9-30: a screen that shows an older status is told, and changes nothing', async () => {
    const id = await addApplicant()
    await review(employer, jobId, id, 'shortlisted')
    const json = { status: 'rejected', from: 'waiting' }
    const stale = await employer.call('PATCH', `/profileReview/${jobId}/${id}`, { json })
    expect([stale.json().code, await statusOf(id)]).toEqual(['APPLICANT_DECIDED', 'shortlisted'])
  })

  test('S4-34: the candidate sees it', async () => {
    const candidate = await createCandidate(testApp)
    const { applicationId } = (await applyForJob(candidate, jobId)).json()
    await review(employer, jobId, applicationId, 'shortlisted')
    const applied = await candidate.call('POST', '/api/allJobs', { json: { apply: 'true' } })
    expect(applied.json()).toMatchObject([{ id: jobId, applicationStatus: 'shortlisted' }])
  })

  test('S6-4, Z2: nobody moves what is not theirs', async () => {
    const id = await addApplicant()
    const otherJob = await addLiveJob(testApp, { employer, admin })
    const stranger = await createEmployer(testApp)
    const strangersJob = await addLiveJob(testApp, { employer: stranger, admin })
    const candidate = await createCandidate(testApp)
    const before = await fingerprint(testApp)
    const hidden = [
      await review(stranger, jobId, id, 'rejected'),
      await review(stranger, strangersJob, id, 'rejected'),
      await review(employer, otherJob, id, 'rejected'),
      await review(employer, jobId, newId(), 'rejected'),
      await review(employer, newId(), id, 'rejected'),
      await review(employer, 'no-id', id, 'rejected'),
      await review(employer, jobId, 'no-id', 'rejected'),
    ]
    for (const reply of hidden) {
      expect([reply.statusCode, reply.json()]).toEqual([404, missing])
    }
    expect((await review(candidate, jobId, id, 'shortlisted')).statusCode).toBe(403)
    expect((await review(admin, jobId, id, 'shortlisted')).statusCode).toBe(403)
    const path = `/profileReview/${jobId}/${id}`
    const nobody = await callApi(testApp, 'PATCH', path, { json: { status: 'rejected' } })
    expect(nobody.statusCode).toBe(401)
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('S4-32: only the two statuses are taken', async () => {
    const id = await addApplicant()
    for (const status of ['waiting', 'hired', '', null, ['rejected']]) {
      const reply = await review(employer, jobId, id, status)
      expect([status, reply.statusCode]).toEqual([status, 400])
    }
    expect(await statusOf(id)).toBe('waiting')
  })

  const decided = byEffort(4, 100)
  const deciding = { timeout: timeoutByEffort(10, 100, 1000) }
  test('R2: shortlisted and rejected at once ends as one of the two', deciding, async () => {
    for (let round = 0; round < decided; round += 1) {
      const id = await addApplicant()
      const replies = await Promise.all(
        ['shortlisted', 'rejected', 'shortlisted', 'rejected'].map((status) =>
          review(employer, jobId, id, status),
        ),
      )
      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200])
      expect(['shortlisted', 'rejected']).toContain(await statusOf(id))
    }
    const reply = await listApplicants(employer, jobId)
    const counts = JSON.parse(String(reply.headers['x-counts']))
    expect([counts.waiting, counts.shortlisted + counts.rejected]).toEqual([0, decided])
  })
})
