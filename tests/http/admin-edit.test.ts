import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import {
  addJob,
  addLiveJob,
  addUnpaidJob,
  jobForm,
  setJobStatus,
} from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

const edit = (jobId: string, answers: Record<string, unknown> = {}) =>
  admin.call('POST', '/api/updatingjobdata', {
    json: jobForm({ jobId, type: 'admin', ...answers }),
  })

const editWithLogo = (jobId: string, bytes?: Buffer) => {
  const texts = Object.entries(jobForm({ jobId })).filter(([, value]) => !Array.isArray(value))
  const form = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
  return admin.call('POST', '/api/updatingjobdata', { form: { ...form, profile: pngFile(bytes) } })
}

const getJob = (id: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const find = async (query: string): Promise<string[]> => {
  const reply = await callApi(testApp, 'GET', `/api/public/jobs?${query}`)
  const jobs: { id: string }[] = reply.json()
  return jobs.map((job) => job.id)
}

const storedFiles = async () =>
  (await readdir(`${testApp.dataDir}/files`, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length

describe('POST /api/updatingjobdata', () => {
  test('S3-2: saves every field of the form, keeps status and days, and is recorded', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const before = await getJob(id)
    const reply = await edit(id, {
      version: 2,
      jobTitle: 'Telecaller',
      salary: '15k to 18k',
      interviewProcess: ['Offline (In person)'],
      interviewLocation: 'Sector 62',
      interviewPincode: '201301',
      interviewState: 'Uttar Pradesh',
      interviewCity: 'Noida',
      interviewTiming: '10 to 5',
      status: 'rejected',
      amount: 1,
      employer_id: randomUUID(),
    })
    expect(reply.json()).toEqual({
      success: true,
      message: 'Job Details updated successfully',
      status: 'accepted',
      version: 3,
      rejection: null,
    })
    expect(await getJob(id)).toMatchObject({
      title: 'Telecaller',
      salary_min_monthly_rupees: 15_000,
      interview_process: ['offline'],
      interview_timing: '10 to 5',
      status: 'accepted',
      employer_id: employer.accountId,
      amount_paise: before.amount_paise,
      posted_at: before.posted_at,
      expires_at: before.expires_at,
    })
    const record = await testApp.db
      .selectFrom('job_edits')
      .selectAll()
      .where('job_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(record).toMatchObject({
      admin_id: admin.accountId,
      changes: {
        title: { from: 'Customer Support Executive', to: 'Telecaller' },
        interview_process: { from: ['telephonic'], to: ['offline'] },
        interview_location: { from: null, to: 'Sector 62' },
      },
    })
    expect(record.changes).not.toHaveProperty('company_name')
  })

  test('search reflects an edit at once', async () => {
    const id = await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Zookeeper' })
    expect(await find('q=zookeeper')).toEqual([id])
    await edit(id, { jobTitle: 'Xylophonist', jobCity: 'Kochi', educationQualification: [] })
    expect(await find('q=zookeeper')).toEqual([])
    expect(await find('q=xylophonist&location=kochi')).toEqual([id])
    expect(await find('q=xylophonist&education=12thPassed')).toEqual([])
  })

  test('an edit does not publish a waiting job', async () => {
    const id = await addJob(testApp, employer)
    await edit(id, { jobTitle: 'Quartermaster' })
    expect(await find('q=quartermaster')).toEqual([])
    await setJobStatus(admin, id, 'accepted')
    expect(await find('q=quartermaster')).toEqual([id])
  })

  test('saving without changes does nothing', async () => {
    const id = await addJob(testApp, employer)
    const before = await fingerprint(testApp, ['sessions'])
    expect((await edit(id)).json()).toMatchObject({ success: true, version: 1 })
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('a category that was not sent stays', async () => {
    const id = await addJob(testApp, employer, { category: 'retail' })
    const { category: _, ...form } = jobForm({ jobId: id })
    await admin.call('POST', '/api/updatingjobdata', { json: form })
    expect((await getJob(id)).category).toBe('retail')
  })

  test('a new logo replaces the old one; without one the old stays', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    expect((await editWithLogo(id)).statusCode).toBe(200)
    const first = (await getJob(id)).logo_file_id
    const files = await storedFiles()
    expect((await editWithLogo(id)).statusCode).toBe(200)
    const second = (await getJob(id)).logo_file_id
    expect(second).not.toBe(first)
    expect(await storedFiles()).toBe(files)
    expect((await callApi(testApp, 'GET', `/media/${first}`)).statusCode).toBe(404)

    await edit(id, { jobTitle: 'Other' })
    expect((await getJob(id)).logo_file_id).toBe(second)
    const [job] = (await callApi(testApp, 'GET', '/api/public/jobs?q=other')).json()
    expect(job.profile).toBe(`/media/${second}`)
  })

  test('S7-29: a stale version is refused, and its logo is not stored', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const [before, files] = [await fingerprint(testApp, ['sessions']), await storedFiles()]
    const texts = Object.entries(jobForm({ jobId: id, version: 1, jobTitle: 'Stale' }))
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => [name, String(value)])
    const reply = await admin.call('POST', '/api/updatingjobdata', {
      form: { ...Object.fromEntries(texts), profile: pngFile() },
    })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('CHANGED_MEANWHILE')
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(await storedFiles()).toBe(files)
  })

  test('S5-10: the form rules apply to admins too', async () => {
    const id = await addJob(testApp, employer)
    const before = await fingerprint(testApp, ['sessions'])
    const wrong = await edit(id, { email: 'x', jobTitle: '' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json()).toMatchObject({
      message: 'Invalid email.',
      fields: { email: 'Invalid email.', jobTitle: 'Job title is required' },
    })
    expect((await editWithLogo(id, Buffer.from('GIF89a'))).statusCode).toBe(415)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S7-30, Z5: missing, malformed and unpaid jobs get the same reply', async () => {
    const ids = [randomUUID(), 'x', '\0', await addUnpaidJob(testApp, employer)]
    const replies = await Promise.all(ids.map((id) => edit(id)))
    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  })

  test('S11-16: of two edits of the same version one is saved', async () => {
    const id = await addLiveJob(testApp, { employer, admin })
    const replies = await Promise.all([
      edit(id, { version: 2, jobTitle: 'Mine' }),
      edit(id, { version: 2, jobTitle: 'Theirs' }),
    ])
    expect(replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
  })

  test('R4: accepting a job that was edited concurrently is refused', async () => {
    const id = await addJob(testApp, employer)
    await edit(id, { jobTitle: 'Not what you saw' })
    const reply = await admin.call('PATCH', `/api/updateJob/${id}`, {
      json: { status: 'accepted', version: 1 },
    })
    expect(reply.statusCode).toBe(409)
  })
})
