import type { CallName } from './access-matrix.ts'

/**
 * Calls by POST and PATCH that answer the same when they are made twice, and add nothing the second time: they only read,
 * a constraint holds them to once, or their form gives them an id. A proxy may send them to another
 * node when one dies on them. What spends something (a code, a proof, a session) is not here, nor is
 * posting a job: a program that gives it no id would post two.
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

  // A second application of the same candidate is refused (409), as if they had sent it again.
  'saveProfile',
  'submitContactForm',
  'fileGrievance',
  'reportJob',
  'changeJobStatus',
  'reviewApplication',
  'editJob',
  'decideReports',
  'changeContactRequest',
  'answerGrievance',
  'createOrder',
  'resumeOrder',
  'checkOrder',
  'verifyPayment',
  'saveBillingDetails',
  'subscribe',
  'giveAccountConsent',
  'changeSharing',
  'saveNominee',
] as const satisfies readonly CallName[]
