import { describe, expect, test } from 'vitest'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)

async function addApplicant() {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const candidate = await createCandidate(testApp)
  const reply = await expectOk(applyForJob(candidate, jobId, { resumePdf: pdfFile() }))
  return { jobId, candidate, id: String(reply.json().applicationId) }
}
type Applied = Awaited<ReturnType<typeof addApplicant>>

const decide = ({ jobId, id }: Applied, body: object, from = 'waiting') =>
  owner.call('POST', `/api/jobs/${jobId}/applicants/review`, {
    json: { people: [{ id, from }], ...body },
  })
const read = async ({ candidate, id }: Applied): Promise<MyApplication> =>
  (await expectOk(candidate.call('GET', `/api/my-applications/${id}`))).json()

describe('a no with its reason', () => {
  test('the candidate reads the sentence of the reason, and not the reason itself', async () => {
    const applied = await addApplicant()
    const rejection = { reason: 'shift', message: '' }
    await expectOk(decide(applied, { status: 'rejected', rejection }))
    const reply = await applied.candidate.call('GET', `/api/my-applications/${applied.id}`)
    expect(reply.json<MyApplication>().answer).toEqual({ key: 'rejectMessage.shift' })
    expect(reply.body).not.toContain('"reason"')
  })

  test('own words are read as they were written', async () => {
    const applied = await addApplicant()
    const rejection = { reason: 'filled', message: ' Come back in March. ' }
    await expectOk(decide(applied, { status: 'rejected', rejection }))
    expect((await read(applied)).answer).toEqual({ words: 'Come back in March.' })
  })

  test('without a reason there is nothing to read', async () => {
    const applied = await addApplicant()
    await expectOk(decide(applied, { status: 'rejected' }))
    expect((await read(applied)).answer).toBeNull()
  })

  test('whoever is shortlisted after all reads no no, nor its step', async () => {
    const applied = await addApplicant()
    const rejection = { reason: 'distance', message: 'Too far' }
    await expectOk(decide(applied, { status: 'rejected', rejection }))
    await expectOk(decide(applied, { status: 'shortlisted' }, 'rejected'))
    const { answer, steps } = await read(applied)
    expect(answer).toBeNull()
    await expectOk(
      owner.call('POST', `/api/jobs/${applied.jobId}/applicants/take-back`, {
        json: { people: [{ id: applied.id, stage: 'shortlisted' }] },
      }),
    )
    expect(steps.at(-1)?.stage).toBe('shortlisted')
    expect((await read(applied)).steps.map(({ stage }) => stage)).toEqual([
      'applied',
      'not_selected',
    ])
  })

  test('a reason with a yes is not kept', async () => {
    const applied = await addApplicant()
    const rejection = { reason: 'distance', message: 'x' }
    await expectOk(decide(applied, { status: 'shortlisted', rejection }))
    const kept = testApp.db
      .selectFrom('application_stage_changes')
      .select(['reason', 'message'])
      .where('application_id', '=', applied.id)
    expect(await kept.execute()).toEqual([{ reason: null, message: null }])
  })

  test.each([
    ['an unknown reason', { reason: 'rude', message: '' }],
    ['too long a message', { reason: 'shift', message: 'x'.repeat(501) }],
  ])('S7-932: refuses %s, and changes nobody', async (_, rejection) => {
    const applied = await addApplicant()
    const reply = await decide(applied, { status: 'rejected', rejection })
    expect(reply.statusCode).toBe(400)
    expect((await read(applied)).stage).toBe('applied')
  })
})
