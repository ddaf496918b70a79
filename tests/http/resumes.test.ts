import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  saveCandidate,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const clock = createTestClock()
const testApp = closeAfterAll(await createTestApp({ clock, config: { languages: ['en', 'hi'] } }))
const parties = {
  employer: await createEmployer(testApp),
  admin: await signIn(testApp, 'admin'),
}
let candidate: TestViewer
beforeEach(async () => {
  candidate = await createCandidate(testApp)
})

const readProfile = async () =>
  (await candidate.call('POST', '/api/updateprofiledata', { json: {} })).json()
const open = async (url: string) => callApi(testApp, 'GET', url)
const noResume: Record<string, string> = {}

describe('a profile as a resume', () => {
  test('S7-210: reads as its sections, without address, e-mail and wanted pay', async () => {
    const reply = await candidate.call('GET', '/api/my-resume')
    expect(reply.json()).toMatchObject({
      locale: 'en',
      name: candidateAnswers.name,
      facts: [
        'Bengaluru, Karnataka 560001',
        'Mobile 9876543210',
        expect.stringMatching(/^Age \d\d$/),
      ],
      sections: [
        { title: 'Work', lines: [{ text: '1-2 yr' }, { text: 'A year of telesales' }] },
        { title: 'Education', lines: [{ text: 'Graduated and above' }] },
        { title: 'Languages', lines: [{ text: 'Kannada, English' }] },
        { title: 'Skills', lines: [{ text: 'Calling, typing' }] },
      ],
    })
    for (const kept of ['12 MG Road', 'asha@example.com', '20,000']) {
      expect(reply.payload).not.toContain(kept)
    }
  })

  test('S7-211: is one page of PDF, in Hindi where that is asked for, and without age and number to share', async () => {
    const hindi = await candidate.call('GET', '/api/my-resume/pdf?locale=hi')
    expect(hindi.headers['content-type']).toBe('application/pdf')
    const read = await readPdf(hindi.rawPayload)
    expect(read).toMatchObject({ pageCount: 1, title: 'Asha Rao का रिज़्यूमे' })
    const shared = await candidate.call('GET', '/api/my-resume?locale=hi&sharing=true')
    expect(shared.json().facts).toEqual(['बेंगलुरु, कर्नाटक 560001'])
    const { lines } = await readPdf(
      (await candidate.call('GET', '/api/my-resume/pdf?sharing=true')).rawPayload,
    )
    expect(lines.join(' ')).toContain('Bengaluru')
    expect(lines.join(' ')).not.toContain('9876543210')
  })

  test('stays on one page with the longest answers', async () => {
    const long = 'Called customers about loans. '.repeat(33).trim()
    await saveCandidate(candidate, { pastjobexperience: long, skills: long })
    const { pageCount, lines } = await readPdf(
      (await candidate.call('GET', '/api/my-resume/pdf')).rawPayload,
    )
    expect(pageCount).toBe(1)
    expect(lines.join(' ')).toContain('Made on')
  })

  test('S9-33: refuses letters that it cannot print, and marks the field', async () => {
    const made = await saveCandidate(candidate, { ...noResume, name: 'ஆஷா', makeResume: 'true' })
    expect(made.statusCode).toBe(422)
    expect(made.json()).toMatchObject({
      code: 'UNPRINTABLE_LETTERS',
      fields: { resumePdf: expect.stringContaining('English or Hindi') },
    })
    expect((await readProfile()).name).toBe(candidateAnswers.name)
  })

  test('is for candidates with a profile', async () => {
    expect((await callApi(testApp, 'GET', '/api/my-resume')).statusCode).toBe(401)
    const employer = await signIn(testApp, 'employer')
    expect((await employer.call('GET', '/api/my-resume')).statusCode).toBe(403)
    const fresh = await signIn(testApp, 'candidate')
    expect((await fresh.call('GET', '/api/my-resume/pdf')).json().code).toBe('PROFILE_INCOMPLETE')
  })
})

describe('a made resume in the profile', () => {
  const newcomer = async () => {
    candidate = await signIn(testApp, 'candidate')
    await saveCandidate(candidate, { ...noResume, form: 'first' })
  }

  test('S7-212: counts where a resume is required, also without a file ever sent', async () => {
    await newcomer()
    const jobId = await addLiveJob(testApp, parties)
    const without = await applyForJob(candidate, jobId, noResume)
    expect(without.json().fields).toEqual({ resumePdf: 'Resume is required' })
    const applied = await applyForJob(candidate, jobId, { ...noResume, makeResume: 'true' })
    expect(applied.statusCode).toBe(200)
    expect(await readProfile()).toMatchObject({ isResumeMade: true, resumeName: 'resume.pdf' })
  })

  test('is made again with each save, and what an application sent stays', async () => {
    const jobId = await addLiveJob(testApp, parties)
    await applyForJob(candidate, jobId, { ...noResume, makeResume: 'true' })
    const sent = await readProfile()
    await saveCandidate(candidate, { ...noResume, skills: 'Excel' })
    const { resume } = await readProfile()
    expect(resume).not.toBe(sent.resume)
    const { lines } = await readPdf((await open(resume)).rawPayload)
    expect(lines.join(' ')).toContain('Excel')
    const before = await readPdf((await open(sent.resume)).rawPayload)
    expect(before.lines.join(' ')).toContain('Calling, typing')
  })

  test('gives way to a PDF of the candidate’s own, and is not missing when it was given up', async () => {
    await saveCandidate(candidate, { ...noResume, makeResume: 'true' })
    const given = await saveCandidate(candidate, { ...noResume, makeResume: 'false' })
    expect(given.json().fields).toEqual({ resumePdf: 'Resume is required' })
    await saveCandidate(candidate, { resumePdf: pdfFile(), makeResume: 'true' })
    expect(await readProfile()).toMatchObject({ isResumeMade: false })
    await saveCandidate(candidate, noResume)
    expect(await readProfile()).toMatchObject({ isResumeMade: false })
  })
})
