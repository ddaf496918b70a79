import { expect, test } from 'vitest'
import { levelOf } from '#contract/evidence/levels.ts'
import { validDays } from '#contract/evidence/kinds.ts'
import type { EvidenceKind, SentKind } from '#contract/evidence/kinds.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addEvidence, awaitEmailCode, waitingEvidence } from '#tests/support/evidence.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'
import { pngFile } from '#tests/support/fixtures.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const { jobs } = testApp.composition.services

async function cardOf(jobId: string): Promise<JobCard> {
  return (await expectOk(callApi(testApp, 'GET', `/api/public/jobs/${jobId}`))).json<JobCard>()
}

test('S10-149: a card says from the decision on that the papers of its company were checked, until the check ends', async () => {
  const employer = await createEmployer(testApp)
  const jobId = await addLiveJob(testApp, { employer, admin })
  const other = await addLiveJob(testApp, { employer: await createEmployer(testApp), admin })
  const code = await awaitEmailCode(testApp, employer)
  const evidenceId = await addEvidence(testApp, employer)
  const decide = (decision: object) =>
    expectOk(admin.call('POST', `/api/evidence/${evidenceId}/decision`, { json: decision }))
  await decide({ decision: 'hold' })
  // Papers alone are not yet the third step.
  expect((await cardOf(jobId)).companyLevel).toBeUndefined()
  await expectOk(employer.call('POST', '/api/work-email-code', { json: { code } }))
  expect((await cardOf(jobId)).companyLevel).toBe('papers')
  expect((await cardOf(other)).companyLevel).toBeUndefined()

  await decide({ decision: 'fail', reason: 'otherName' })
  expect((await cardOf(jobId)).companyLevel).toBeUndefined()
})

const cases = [
  [],
  ['workEmail'],
  ['gstin', 'workEmail'],
  ['gstin', 'workEmail', 'office'],
  ['office', 'workEmail'],
] as const satisfies readonly SentKind[][]

async function prove(employer: TestViewer, kind: (typeof cases)[number][number]): Promise<void> {
  if (kind === 'workEmail') {
    const code = await awaitEmailCode(testApp, employer)
    await expectOk(employer.call('POST', '/api/work-email-code', { json: { code } }))
    return
  }
  if (kind === 'gstin') await addEvidence(testApp, employer)
  else {
    const form = { value: '201301', submissionId: newId(), photo: pngFile() }
    await expectOk(employer.call('POST', '/api/evidence/office', { form }))
  }
  const id = await waitingEvidence(testApp, employer, kind)
  const json = { decision: 'hold' }
  await expectOk(admin.call('POST', `/api/evidence/${id}/decision`, { json }))
}

test('S10-149: the work in the background counts as the page of the company does', async () => {
  const made = []
  for (const kinds of cases) {
    const employer = await createEmployer(testApp)
    for (const kind of kinds) await prove(employer, kind)
    // A job that comes after the check has no level yet.
    made.push({ kinds, jobId: await addLiveJob(testApp, { employer, admin }) })
  }
  await jobs.refreshCompanyLevels()
  for (const { kinds, jobId } of made) {
    const known: readonly EvidenceKind[] = ['phone', ...kinds]
    const level = levelOf(known)
    const shown = level === 'papers' || level === 'office' ? level : undefined
    expect([kinds, (await cardOf(jobId)).companyLevel]).toEqual([kinds, shown])
  }
  testApp.clock.advance({ days: validDays.gstin + 1 })
  await jobs.refreshCompanyLevels()
  const left = await testApp.db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'accepted')
    .where('company_level', 'is not', null)
    .execute()
  expect(left).toEqual([])
})
