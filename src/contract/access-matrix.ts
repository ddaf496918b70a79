import type { endpoints } from './endpoints.ts'

/*
 * Who may make which call, stated independently of the endpoints: a test compares the two on real
 * data. A missing call is a type error.
 */

export type CallName = keyof typeof endpoints

/**
 * The owner and the applicant belong to the job of the call. The waiting admin's session waits for the
 * code of their second step.
 */
export const persons = [
  'nobody',
  'endedSession',
  'suspended',
  'applicant',
  'otherCandidate',
  'newCandidate',
  'owner',
  'otherEmployer',
  'newEmployer',
  'admin',
  'waitingAdmin',
] as const
export type Person = (typeof persons)[number]

/**
 * 'withoutContact' replies without the HR contact; 'hidden' replies with the same bytes as for
 * something that does not exist.
 */
export type Outcome =
  | 'allowed'
  | 'withoutContact'
  | 'notSignedIn'
  | 'secondStepFirst'
  | 'wrongRole'
  | 'profileFirst'
  | 'hidden'

type Row = Readonly<Record<Person, Outcome>>

const strangers = (outcome: Outcome) => ({
  nobody: outcome,
  endedSession: outcome,
  suspended: outcome,
})
const candidates = (outcome: Outcome) => ({
  applicant: outcome,
  otherCandidate: outcome,
  newCandidate: outcome,
})
const employers = (outcome: Outcome) => ({
  owner: outcome,
  otherEmployer: outcome,
  newEmployer: outcome,
})

const everybody: Row = {
  ...strangers('allowed'),
  ...candidates('allowed'),
  ...employers('allowed'),
  admin: 'allowed',
  waitingAdmin: 'allowed',
}
const everybodyWithoutContact: Row = {
  ...strangers('withoutContact'),
  ...candidates('withoutContact'),
  ...employers('withoutContact'),
  admin: 'withoutContact',
  waitingAdmin: 'withoutContact',
}
const everySession: Row = {
  ...everybody,
  ...strangers('notSignedIn'),
  waitingAdmin: 'secondStepFirst',
}
const onlyCandidates: Row = { ...everySession, ...employers('wrongRole'), admin: 'wrongRole' }
const onlyTheCandidate: Row = {
  ...onlyCandidates,
  otherCandidate: 'hidden',
  newCandidate: 'hidden',
}
const onlyEmployers: Row = { ...everySession, ...candidates('wrongRole'), admin: 'wrongRole' }
const onlyAdmins: Row = { ...everySession, ...candidates('wrongRole'), ...employers('wrongRole') }
const noAdmins: Row = { ...everySession, admin: 'wrongRole' }
const noCandidates: Row = { ...everySession, ...candidates('wrongRole') }

const hiddenFromOthers = { otherEmployer: 'hidden', newEmployer: 'hidden' } as const
const onlyOwner: Row = { ...onlyEmployers, ...hiddenFromOthers }
const ownerAndAdmins: Row = { ...noCandidates, ...hiddenFromOthers }
const onlyApplicant: Row = {
  ...everySession,
  ...candidates('hidden'),
  ...employers('hidden'),
  admin: 'hidden',
  applicant: 'allowed',
}
const nowhere: Row = {
  ...strangers('hidden'),
  ...candidates('hidden'),
  ...employers('hidden'),
  admin: 'hidden',
  waitingAdmin: 'hidden',
}
const candidatesWithProfile: Row = { ...onlyCandidates, newCandidate: 'profileFirst' }
const withProfile: Row = { ...onlyEmployers, newEmployer: 'profileFirst' }

/**
 * The job of a call is live and paid, and the applicant has applied to it. The session of a call is
 * another session of the applicant.
 */
export const accessMatrix: Readonly<Record<CallName, Row>> = {
  sendOtp: everybody,
  verifyOtp: everybody,
  generateToken: everybody,
  setRole: everybody,
  checkAuth: everySession,
  protected: everySession,
  logout: { ...everySession, waitingAdmin: 'allowed' },

  listSessions: everySession,
  endSession: onlyApplicant,
  endOtherSessions: everySession,
  getLocale: everySession,
  setLocale: everySession,

  getSecondFactor: { ...onlyAdmins, waitingAdmin: 'allowed' },
  enterSecondFactor: { ...onlyAdmins, waitingAdmin: 'allowed' },
  // Allowed for an admin who must set one up, not for an admin who has one.
  beginSecondFactor: onlyAdmins,
  confirmSecondFactor: onlyAdmins,
  renewRecoveryCodes: onlyAdmins,
  removeSecondFactor: onlyAdmins,

  readProfile: noAdmins,
  saveProfile: noAdmins,
  readMyProfile: onlyCandidates,
  saveProfilePart: onlyCandidates,
  addCertificate: onlyCandidates,
  removeCertificate: onlyCandidates,

  listJobs: { ...onlyCandidates, ...candidates('withoutContact') },
  getJob: {
    ...everySession,
    ...hiddenFromOthers,
    otherCandidate: 'withoutContact',
    newCandidate: 'withoutContact',
  },
  listPublicJobs: everybodyWithoutContact,
  getPublicJob: everybodyWithoutContact,
  countJobView: { ...everybody, waitingAdmin: 'secondStepFirst' },
  // Gone: the job was public before.
  getClosedJob: nowhere,
  listLandings: everybodyWithoutContact,
  getLanding: everybodyWithoutContact,
  countJobOptions: everybodyWithoutContact,
  loosenSearch: everybodyWithoutContact,
  suggestSearches: everybodyWithoutContact,
  listJobFilterChoices: everybodyWithoutContact,
  listJobsForYou: { ...onlyCandidates, ...candidates('withoutContact') },
  getHomeJobs: everybodyWithoutContact,
  listHiringCompanies: everybodyWithoutContact,
  listOwnJobs: onlyEmployers,
  getEmployerDuties: onlyEmployers,
  downloadPoster: onlyOwner,
  withdrawJob: onlyOwner,
  actOnJob: onlyOwner,
  readOwnJob: onlyOwner,
  editOwnJob: onlyOwner,
  askForChanges: onlyAdmins,
  decideRevision: onlyAdmins,
  getPostingTerms: onlyEmployers,
  postJob: withProfile,

  createOrder: withProfile,
  buyPosts: withProfile,
  orderRenewal: onlyOwner,
  renewWithPost: onlyOwner,
  resumeOrder: onlyOwner,
  checkOrder: onlyOwner,
  verifyPayment: onlyOwner,
  getJobPayment: ownerAndAdmins,
  listPayments: onlyAdmins,
  refundPayment: onlyAdmins,
  retryRefund: onlyAdmins,

  getBillingDetails: withProfile,
  saveBillingDetails: withProfile,
  getInvoiceLinks: ownerAndAdmins,
  listBills: onlyEmployers,
  getBillLink: onlyOwner,
  downloadDayBook: onlyAdmins,

  listQueuedJobs: onlyAdmins,
  getJobData: onlyAdmins,
  readJobForEdit: onlyAdmins,
  editJob: onlyAdmins,
  changeJobStatus: onlyAdmins,
  takeBackRejection: onlyAdmins,
  countAdminWork: onlyAdmins,
  claimJob: onlyAdmins,
  releaseJob: onlyAdmins,

  listApplicants: ownerAndAdmins,
  withdrawApplication: onlyTheCandidate,
  readOwnCard: onlyCandidates,
  applyWithProfile: candidatesWithProfile,
  listMyTurns: onlyCandidates,
  readMyApplication: onlyTheCandidate,
  giveFeedback: onlyTheCandidate,
  reviewApplication: onlyOwner,
  downloadApplicants: onlyOwner,
  reviewMany: onlyOwner,
  readJobStatistics: onlyOwner,
  advanceApplicants: onlyOwner,
  takeBackReviews: onlyOwner,
  listApplicantLog: onlyOwner,
  addLogEntry: onlyOwner,
  makeInterviewTimes: onlyOwner,
  listInterviewTimes: onlyEmployers,
  callOffInterviewTime: onlyOwner,
  listInvitations: onlyEmployers,
  inviteApplicant: onlyOwner,
  markInvitation: onlyOwner,
  // Whoever has the link: it is signed for one invitation.
  readInvitation: everybody,
  answerInvitation: everybody,

  listMessages: everySession,
  countUnreadMessages: everySession,
  readMessage: onlyApplicant,
  readAllMessages: everySession,
  getMessageSettings: noAdmins,
  changeMessageSetting: noAdmins,
  stopAlerts: noAdmins,
  getApplicantNews: onlyEmployers,
  changeApplicantNews: onlyEmployers,
  readStop: everybody,

  subscribe: noAdmins,
  unsubscribe: noAdmins,
  getPushKey: everybody,

  findPincode: everybody,
  findPlaceNear: everybody,

  submitContactForm: everybody,
  listContactRequests: onlyAdmins,
  assignContactRequest: onlyAdmins,
  changeContactRequest: onlyAdmins,

  getCompany: everybodyWithoutContact,
  readEvidence: onlyEmployers,
  readCompanyPage: onlyEmployers,
  saveCompanyAbout: onlyEmployers,
  addCompanyPhoto: onlyEmployers,
  removeCompanyPhoto: onlyEmployers,
  readOrganisationPage: onlyAdmins,
  clearCompanyPage: onlyAdmins,
  sendEvidence: onlyEmployers,
  confirmWorkEmail: onlyEmployers,
  listOrganisations: onlyAdmins,
  readOrganisation: onlyAdmins,
  decideEvidence: onlyAdmins,
  listBlocks: onlyAdmins,
  addBlock: onlyAdmins,
  readOrganisationBlock: onlyAdmins,
  blockOrganisation: onlyAdmins,
  agreeToBlock: onlyAdmins,
  endBlock: onlyAdmins,

  listJobAlerts: onlyCandidates,
  createJobAlert: onlyCandidates,
  lookAtJobAlerts: onlyCandidates,
  editJobAlert: onlyTheCandidate,
  pauseJobAlert: onlyTheCandidate,
  // One that is not there, as another person's is not, is deleted already.
  deleteJobAlert: onlyCandidates,

  listSavedJobs: { ...onlyCandidates, ...candidates('withoutContact') },
  listSavedJobIds: onlyCandidates,
  saveJobs: onlyCandidates,
  removeSavedJob: onlyCandidates,
  issueReportPuzzle: everybody,
  reportPublicJob: everybody,
  checkRecruiter: everybody,

  reportJob: onlyCandidates,
  listJobReports: onlyAdmins,
  decideReports: onlyAdmins,

  listSynonyms: onlyAdmins,
  listMissedSearches: onlyAdmins,
  saveSynonym: onlyAdmins,
  removeSynonym: onlyAdmins,

  listAudit: onlyAdmins,
  downloadAudit: onlyAdmins,

  readPrivacy: noAdmins,
  giveAccountConsent: noAdmins,
  withdrawPushConsent: noAdmins,
  listSharings: onlyCandidates,
  changeSharing: onlyTheCandidate,
  downloadOwnData: noAdmins,
  readResume: candidatesWithProfile,
  downloadResume: candidatesWithProfile,
  deleteAccount: noAdmins,
  saveNominee: noAdmins,

  fileGrievance: noAdmins,
  listOwnGrievances: noAdmins,
  listGrievances: onlyAdmins,
  assignGrievance: onlyAdmins,
  answerGrievance: onlyAdmins,

  getSystem: onlyAdmins,
  listStoppedWork: onlyAdmins,
  resendWork: onlyAdmins,
  dropWork: onlyAdmins,

  getSite: everybody,
}

/** The matrix's exceptions by the state of the job. */
type JobRow = Readonly<
  Record<'getJob' | 'getPublicJob' | 'getClosedJob' | 'listApplicants' | 'getJobData', Row>
>

const hiddenFromCandidates: Row = {
  ...everySession,
  ...candidates('hidden'),
  ...hiddenFromOthers,
}
const nobodysApplicants: Row = { ...noCandidates, ...employers('hidden'), admin: 'hidden' }

export const jobStateMatrix: Readonly<
  Record<'unpaid' | 'neverAccepted' | 'rejected' | 'expired', JobRow>
> = {
  unpaid: {
    getJob: { ...hiddenFromCandidates, admin: 'hidden' },
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: { ...onlyAdmins, admin: 'hidden' },
  },
  neverAccepted: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: onlyAdmins,
  },
  rejected: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: ownerAndAdmins,
    getJobData: onlyAdmins,
  },
  expired: {
    getJob: { ...hiddenFromCandidates, applicant: 'allowed' },
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: ownerAndAdmins,
    getJobData: onlyAdmins,
  },
}
