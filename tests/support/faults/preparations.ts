import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import { notices } from '#contract/privacy/notices.ts'
import { createMailbox } from '../browser-mailbox.ts'
import { addPayment, addRejection, addRenewableJob, addRevision } from '../access-world.ts'
import { addEvidence } from '../evidence.ts'
import { pdfFile, pngFile } from '../fixtures.ts'
import { expectOk } from '../inject.ts'
import { addJob, addLiveJob, jobForm } from '../job-factories.ts'
import { addOrderedJob, addPaidJob, payAtProvider } from '../paid-jobs.ts'
import { addApplication, createCandidate } from '../profile-factories.ts'
import { newPhone, signIn } from '../viewers.ts'
import { assessmentPreparations } from './assessment-preparations.ts'
import { teamPreparations } from './team-preparations.ts'
import type { Preparation, Stage } from './writing-calls.ts'

type Prepare = (stage: Stage) => Promise<Preparation>

/** Prepares a call so that each repetition has something to write. */
export const preparations: Readonly<Partial<Record<CallName, Prepare>>> = {
  ...assessmentPreparations,
  ...teamPreparations,
  endSession: async ({ testApp }) => {
    const viewer = await signIn(testApp, 'candidate')
    const other = await signIn(testApp, 'candidate', viewer.phone)
    const found = await testApp.composition.services.accounts.findViewer(other.token)
    return { viewer, objects: { sessionId: found?.sessionId ?? '' } }
  },
  endOtherSessions: async ({ testApp }) => {
    const viewer = await signIn(testApp, 'candidate')
    await signIn(testApp, 'candidate', viewer.phone)
    return { viewer }
  },
  setLocale: async ({ testApp }) => {
    await testApp.db.updateTable('accounts').set({ locale: null }).execute()
    return {}
  },
  editJob: async ({ world }) => ({
    options: { json: jobForm({ jobId: world.objects.jobId, mobileNumber: newPhone().slice(-10) }) },
  }),
  changeAdminRole: async ({ testApp, world }) => {
    await testApp.db
      .updateTable('admin_roles')
      .set({ role: 'support' })
      .where('account_id', '=', world.objects.adminId)
      .execute()
    return {}
  },
  resendWork: addStoppedWork,
  dropWork: addStoppedWork,
  changeJobStatus: async ({ testApp, world }) => ({
    objects: { queuedJobId: await addJob(testApp, world.owner) },
  }),
  takeBackRejection: async ({ testApp, world }) => ({
    objects: { rejectionId: await addRejection(testApp, world) },
  }),
  releaseJob: async ({ world }) => {
    await expectOk(world.admin.call('POST', `/api/jobs/${world.objects.jobId}/claim`))
    return {}
  },
  inviteApplicants: async ({ testApp, world }) => {
    const { interviews } = world.objects
    await testApp.db.updateTable('interview_times').set({ capacity: 500 }).execute()
    const candidate = await createCandidate(testApp)
    const applicationId = await addApplication(candidate, interviews.jobId)
    return { objects: { interviews: { ...interviews, applicationId } } }
  },
  reviewApplication: undecided,
  reviewMany: undecided,
  advanceApplicants: async (stage) => {
    const { world } = stage
    await undecided(stage)
    const { jobId, applicationId: id } = world.objects
    const json = { status: 'shortlisted', people: [{ id, from: 'waiting' }] }
    await expectOk(world.owner.call('POST', `/api/jobs/${jobId}/applicants/review`, { json }))
    return {}
  },
  takeBackReviews: async (stage) => {
    const { world } = stage
    await undecided(stage)
    const { jobId, applicationId: id } = world.objects
    const json = { status: 'shortlisted', people: [{ id, from: 'waiting' }] }
    await expectOk(world.owner.call('POST', `/api/jobs/${jobId}/applicants/review`, { json }))
    return {}
  },
  applyWithProfile: async ({ testApp }) => ({ viewer: await createCandidate(testApp) }),
  giveFeedback: async ({ testApp }) => {
    await testApp.db.deleteFrom('application_feedback').execute()
    return {}
  },
  withdrawApplication: async ({ testApp, world }) => {
    await testApp.db
      .updateTable('applications')
      .set({ stage: 'applied', sharing_withdrawn_at: null })
      .where('id', '=', world.objects.withdrawableApplicationId)
      .execute()
    return {}
  },
  withdrawJob: async ({ world, razorpay }) => ({
    objects: { withdrawableJobId: (await addPaidJob(razorpay, world.owner)).jobId },
  }),
  actOnJob: async ({ testApp, world }) => {
    const parties = { employer: world.owner, admin: world.admin }
    return { objects: { pausableJobId: await addLiveJob(testApp, parties) } }
  },
  orderRenewal: async ({ testApp, world, razorpay }) => ({
    objects: { renewableJobId: await addRenewableJob(testApp, razorpay, world) },
  }),
  renewWithPost: async ({ testApp, world, razorpay }) => ({
    objects: { renewableJobId: await addRenewableJob(testApp, razorpay, world) },
  }),
  editOwnJob: async ({ testApp, world }) => ({
    objects: { editableJobId: await addJob(testApp, world.owner) },
    options: { json: jobForm({ version: 1, jobTitle: 'Telecaller' }) },
  }),
  askForChanges: async ({ testApp, world }) => ({
    objects: { changeableJobId: await addJob(testApp, world.owner) },
  }),
  decideRevision: async ({ testApp, world }) => ({
    objects: { revisionId: await addRevision(testApp, world) },
  }),
  resumeOrder: async ({ world, razorpay }) => {
    const job = await addOrderedJob(world.owner)
    payAtProvider(razorpay, job.orderId)
    return { viewer: world.owner, objects: { unpaidJobId: job.jobId } }
  },
  checkOrder: async ({ world, razorpay }) => {
    const { orderId } = await addOrderedJob(world.owner)
    payAtProvider(razorpay, orderId)
    return { viewer: world.owner, objects: { orderId } }
  },
  verifyPayment: async ({ world, razorpay }) => {
    const { orderId } = await addOrderedJob(world.owner)
    return { viewer: world.owner, objects: { claim: payAtProvider(razorpay, orderId) } }
  },
  refundPayment: async ({ testApp, world, razorpay }) => ({
    objects: { paymentId: await addPayment(testApp, razorpay, world.owner) },
  }),
  retryRefund: async ({ testApp, world }) => {
    await testApp.db
      .updateTable('refunds')
      .set({ status: 'failed' })
      .where('id', '=', world.objects.refundId)
      .execute()
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    return {}
  },
  saveBillingDetails: async ({ testApp, world }) => {
    await testApp.db.deleteFrom('billing_details').execute()
    return { viewer: world.owner }
  },
  submitContactForm: async () => ({
    options: {
      json: {
        submissionId: randomUUID(),
        name: 'Asha',
        mobile: '9876500001',
        email: 'asha@example.com',
        query: 'Call me',
      },
    },
  }),
  assignCase: async ({ testApp }) => {
    await testApp.db.updateTable('contact_requests').set({ note: '', is_waiting: false }).execute()
    return {}
  },
  changeContactRequest: async ({ world }) => {
    const url = `/api/contactRequests/${world.objects.contactRequestId}`
    await expectOk(world.admin.call('PATCH', url, { json: { isDone: false } }))
    return {}
  },
  reportJob: noReports,
  createJobAlert: async ({ testApp }) => {
    await testApp.db.deleteFrom('job_alerts').where('search', '=', 'q=telecaller').execute()
    return {}
  },
  lookAtJobAlerts: async ({ testApp }) => {
    await testApp.db
      .updateTable('job_alerts')
      .set({ looked_at: new Date(testApp.clock.now().getTime() - 2 * 86_400_000) })
      .execute()
    return {}
  },
  editJobAlert: async ({ testApp }) => {
    await testApp.db.updateTable('job_alerts').set({ frequency: 'daily' }).execute()
    return {}
  },
  pauseJobAlert: async ({ testApp }) => {
    await testApp.db.updateTable('job_alerts').set({ paused_until: '2999-01-01' }).execute()
    return {}
  },
  deleteJobAlert: async ({ world }) => {
    const json = { search: { q: `gone ${randomUUID()}` }, frequency: 'daily' }
    const reply = await expectOk(world.applicant.call('POST', '/api/job-alerts', { json }))
    return { objects: { deletableAlertId: reply.json().id } }
  },
  saveJobs: async ({ testApp }) => {
    await testApp.db.deleteFrom('saved_jobs').execute()
    return {}
  },
  removeSavedJob: async ({ world }) => {
    const json = { jobIds: [world.objects.jobId] }
    await expectOk(world.applicant.call('POST', '/api/saved-jobs', { json }))
    return {}
  },
  decideReports: async ({ testApp, world }) => {
    await testApp.db.deleteFrom('job_reports').execute()
    const json = { reason: 'Details are wrong' }
    const url = `/api/jobs/${world.objects.jobId}/report`
    await expectOk(world.applicant.call('POST', url, { json }))
    return {}
  },
  answerGrievance: async ({ testApp, world }) => {
    const json = {
      submissionId: randomUUID(),
      topic: 'access',
      email: 'asha@example.com',
      details: 'What is kept about me?',
    }
    await expectOk(world.applicant.call('POST', '/api/grievances', { json }))
    const { id } = await testApp.db
      .selectFrom('grievances')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return { objects: { grievanceId: id } }
  },
  changeSharing: async ({ testApp, world }) => {
    await testApp.db
      .updateTable('applications')
      .set({ sharing_withdrawn_at: testApp.clock.now() })
      .where('id', '=', world.objects.applicationId)
      .execute()
    return { viewer: world.applicant }
  },
  readMessage: unread,
  readAllMessages: unread,
  subscribe: async ({ testApp }) => {
    await testApp.db.deleteFrom('push_subscriptions').execute()
    return {}
  },
  unsubscribe: subscribed,
  withdrawPushConsent: subscribed,
  addCertificate: async ({ testApp }) => {
    await testApp.db.deleteFrom('candidate_certificates').execute()
    return {}
  },
  removeCertificate: async ({ testApp, world }) => {
    await testApp.db.deleteFrom('candidate_certificates').execute()
    const form = { submissionId: randomUUID(), title: 'Typing', certificate: pdfFile() }
    const reply = await expectOk(world.applicant.call('POST', '/api/my-certificates', { form }))
    return {
      viewer: world.applicant,
      objects: { certificateId: reply.json().certificates[0].id },
    }
  },
  changeMessageSetting: noMessageChoices,
  stopAlerts: noMessageChoices,
  changeApplicantNews: async ({ testApp }) => {
    await testApp.db.updateTable('accounts').set({ applicant_news: 'daily' }).execute()
    return {}
  },
  reportPublicJob: noReports,
  saveCompanyAbout: async ({ testApp }) => {
    await testApp.db.deleteFrom('company_pages').execute()
    return {}
  },
  addCompanyPhoto: async ({ testApp }) => {
    await testApp.db.deleteFrom('company_photos').execute()
    return {}
  },
  removeCompanyPhoto: async ({ testApp, world }) => {
    const form = { submissionId: randomUUID(), caption: 'Front desk', photo: pngFile() }
    await testApp.db.deleteFrom('company_photos').execute()
    const reply = await expectOk(world.owner.call('POST', '/api/company-photos', { form }))
    return { objects: { photoId: reply.json().photos[0].id } }
  },
  clearCompanyPage: async ({ testApp, world }) => {
    const json = { about: 'We answer calls.', hires: 'itself', hiresFor: '' }
    await expectOk(world.owner.call('POST', '/api/company-page', { json }))
    await testApp.db.deleteFrom('company_photos').execute()
    return {}
  },
  sendEvidence: async ({ testApp }) => {
    await testApp.db.deleteFrom('evidence').execute()
    return {}
  },
  confirmWorkEmail: async ({ testApp }) => {
    await testApp.db.deleteFrom('evidence').execute()
    return {}
  },
  decideEvidence: async ({ testApp, world }) => {
    await testApp.db.deleteFrom('evidence').execute()
    return { objects: { evidenceId: await addEvidence(testApp, world.owner) } }
  },
  removeSynonym: async ({ world }) => {
    const json = { phrase: 'access', meaning: 'access', filter: '' }
    await expectOk(world.admin.call('POST', '/api/sayings', { json }))
    return {}
  },
  saveSynonym: async ({ testApp }) => {
    await testApp.db.deleteFrom('search_sayings').where('phrase', '=', 'access').execute()
    return {}
  },
  saveNominee: async ({ testApp }) => ({ viewer: await signIn(testApp, 'candidate') }),
  giveAccountConsent: async ({ testApp }) => ({ viewer: await signIn(testApp, 'candidate') }),
}

async function undecided({ testApp, world }: Stage): Promise<Preparation> {
  await testApp.db
    .updateTable('applications')
    .set({ status: 'waiting' })
    .where('id', '=', world.objects.applicationId)
    .execute()
  return {}
}

async function noMessageChoices({ testApp }: Stage): Promise<Preparation> {
  await testApp.db.deleteFrom('message_choices').execute()
  return {}
}

async function unread({ testApp, world }: Stage): Promise<Preparation> {
  await testApp.db.updateTable('messages').set({ read_at: null }).execute()
  return { viewer: world.applicant }
}

async function subscribed({ testApp, world }: Stage): Promise<Preparation> {
  await testApp.db.deleteFrom('push_subscriptions').execute()
  const { subscription } = createMailbox(`https://fcm.googleapis.com/fcm/send/${randomUUID()}`)
  const json = { type: 'users', token: subscription, consent: notices.push.version }
  await expectOk(world.applicant.call('POST', '/api/subscribe', { json }))
  return { viewer: world.applicant }
}

/** Background work that used up its tries, under the id that the request names. */
async function addStoppedWork({ testApp }: Stage): Promise<Preparation> {
  const { pool } = testApp.composition
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(
    `select graphile_worker.add_job('send-mail', payload => '{}', max_attempts => 2)`,
  )
  await pool.query(
    `insert into graphile_worker._private_jobs
       (id, task_id, payload, attempts, max_attempts, last_error) overriding system value
     select 1, task_id, payload, 2, 2, 'The mail server is unavailable'
     from graphile_worker._private_jobs`,
  )
  await pool.query('delete from graphile_worker._private_jobs where id <> 1')
  return {}
}

async function noReports({ testApp }: Stage): Promise<Preparation> {
  await testApp.db.deleteFrom('job_reports').execute()
  return {}
}
