import type { StepRules } from './nth-call.ts'

/** A replaced file whose deletion failed stays until the hourly sweep. */
const replacingFiles = { more: ['files'] } as const

/** Each access is audited, also if its response was lost. */
const audited = { left: ['audit_events'], more: ['audit_events'] } as const

const read = { isRead: true } as const

/** The calls of more than one step, those that can't be repeated, and those that only read. */
export const multiStepCalls: Readonly<Record<string, StepRules>> = {
  checkAuth: read,
  protected: read,
  readProfile: read,
  listJobs: read,
  listOwnJobs: read,
  listPayments: read,
  listAudit: read,
  listSharings: read,
  listOwnGrievances: read,
  listBills: read,
  listOrganisations: read,
  checkRecruiter: read,
  findPlaceNear: read,
  // Views wait in memory, so that many are written at once.
  countJobView: read,
  // The code is stored before it is sent; an unsent code is withdrawn and does not count.
  sendOtp: {
    left: ['login_codes', 'outbox_messages'],
    more: ['outbox_messages'],
    retryErrors: ['CODE_SENT_RECENTLY'],
  },
  verifyOtp: { retryErrors: ['INVALID_CODE'] },
  generateToken: { retryErrors: ['INVALID_PROOF'] },
  setRole: { retryErrors: ['INVALID_PROOF'] },
  logout: { retryErrors: ['NOT_SIGNED_IN'] },
  enterSecondFactor: { retryErrors: ['NOT_SIGNED_IN'] },
  confirmSecondFactor: { retryErrors: ['NOT_SIGNED_IN'] },
  renewRecoveryCodes: { retryErrors: ['WRONG_SECOND_CODE'] },
  removeSecondFactor: { retryErrors: ['SECOND_FACTOR_OFF'] },
  deleteAccount: { retryErrors: ['NOT_SIGNED_IN'] },
  endSession: { retryErrors: ['NOT_FOUND'] },
  callOffInterviewTime: { retryErrors: ['NOT_FOUND'] },
  removeMember: { retryErrors: ['NOT_FOUND'] },
  answerTeamInvitation: { retryErrors: ['NOT_FOUND'] },
  // Who has left acts for themselves again, and can't leave that.
  leaveTeam: { retryErrors: ['STATUS_NOT_ALLOWED'] },
  listQueuedJobs: audited,
  findAnything: audited,
  getJobData: audited,
  readJobForEdit: audited,
  listApplicants: audited,
  // The version that was edited is not the newest any more.
  editOwnJob: { retryErrors: ['CHANGED_MEANWHILE'] },
  // Each save is a separate edit with its own logo.
  'edit a job with a logo': { more: ['audit_events', 'files', 'job_edits'] },
  editJob: { more: ['audit_events', 'job_edits'] },
  saveProfile: replacingFiles,
  removeCertificate: replacingFiles,
  removeCompanyPhoto: replacingFiles,
  saveVoiceNote: replacingFiles,
  deleteVoiceNote: replacingFiles,
  'save an employer with a photo': replacingFiles,
  'apply with a resume': { ...replacingFiles, retryErrors: ['ALREADY_APPLIED'] },
  // The order is stored before the provider is called; a retry asks the provider first.
  createOrder: { left: ['orders'] },
  buyPosts: { left: ['orders'] },
  orderRenewal: { left: ['orders'] },
  // The queue settles later what can't be settled now.
  verifyPayment: { left: ['queue'], more: ['queue'] },
}
