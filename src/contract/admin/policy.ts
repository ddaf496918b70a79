import type { CallName } from '#contract/access-matrix.ts'
import type { endpoints } from '#contract/endpoints.ts'
import type { AdminAct } from './roles.ts'

type RoleOf<Name extends CallName> = (typeof endpoints)[Name]['access'] extends readonly (infer R)[]
  ? R
  : never

/** The calls that admit admins. Without a row below such a call is a type error. */
export type AdminCallName = {
  [Name in CallName]: 'admin' extends RoleOf<Name> ? Name : never
}[CallName]

/** What each call is when an admin makes it. */
export const adminPolicy = {
  // What is the admin's own, and what waits behind the links of the navigation.
  checkAuth: 'look',
  protected: 'look',
  logout: 'look',
  listSessions: 'look',
  endSession: 'look',
  endOtherSessions: 'look',
  getLocale: 'look',
  setLocale: 'look',
  getSecondFactor: 'look',
  enterSecondFactor: 'look',
  beginSecondFactor: 'look',
  confirmSecondFactor: 'look',
  renewRecoveryCodes: 'look',
  removeSecondFactor: 'look',
  listMessages: 'look',
  countUnreadMessages: 'look',
  readMessage: 'look',
  readAllMessages: 'look',
  countAdminWork: 'look',
  // Finds what the role's desk works on (`actOfKind`).
  findAnything: 'look',

  // Whoever reads a job reads its HR contact, and whoever reads applicants their numbers.
  listQueuedJobs: 'verify',
  getJobData: 'verify',
  getJob: 'verify',
  listApplicants: 'verify',
  readJobForEdit: 'verify',
  editJob: 'verify',
  changeJobStatus: 'verify',
  takeBackRejection: 'verify',
  claimJob: 'verify',
  releaseJob: 'verify',
  readJobChecks: 'verify',
  addJobCall: 'verify',
  askForChanges: 'verify',
  decideRevision: 'verify',
  listJobReports: 'verify',
  decideReports: 'verify',
  listOrganisations: 'verify',
  readOrganisation: 'verify',
  readOrganisationPage: 'verify',
  clearCompanyPage: 'verify',
  decideEvidence: 'verify',
  listBlocks: 'verify',
  readBlockImpact: 'verify',
  addBlock: 'verify',
  readOrganisationBlock: 'verify',
  blockOrganisation: 'verify',
  agreeToBlock: 'verify',
  endBlock: 'verify',

  // Where the money of a job is, without its papers.
  listPayments: 'payments',
  getJobPayment: 'payments',

  refundPayment: 'finance',
  retryRefund: 'finance',
  getInvoiceLinks: 'finance',
  getBillLink: 'finance',
  downloadDayBook: 'finance',

  // The cases that the role's desk answers (`actOfCase`).
  listCases: 'inbox',
  readCase: 'inbox',
  assignCase: 'inbox',
  // A request for a call back, or an objection.
  changeContactRequest: 'inbox',

  answerGrievance: 'support',

  // What all desks did, and the money.
  readOverview: 'own',
  listAdmins: 'own',
  changeAdminRole: 'own',
  listAudit: 'own',
  downloadAudit: 'own',
  listSynonyms: 'own',
  listMissedSearches: 'own',
  saveSynonym: 'own',
  removeSynonym: 'own',
  getSystem: 'own',
  listStoppedWork: 'own',
  resendWork: 'own',
  dropWork: 'own',
} as const satisfies Readonly<Record<AdminCallName, AdminAct>>
