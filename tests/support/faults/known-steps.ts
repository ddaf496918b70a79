import type { Known } from './nth-call.ts'

/** A replaced file whose removal failed stays, until the hourly sweep removes it. */
const replacingFiles = { more: ['files'] } as const

/** Who looks twice is written down twice, also where the first answer got lost. */
const lookedAt = { left: ['audit_events'], more: ['audit_events'] } as const

/** The calls of more than one step, and those that can't be made twice. */
export const knownSteps: Readonly<Record<string, Known>> = {
  // The code is written down before it is sent; one that was not sent is withdrawn, and counts for nothing.
  sendOtp: {
    left: ['login_codes', 'outbox_messages'],
    more: ['outbox_messages'],
    hears: ['CODE_SENT_RECENTLY'],
  },
  verifyOtp: { hears: ['INVALID_CODE'] },
  generateToken: { hears: ['INVALID_PROOF'] },
  setRole: { hears: ['INVALID_PROOF'] },
  logout: { hears: ['NOT_SIGNED_IN'] },
  enterSecondFactor: { hears: ['NOT_SIGNED_IN'] },
  confirmSecondFactor: { hears: ['NOT_SIGNED_IN'] },
  renewRecoveryCodes: { hears: ['WRONG_SECOND_CODE'] },
  removeSecondFactor: { hears: ['SECOND_FACTOR_OFF'] },
  deleteAccount: { hears: ['NOT_SIGNED_IN'] },
  endSession: { hears: ['NOT_FOUND'] },
  listQueuedJobs: lookedAt,
  getJobData: lookedAt,
  readJobForEdit: lookedAt,
  listApplicants: lookedAt,
  // Each time it is saved is an edit of its own, and an edit brings its own logo.
  'edit a job with a logo': { more: ['audit_events', 'files', 'job_edits'] },
  editJob: { more: ['audit_events', 'job_edits'] },
  saveProfile: replacingFiles,
  'save an employer with a photo': replacingFiles,
  'apply with a resume': { ...replacingFiles, hears: ['ALREADY_APPLIED'] },
  // Written down before the provider hears of it; the next try asks the provider first.
  createOrder: { left: ['orders'] },
  // What can't be settled now is settled later, by the queue.
  verifyPayment: { left: ['queue'], more: ['queue'] },
}
