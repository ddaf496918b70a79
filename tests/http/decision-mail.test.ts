import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addJob, rejectForGood, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { createEmployer, saveEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { proveByPhone } from '#tests/support/viewers.ts'

const stage = await createPaymentStage()
const { razorpay, testApp, employer, admin } = stage
closeAfterAll(stage)
testApp.clock.set('2026-12-01T09:00:00Z')

/** An employer with a mail address of their own. */
async function createReader() {
  const reader = await createEmployer(testApp)
  const email = `${reader.accountId}@example.com`
  await expectOk(saveEmployer(reader, { email }))
  return { reader, email }
}

async function mailsTo(address: string) {
  await workQueue(testApp)
  const sent = await testApp.composition.outbox.list()
  return sent.filter(({ channel, to }) => channel === 'mail' && to === address).toReversed()
}

const reject = async (jobId: string, reason: string): Promise<string> => {
  const json = { status: 'rejected', reason }
  const reply = await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json }))
  return reply.json().rejection.id
}
const finish = (rejectionId: string) =>
  testApp.composition.services.admin.finishQueuedRejection({ rejectionId })

test('S4-53: an employer is mailed when a job is accepted, once for each acceptance', async () => {
  const { reader, email } = await createReader()
  const jobId = await addJob(testApp, reader, { jobTitle: 'Telecaller' })
  await setJobStatus(admin, jobId, 'accepted')
  await setJobStatus(admin, jobId, 'accepted')
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your job Telecaller is live')
  const { publicUrl, supportEmail } = testApp.composition.config
  expect(mail?.text.split('\n')).toEqual([
    'Dear Vikram Shah,',
    '',
    'Your job Telecaller is verified and live. Candidates can apply till 16-12-2026.',
    '',
    'See the job and who applied:',
    `${publicUrl}/postedjobinfo?jobId=${jobId}`,
    '',
    'Kaamyab',
    supportEmail,
    '',
    'You don’t want these mails? Stop them here, without signing in:',
    expect.stringMatching(/^http.+\/stop\/[\w-]+\.account\.mail\.[\w-]+$/),
  ])
  await setJobStatus(admin, jobId, 'pause')
  await setJobStatus(admin, jobId, 'accepted')
  expect(await mailsTo(email)).toHaveLength(2)
})

test('S4-54: a rejection is mailed when it is final, once, with reason and way on', async () => {
  const { reader, email } = await createReader()
  const jobId = await addJob(testApp, reader, { jobTitle: 'Telecaller' })
  const rejectionId = await reject(jobId, 'notConfirmed')
  expect(await mailsTo(email)).toEqual([])
  testApp.clock.advance({ seconds: 60 })
  // A worker that died after its work finds the task again.
  await finish(rejectionId)
  await finish(rejectionId)
  const [mail, ...others] = await mailsTo(email)
  await finish(rejectionId)
  expect([...others, ...(await mailsTo(email)).slice(1)]).toEqual([])
  expect(mail?.subject).toBe('Your job Telecaller was rejected')
  expect(mail?.text).toContain('Reason: We could not confirm the company or the job.')
  expect(mail?.text).toContain('Send us a company document')
  expect(mail?.text).toContain(`/postedjobinfo?jobId=${jobId}`)
  expect(mail?.text).not.toContain('₹')
})

test('S4-54: a rejection of a paid job names the refund', async () => {
  const email = `${employer.accountId}@example.com`
  await expectOk(saveEmployer(employer, { email }))
  const { jobId } = await addPaidJob(razorpay, employer)
  await rejectForGood(testApp, admin, jobId)
  const mails = await mailsTo(email)
  const mail = mails.find(({ subject }) => subject?.endsWith('was rejected') === true)
  expect(mail?.text).toContain('You get ₹471 back in the account you paid from')
})

test('a rejection that is taken back is not mailed, nor what changed before the delivery', async () => {
  const { reader, email } = await createReader()
  const takenBack = await addJob(testApp, reader)
  const rejectionId = await reject(takenBack, 'notConfirmed')
  await expectOk(admin.call('POST', `/api/rejections/${rejectionId}/take-back`))
  testApp.clock.advance({ seconds: 60 })
  await finish(rejectionId)
  const paused = await addJob(testApp, reader)
  await setJobStatus(admin, paused, 'accepted')
  await setJobStatus(admin, paused, 'pause')
  const restored = await addJob(testApp, reader)
  await rejectForGood(testApp, admin, restored)
  await setJobStatus(admin, restored, 'waiting')
  expect(await mailsTo(email)).toEqual([])
})

test('an employer without an address, or with a deleted account, is not mailed', async () => {
  const { reader, email } = await createReader()
  const jobId = await addJob(testApp, reader)
  await setJobStatus(admin, jobId, 'accepted')
  const json = await proveByPhone(testApp, reader.phone)
  await expectOk(reader.call('POST', '/api/privacy/delete-account', { json }))
  expect(await mailsTo(email)).toEqual([])

  const { reader: silent } = await createReader()
  await testApp.db
    .updateTable('employer_profiles')
    .set({ email: '' })
    .where('account_id', '=', silent.accountId)
    .execute()
  await setJobStatus(admin, await addJob(testApp, silent), 'accepted')
  expect(await mailsTo('')).toEqual([])
})
