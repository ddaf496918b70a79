import type { CallName } from './access-matrix.ts'

/**
 * Idempotent calls by POST and PATCH: they only read, have a unique constraint, or carry an id of
 * their form. A proxy may retry them on another node when a node fails. Calls that spend a code, a
 * proof or a session are not here. Nor is posting a job: without an id it would post twice.
 */
export const repeatableCalls = [
  'checkAuth',
  'protected',
  'readProfile',
  'listJobs',
  'listOwnJobs',
  'listQueuedJobs',
  'getJobData',
  'readJobForEdit',
  'listApplicants',
  'listPayments',
  'listContactRequests',
  'listAudit',
  'listSharings',
  'listOwnGrievances',
  'listGrievances',

  // A second application of the same candidate is refused with 409.
  'saveProfile',
  'submitContactForm',
  'fileGrievance',
  'reportJob',
  'changeJobStatus',
  'takeBackRejection',
  'refundPayment',
  'reviewApplication',
  'withdrawApplication',
  'editJob',
  'decideReports',
  'assignContactRequest',
  'changeContactRequest',
  'assignGrievance',
  'answerGrievance',
  'createOrder',
  'resumeOrder',
  'withdrawJob',
  'actOnJob',
  'askForChanges',
  'decideRevision',
  'checkOrder',
  'verifyPayment',
  'saveBillingDetails',
  'readMessage',
  'readAllMessages',
  'changeMessageSetting',
  'changeApplicantNews',
  'subscribe',
  'setLocale',
  'giveAccountConsent',
  'changeSharing',
  'saveNominee',
] as const satisfies readonly CallName[]
