import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { Method, TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/* What is hidden is looked for with the same questions as what is missing, so that it takes as long. */

const testApp = closeAfterAll(await createTestApp())
const [admin, owner] = [await signIn(testApp, 'admin'), await createEmployer(testApp)]
const other = await createEmployer(testApp)
const candidate = await createCandidate(testApp)
const waitingJob = await addJob(testApp, owner)
const liveJob = await addLiveJob(testApp, { employer: owner, admin })
const applicant = await addApplication(await createCandidate(testApp), liveJob)

/** What is answered, and what the database is asked meanwhile; calls are counted in portions. */
async function look(call: () => Promise<TestReply>) {
  let seen: unknown
  const queries = await queriesOf(async () => {
    const { statusCode, body } = await call()
    seen = { statusCode, body }
  })
  return { seen, queries: queries.filter((query) => !query.includes('rate_limits')) }
}

async function lookAtBoth(call: (id: string) => Promise<TestReply>, hidden: string) {
  return { hidden: await look(() => call(hidden)), missing: await look(() => call(randomUUID())) }
}

const asked =
  (viewer: () => TestViewer, method: Method, url: (id: string) => string, json?: object) =>
  (id: string) =>
    viewer().call(method, url(id), { ...(json && { json }) })

test('Z5: a job that is not live is looked for as one that is not there', async () => {
  const url = (id: string) => `/api/jobs/${id}`
  const calls = [
    (id: string) => callApi(testApp, 'GET', `/api/public/jobs/${id}`),
    asked(() => candidate, 'GET', url),
    asked(() => other, 'GET', url),
  ]
  for (const call of calls) {
    const { hidden, missing } = await lookAtBoth(call, waitingJob)
    expect(missing).toMatchObject({ seen: { statusCode: 404 } })
    expect(missing.queries.length).toBeGreaterThan(0)
    expect(hidden).toEqual(missing)
  }
})

test("Z5: what is another employer's is looked for as what is not there", async () => {
  const viewer = () => other
  const calls = [
    asked(viewer, 'POST', (id) => `/api/getApplicants/${id}`, {}),
    asked(viewer, 'POST', (id) => `/api/jobs/${id}/order`),
    asked(viewer, 'GET', (id) => `/api/jobs/${id}/invoice-link`),
    asked(viewer, 'PATCH', (id) => `/profileReview/${id}/${applicant}`, { status: 'shortlisted' }),
  ]
  for (const call of calls) {
    const { hidden, missing } = await lookAtBoth(call, liveJob)
    expect(missing).toMatchObject({ seen: { statusCode: 404 } })
    expect(missing.queries.length).toBeGreaterThan(0)
    expect(hidden).toEqual(missing)
  }
})
