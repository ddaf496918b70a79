import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { notices } from '#contract/privacy/notices.ts'
import type { Objects } from './access-world.ts'
import { awaitEmailCode } from './evidence.ts'
import { createMailbox } from './browser-mailbox.ts'
import { pdfFile } from './fixtures.ts'
import { callApi, expectOk } from './inject.ts'
import { blockRequests } from './block-requests.ts'
import { companyRequests } from './company-requests.ts'
import { ownerOrder, renewAnew } from './access-team.ts'
import { operationsRequests } from './operations-requests.ts'
import { interviewRequests } from './interview-requests.ts'
import { assessmentRequests } from './assessment-requests.ts'
import type { CallOptions } from './inject.ts'
import { jobForm } from './job-factories.ts'
import { pricePaise } from './paid-jobs.ts'
import { priceOfPosts } from './bought-posts.ts'
import { candidateAnswers, employerAnswers } from './profile-factories.ts'
import { beginSetUp, nextCode } from './second-factor.ts'
import type { TestApp } from './test-app.ts'
import { newPhone, proveByPhone, readCode } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

type Request = CallOptions & {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

export type Asking = {
  readonly testApp: TestApp
  readonly objects: Objects
  readonly viewer: TestViewer | undefined
  /** Whether the call should succeed, so its preconditions must be created. */
  readonly isAllowed: boolean
}

export type MakeRequest = (asking: Asking) => Request | Promise<Request>

const noBody: MakeRequest = () => ({})
const emptyBody: MakeRequest = () => ({ json: {} })
const ofJob = ({ objects }: Asking) => ({ params: { jobId: objects.jobId } })
const freshCode: MakeRequest = ({ testApp, viewer, isAllowed }) => {
  const secret = isAllowed ? viewer?.factorSecret : undefined
  return { json: { code: secret === undefined ? '000000' : nextCode(testApp, secret) } }
}
const jobInBody: MakeRequest = ({ objects }) => ({ json: { jobId: objects.jobId } })
const typeOf = (viewer: TestViewer | undefined) =>
  viewer?.role === 'employer' ? 'employee' : 'users'

const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/matrix')

/** A valid request of each call; only the person can be a reason to reject it. */
const requests: Readonly<Record<CallName, MakeRequest>> = {
  sendOtp: () => ({ json: { phoneNumber: newPhone() } }),
  verifyOtp: async ({ testApp }) => {
    const phoneNumber = newPhone()
    await expectOk(callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber } }))
    return { json: { phoneNumber, otp: await readCode(testApp, phoneNumber) } }
  },
  generateToken: async ({ testApp }) => ({
    json: { ...(await proveByPhone(testApp, newPhone())), type: 'users' },
  }),
  setRole: async ({ testApp }) => ({
    json: { ...(await proveByPhone(testApp, newPhone())), role: 'users' },
  }),
  checkAuth: noBody,
  protected: noBody,
  logout: noBody,

  listSessions: noBody,
  endSession: ({ objects }) => ({ params: { sessionId: objects.sessionId } }),
  endOtherSessions: noBody,
  getLocale: noBody,
  setLocale: () => ({ json: { locale: 'en' } }),

  getSecondFactor: noBody,
  enterSecondFactor: freshCode,
  beginSecondFactor: freshCode,
  confirmSecondFactor: async (asking) => {
    const { testApp, viewer, isAllowed } = asking
    if (!isAllowed || !viewer) return { json: { code: '000000' } }
    return { json: { code: nextCode(testApp, await beginSetUp(testApp, viewer)) } }
  },
  renewRecoveryCodes: freshCode,
  removeSecondFactor: freshCode,

  readProfile: ({ viewer }) => ({ json: { type: typeOf(viewer) } }),
  saveProfile: ({ viewer }) => ({
    form:
      viewer?.role === 'employer'
        ? { type: 'employee', ...employerAnswers }
        : { type: 'users', form: 'edit', ...candidateAnswers, resumePdf: pdfFile() },
  }),
  readMyProfile: noBody,
  saveProfilePart: () => ({
    params: { part: 'education' },
    json: { education: '12thPassed', consent: notices.account.version },
  }),
  addCertificate: () => ({
    form: { submissionId: randomUUID(), title: 'Typing', certificate: pdfFile() },
  }),
  removeCertificate: ({ objects }) => ({ params: { certificateId: objects.certificateId } }),

  listJobs: emptyBody,
  getJob: ofJob,
  listPublicJobs: noBody,
  getPublicJob: ofJob,
  getClosedJob: ofJob,
  countJobView: ofJob,
  listLandings: noBody,
  getLanding: () => ({ params: { slug: 'telesales-in-noida' } }),
  countJobOptions: noBody,
  loosenSearch: noBody,
  suggestSearches: noBody,
  listJobFilterChoices: noBody,
  listJobsForYou: noBody,
  getHomeJobs: noBody,
  listHiringCompanies: noBody,
  listOwnJobs: emptyBody,
  getEmployerDuties: noBody,
  downloadPoster: ({ objects }) => ({ params: { jobId: objects.jobId }, query: '?locale=en' }),
  getPostingTerms: noBody,
  postJob: async ({ testApp, viewer, isAllowed }) => ({
    json: jobForm(isAllowed && viewer ? await ownerOrder(testApp, viewer) : {}),
  }),

  createOrder: () => ({
    json: {
      amount: pricePaise('demand'),
      currency: 'INR',
      type: 'demand',
      submissionId: randomUUID(),
    },
  }),
  buyPosts: () => ({
    json: {
      plan: 'demand',
      quantity: 3,
      amount: priceOfPosts('demand', 3),
      submissionId: randomUUID(),
    },
  }),
  orderRenewal: ({ objects }) => ({
    params: { jobId: objects.renewableJobId },
    json: { plan: 'basic', amount: pricePaise('basic') },
  }),
  renewWithPost: renewAnew,
  withdrawJob: ({ objects }) => ({ params: { jobId: objects.withdrawableJobId } }),
  readOwnJob: ofJob,
  editOwnJob: ({ objects }) => ({
    params: { jobId: objects.editableJobId },
    json: jobForm({ version: 1 }),
  }),
  askForChanges: ({ objects }) => ({
    params: { jobId: objects.changeableJobId },
    json: { topics: ['pay'], words: 'Write the pay in hand.' },
  }),
  decideRevision: ({ objects }) => ({
    params: { revisionId: objects.revisionId },
    json: { decision: 'accept' },
  }),
  actOnJob: ({ objects }) => ({ params: { jobId: objects.pausableJobId }, json: { act: 'pause' } }),
  resumeOrder: ({ objects }) => ({ params: { jobId: objects.unpaidJobId } }),
  checkOrder: ({ objects }) => ({ params: { orderId: objects.orderId } }),
  verifyPayment: ({ objects }) => ({ json: objects.claim }),
  getJobPayment: ofJob,
  listPayments: emptyBody,
  retryRefund: ({ objects }) => ({ params: { refundId: objects.refundId } }),

  getBillingDetails: noBody,
  saveBillingDetails: () => ({
    json: {
      legalName: 'Shah Services',
      gstin: '',
      address: '4 Park Street',
      pincode: '700016',
      state: 'West Bengal',
      city: 'Kolkata',
      email: 'accounts@example.com',
    },
  }),
  getInvoiceLinks: ofJob,
  listBills: emptyBody,
  getBillLink: ({ objects }) => ({ params: { kind: 'invoice', billId: objects.billId } }),
  downloadDayBook: () => ({ query: '?from=2026-01-01&to=2026-12-31' }),

  listQueuedJobs: emptyBody,
  getJobData: jobInBody,
  readJobForEdit: jobInBody,
  editJob: ({ objects }) => ({ json: jobForm({ jobId: objects.jobId }) }),
  changeJobStatus: ({ objects }) => ({
    params: { jobId: objects.queuedJobId },
    json: { status: 'accepted' },
  }),

  countAdminWork: noBody,
  takeBackRejection: ({ objects }) => ({ params: { rejectionId: objects.rejectionId } }),

  listApplicants: (asking) => ({ ...ofJob(asking), json: {} }),
  readOwnCard: noBody,
  listMyTurns: noBody,
  applyWithProfile: ({ objects }) => ({
    params: { jobId: objects.openJobId },
    json: { answers: [], consent: notices.application.version },
  }),
  readMyApplication: ({ objects }) => ({
    params: { applicationId: objects.selectedApplicationId },
  }),
  giveFeedback: ({ objects }) => ({
    params: { applicationId: objects.selectedApplicationId },
    json: { answer: 'joined' },
  }),
  withdrawApplication: ({ objects }) => ({
    params: { applicationId: objects.withdrawableApplicationId },
  }),
  downloadApplicants: ofJob,
  readJobStatistics: ofJob,
  reviewMany: ({ objects }) => ({
    params: { jobId: objects.jobId },
    json: { status: 'shortlisted', people: [{ id: objects.applicationId, from: 'waiting' }] },
  }),
  listApplicantLog: ({ objects }) => ({
    params: { jobId: objects.jobId, applicantId: objects.applicationId },
  }),
  addLogEntry: ({ objects }) => ({
    params: { jobId: objects.jobId, applicantId: objects.applicationId },
    json: { entryId: randomUUID(), kind: 'note', note: 'Clear voice' },
  }),
  advanceApplicants: ({ objects }) => ({
    params: { jobId: objects.jobId },
    json: { to: 'selected', people: [{ id: objects.applicationId, from: 'shortlisted' }] },
  }),
  takeBackReviews: ({ objects }) => ({
    params: { jobId: objects.jobId },
    json: { people: [{ id: objects.applicationId, stage: 'shortlisted' }] },
  }),
  reviewApplication: ({ objects }) => ({
    params: { jobId: objects.jobId, applicantId: objects.applicationId },
    json: { status: 'shortlisted' },
  }),

  ...interviewRequests,
  ...assessmentRequests,
  ...blockRequests,
  ...companyRequests,
  listMessages: noBody,
  countUnreadMessages: noBody,
  readMessage: ({ objects }) => ({ params: { messageId: objects.messageId } }),
  readAllMessages: ({ testApp }) => ({ json: { until: testApp.clock.now().toISOString() } }),

  getMessageSettings: noBody,
  changeMessageSetting: () => ({
    json: { purpose: 'applications', channel: 'push', isOn: false },
  }),
  stopAlerts: noBody,
  getApplicantNews: noBody,
  changeApplicantNews: () => ({ json: { applicantNews: 'never' } }),
  readStop: ({ objects }) => ({ params: { token: objects.stopToken } }),

  subscribe: ({ viewer }) => ({ json: { type: typeOf(viewer), token: subscription } }),
  unsubscribe: noBody,
  getPushKey: noBody,

  findPincode: () => ({ params: { pincode: '560001' } }),

  submitContactForm: () => ({
    json: { name: 'Asha', mobile: '9876500001', email: 'asha@example.com', query: 'Call me' },
  }),
  checkRecruiter: () => ({
    json: { recruiter: '9876500001', deviceId: randomUUID() },
  }),

  listJobAlerts: noBody,
  createJobAlert: () => ({ json: { search: { q: 'telecaller' }, frequency: 'daily' } }),
  lookAtJobAlerts: noBody,
  editJobAlert: ({ objects }) => ({
    params: { alertId: objects.alertId },
    json: { frequency: 'weekly' },
  }),
  pauseJobAlert: ({ objects }) => ({ params: { alertId: objects.alertId }, json: {} }),
  deleteJobAlert: ({ objects }) => ({ params: { alertId: objects.deletableAlertId } }),

  listSavedJobs: noBody,
  listSavedJobIds: noBody,
  saveJobs: ({ objects }) => ({ json: { jobIds: [objects.jobId] } }),
  removeSavedJob: ofJob,

  reportJob: ({ objects }) => ({
    params: { jobId: objects.jobId },
    json: { reason: 'Details are wrong' },
  }),
  listJobReports: ofJob,
  decideReports: async ({ testApp, objects }) => {
    const open = await testApp.composition.services.reports.countOpen([objects.jobId])
    const openReports = open.get(objects.jobId) ?? 0
    return { params: { jobId: objects.jobId }, json: { decision: 'kept', openReports } }
  },

  listSynonyms: () => ({}),
  listMissedSearches: () => ({}),
  saveSynonym: () => ({ json: { phrase: 'access', meaning: 'access', filter: '' } }),
  removeSynonym: () => ({ json: { phrase: 'access' } }),
  listAudit: emptyBody,
  downloadAudit: noBody,
  readPrivacy: noBody,
  giveAccountConsent: () => ({ json: { consent: notices.account.version } }),
  withdrawPushConsent: noBody,
  listSharings: emptyBody,
  // The object is shared, so the call requests the current state and changes nothing.
  changeSharing: ({ objects }) => ({
    params: { applicationId: objects.applicationId },
    json: { isShared: true, consent: notices.application.version },
  }),
  downloadOwnData: noBody,
  readResume: noBody,
  downloadResume: noBody,
  deleteAccount: async ({ testApp, viewer, isAllowed }) => ({
    json:
      isAllowed && viewer
        ? await proveByPhone(testApp, viewer.phone)
        : { uid: 'any', proof: 'any' },
  }),
  saveNominee: () => ({ json: { name: 'Kiran Rao', contact: '9876500002' } }),

  fileGrievance: () => ({
    json: {
      submissionId: randomUUID(),
      topic: 'other',
      email: 'asha@example.com',
      details: 'Who has seen my resume?',
    },
  }),
  listOwnGrievances: emptyBody,
  readEvidence: noBody,
  sendEvidence: () => ({
    params: { kind: 'registration' },
    json: { submissionId: randomUUID(), value: 'AABCV1234M' },
  }),
  confirmWorkEmail: async ({ testApp, viewer, isAllowed }) => ({
    json: { code: isAllowed && viewer ? await awaitEmailCode(testApp, viewer) : '000000' },
  }),
  listOrganisations: emptyBody,
  readOrganisation: ({ objects }) => ({ params: { organisationId: objects.organisationId } }),
  decideEvidence: ({ objects }) => ({
    params: { evidenceId: objects.evidenceId },
    json: { decision: 'hold' },
  }),

  ...operationsRequests,

  getSite: noBody,
}

/** The parts of a valid request, for tests that change one of them. */
export const makeRequestParts = async (name: CallName, asking: Asking): Promise<Request> =>
  requests[name](asking)

/** One request of a call, for a certain viewer. */
export async function makeRequest(
  name: CallName,
  asking: Asking,
): Promise<{ readonly url: string; readonly options: CallOptions }> {
  const { params = {}, query = '', ...options } = await makeRequestParts(name, asking)
  const { path }: Endpoint = endpoints[name]
  const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '')
  const authorization = asking.viewer && { authorization: `Bearer ${asking.viewer.token}` }
  return {
    url: `${filled}${query}`,
    options: { ...options, ...(authorization && { headers: authorization }) },
  }
}
