import { expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import { findWords, privateWords } from '#tests/support/private-words.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { proveByPhone, signIn } from '#tests/support/viewers.ts'

const lines: string[] = []
const log = createLog({ level: 'trace', format: 'json', write: (line) => lines.push(line) })
const testApp = closeAfterAll(await createTestApp({ log }))

test('the log of people at work holds nothing of theirs: no number, address, name, token, code', async () => {
  const secrets: string[] = []
  const admin = await signIn(testApp, 'admin')
  const employer = await createEmployer(testApp)
  const candidate = await createCandidate(testApp, { profile: pngFile() })
  secrets.push(admin.token, employer.token, candidate.token)
  await saveEmployer(employer, { profile: pngFile() })
  await employer.call('POST', '/api/postjob', { json: jobForm() })
  const jobId = await addLiveJob(testApp, { employer, admin })
  const applicant = await addApplication(candidate, jobId)
  await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
  await employer.call('PATCH', `/profileReview/${jobId}/${applicant}`, {
    json: { status: 'shortlisted' },
  })
  const form = {
    name: 'Asha Verma',
    mobile: '9876501234',
    email: 'verma@example.com',
    query: 'Please call me about a job',
  }
  await callApi(testApp, 'POST', '/submitForm', { json: form })

  // What goes wrong is what a log tells most about.
  await saveCandidate(candidate, { email: 'not an address of Asha', resumePdf: pdfFile() })
  await saveCandidate(candidate, {
    resumePdf: { bytes: Buffer.from('no resume'), fileName: 'Asha Rao secret.pdf' },
  })
  await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber: candidate.phone } })
  await callApi(testApp, 'POST', '/verify-otp', {
    json: { phoneNumber: candidate.phone, otp: '12' },
  })
  await callApi(testApp, 'POST', '/api/check_auth', {
    headers: { authorization: `Bearer ${candidate.token}x`, cookie: 'kept=secret-cookie' },
  })
  await callApi(testApp, 'GET', `/api/public/jobs?q=asha%40example.com&token=${candidate.token}`)
  await callApi(testApp, 'GET', `/nowhere/else?phone=${encodeURIComponent(candidate.phone)}`)
  await callApi(testApp, 'GET', '/files/nothing?expires=1&signature=secret-signature')
  const proved = await proveByPhone(testApp, '+919812300001')
  await callApi(testApp, 'POST', '/generateToken', { json: { ...proved, type: 'admin' } })
  secrets.push(proved.proof, 'secret-signature', 'secret-cookie', 'Asha Rao secret')
  secrets.push(form.query, 'asha@example.com', 'not an address of Asha')
  const words = [...secrets, ...(await privateWords(testApp.db))]

  // And a failure of our own, in the middle of a write.
  await testApp.composition.pool.query('drop table applications cascade')
  await saveCandidate(candidate, { jobId, resumePdf: pdfFile() })
  await employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })

  const log = lines.join('')
  expect(words.length).toBeGreaterThan(20)
  expect(lines.length).toBeGreaterThan(8)
  expect(log).toContain('"failed"')
  expect(findWords(log, words)).toEqual([])
})

test('a word that does stand there is found', () => {
  const log = '{"a":"Asha Rao"}\n{"b":"2026-01-01T00:00:00.123456Z"}\n{"c":654321}'
  expect(findWords(log, ['Asha Rao', '123456', '654321', 'Pooja'])).toEqual([
    'Asha Rao: {"a":"Asha Rao"}',
    '654321: {"c":654321}',
  ])
})
