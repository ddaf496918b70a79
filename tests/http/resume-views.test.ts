import { describe, expect, it } from 'vitest'
import { indiaDate } from '#contract/india-time.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())

const views = async (candidate: TestViewer) => {
  const reply = await expectOk(candidate.call('POST', '/api/allJobs', { json: { apply: 'true' } }))
  return reply.json().map((job: { resumeViews: unknown }) => job.resumeViews)
}

const linkFor = async (viewer: TestViewer, jobId: string): Promise<string> => {
  const reply = await expectOk(viewer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
  return reply.json()[0].resume
}

describe('an applicant’s resume', () => {
  it('S11-17: opens in the browser, whole, in a sandbox of its own, under its name', async () => {
    const employer = await createEmployer(testApp)
    const admin = await signIn(testApp, 'admin')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    const link = await linkFor(employer, jobId)
    const reply = await callApi(testApp, 'GET', link, { headers: { range: 'bytes=0-3' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Asha-Rao-resume.pdf"; filename*=UTF-8''Asha-Rao-resume.pdf`,
      'content-security-policy': "sandbox allow-scripts allow-downloads; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    // The link opens it in no other way.
    expect((await callApi(testApp, 'GET', `${link}&disposition=attachment`)).headers).toMatchObject(
      {
        'content-disposition': reply.headers['content-disposition'],
      },
    )
  })
})

describe('who has seen my resume', () => {
  it('is told at each application: the company and the team, how often and when', async () => {
    const employer = await createEmployer(testApp)
    const admin = await signIn(testApp, 'admin')
    const candidate = await createCandidate(testApp)
    const jobId = await addLiveJob(testApp, { employer, admin })
    await addApplication(candidate, jobId)
    expect(await views(candidate)).toEqual([[]])
    const first = indiaDate(testApp.clock.now())
    await expectOk(callApi(testApp, 'GET', await linkFor(employer, jobId)))
    testApp.clock.advance({ days: 3 })
    const last = indiaDate(testApp.clock.now())
    await expectOk(callApi(testApp, 'GET', await linkFor(employer, jobId)))
    await expectOk(callApi(testApp, 'GET', await linkFor(admin, jobId)))
    expect(await views(candidate)).toEqual([
      [
        { by: 'company', firstDate: first, lastDate: last, times: 2 },
        { by: 'team', firstDate: last, lastDate: last, times: 1 },
      ],
    ])
  })

  it('says nothing of one’s own look, nor of others’ applications', async () => {
    const employer = await createEmployer(testApp)
    const admin = await signIn(testApp, 'admin')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const [candidate, other] = [await createCandidate(testApp), await createCandidate(testApp)]
    await addApplication(candidate, jobId)
    await addApplication(other, jobId)
    const profile = await candidate.call('POST', '/api/updateprofiledata', {
      json: { type: 'users' },
    })
    await expectOk(callApi(testApp, 'GET', profile.json().resumePdfUrl))
    // The newest first: the other's.
    await expectOk(callApi(testApp, 'GET', await linkFor(employer, jobId)))
    expect(await views(candidate)).toEqual([[]])
    expect(await views(other)).toMatchObject([[{ by: 'company', times: 1 }]])
  })

  it('counts openings at once each', async () => {
    const employer = await createEmployer(testApp)
    const admin = await signIn(testApp, 'admin')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    await addApplication(candidate, jobId)
    const link = await linkFor(employer, jobId)
    await Promise.all(Array.from({ length: 8 }, () => expectOk(callApi(testApp, 'GET', link))))
    expect(await views(candidate)).toMatchObject([[{ times: 8 }]])
  })
})
