import { beforeAll, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { languages: ['en', 'hi'] } }))
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const address = (id: string, locale = 'en') => `/api/jobs/${id}/poster?locale=${locale}`
let jobId = ''
beforeAll(async () => {
  jobId = await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Night Voice Agent' })
})

describe('GET /api/jobs/{jobId}/poster', () => {
  test('S7-269: one page with the job, the way to it and that nobody pays, in each language', async () => {
    const english = await expectOk(employer.call('GET', address(jobId)))
    expect(english.headers['content-type']).toBe('application/pdf')
    const { lines, pageCount, title } = await readPdf(english.rawPayload)
    expect([pageCount, title]).toEqual([1, 'Poster: Night Voice Agent'])
    const text = lines.join(' ')
    for (const part of [
      'Night Voice Agent',
      'We are hiring',
      'Apply free of cost',
      '1930',
      'Kaamyab',
    ]) {
      expect(text).toContain(part)
    }
    const hindi = await readPdf(
      (await expectOk(employer.call('GET', address(jobId, 'hi')))).rawPayload,
    )
    expect(hindi.title).toBe('पोस्टर: Night Voice Agent')
    expect(hindi.lines.join(' ')).not.toContain('We are hiring')
  })

  test('S7-270: of a live job of one’s own alone, in letters that can be printed', async () => {
    expect((await callApi(testApp, 'GET', address(jobId))).statusCode).toBe(401)
    const other = await createEmployer(testApp)
    expect((await other.call('GET', address(jobId))).statusCode).toBe(404)
    expect((await employer.call('GET', address('none'))).statusCode).toBe(404)
    const waiting = await addJob(testApp, employer)
    expect((await employer.call('GET', address(waiting))).statusCode).toBe(409)
    expect((await employer.call('GET', `/api/jobs/${jobId}/poster`)).statusCode).toBe(400)
    const tamil = await addLiveJob(testApp, { employer, admin }, { jobTitle: 'விற்பனையாளர்' })
    const refused = await employer.call('GET', address(tamil))
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'UNPRINTABLE_LETTERS'])
  })

  test('long titles and names stay on their page', async () => {
    const id = await addLiveJob(
      testApp,
      { employer, admin },
      {
        jobTitle: 'Senior Customer Support Executive '.repeat(3).trim(),
        companyName: 'Saarthi '.repeat(14).trim(),
      },
    )
    const { pageCount } = await readPdf(
      (await expectOk(employer.call('GET', address(id)))).rawPayload,
    )
    expect(pageCount).toBe(1)
  })
})
