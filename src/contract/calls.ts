/**
 * Method and path of every call of the API. Access, limits and schemas are in the rooms' endpoints.ts,
 * so that pages in the browser can make calls without loading schemas.
 */
export const calls = {
  // accounts
  sendOtp: { method: 'POST', path: '/send-otp' },
  verifyOtp: { method: 'POST', path: '/verify-otp' },
  generateToken: { method: 'POST', path: '/generateToken' },
  setRole: { method: 'POST', path: '/setRole' },
  checkAuth: { method: 'POST', path: '/api/check_auth' },
  protected: { method: 'POST', path: '/api/protected' },
  logout: { method: 'POST', path: '/api/logout' },
  // accounts
  listSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'POST', path: '/api/sessions/:sessionId/end' },
  endOtherSessions: { method: 'POST', path: '/api/sessions/end-others' },
  getLocale: { method: 'GET', path: '/api/locale' },
  setLocale: { method: 'POST', path: '/api/locale' },
  // admin
  listQueuedJobs: { method: 'POST', path: '/api/getJobs' },
  getJobData: { method: 'POST', path: '/api/getJobData' },
  readJobForEdit: { method: 'POST', path: '/api/updatejobdata' },
  editJob: { method: 'POST', path: '/api/updatingjobdata' },
  changeJobStatus: { method: 'PATCH', path: '/api/updateJob/:jobId' },
  countAdminWork: { method: 'GET', path: '/api/admin-work' },
  takeBackRejection: { method: 'POST', path: '/api/rejections/:rejectionId/take-back' },
  // applications
  listApplicants: { method: 'POST', path: '/api/getApplicants/:jobId' },
  readOwnCard: { method: 'GET', path: '/api/my-applicant-card' },
  applyWithProfile: { method: 'POST', path: '/api/jobs/:jobId/apply' },
  readMyApplication: { method: 'GET', path: '/api/my-applications/:applicationId' },
  giveFeedback: { method: 'POST', path: '/api/my-applications/:applicationId/feedback' },
  listMyTurns: { method: 'GET', path: '/api/my-turns' },
  withdrawApplication: { method: 'POST', path: '/api/applications/:applicationId/withdraw' },
  reviewApplication: { method: 'PATCH', path: '/profileReview/:jobId/:applicantId' },
  // audit
  listAudit: { method: 'POST', path: '/api/audit' },
  downloadAudit: { method: 'GET', path: '/api/audit.csv' },
  // contact
  submitContactForm: { method: 'POST', path: '/submitForm' },
  listContactRequests: { method: 'POST', path: '/api/contactRequests' },
  assignContactRequest: { method: 'PATCH', path: '/api/contactRequests/:requestId/owner' },
  changeContactRequest: { method: 'PATCH', path: '/api/contactRequests/:requestId' },
  // recruiter checks
  checkRecruiter: { method: 'POST', path: '/api/recruiter-checks' },
  // invoices
  getBillingDetails: { method: 'GET', path: '/api/billing-details' },
  saveBillingDetails: { method: 'POST', path: '/api/billing-details' },
  getInvoiceLinks: { method: 'GET', path: '/api/jobs/:jobId/invoice-link' },
  listBills: { method: 'POST', path: '/api/bills' },
  getBillLink: { method: 'GET', path: '/api/bills/:kind/:billId/link' },
  downloadDayBook: { method: 'GET', path: '/api/day-book' },
  // jobs
  listJobs: { method: 'POST', path: '/api/allJobs' },
  getJob: { method: 'GET', path: '/api/jobs/:jobId' },
  listPublicJobs: { method: 'GET', path: '/api/public/jobs' },
  getPublicJob: { method: 'GET', path: '/api/public/jobs/:jobId' },
  getClosedJob: { method: 'GET', path: '/api/public/closed-jobs/:jobId' },
  countJobOptions: { method: 'GET', path: '/api/public/job-counts' },
  suggestSearches: { method: 'GET', path: '/api/public/search-suggestions' },
  loosenSearch: { method: 'GET', path: '/api/public/job-loosenings' },
  listMissedSearches: { method: 'GET', path: '/api/missed-searches' },
  listJobFilterChoices: { method: 'GET', path: '/api/job-filters' },
  listJobsForYou: { method: 'GET', path: '/api/jobs-for-you' },
  getHomeJobs: { method: 'GET', path: '/api/public/home-jobs' },
  listHiringCompanies: { method: 'GET', path: '/api/hiring-companies' },
  getEmployerDuties: { method: 'GET', path: '/api/employer-duties' },
  downloadPoster: { method: 'GET', path: '/api/jobs/:jobId/poster' },
  listOwnJobs: { method: 'POST', path: '/api/getJobById' },
  getPostingTerms: { method: 'GET', path: '/api/posting-terms' },
  postJob: { method: 'POST', path: '/api/postjob' },
  // saved-jobs
  listSavedJobs: { method: 'GET', path: '/api/saved-jobs' },
  listSavedJobIds: { method: 'GET', path: '/api/saved-jobs/ids' },
  saveJobs: { method: 'POST', path: '/api/saved-jobs' },
  removeSavedJob: { method: 'POST', path: '/api/saved-jobs/:jobId/remove' },
  // job-alerts
  listJobAlerts: { method: 'GET', path: '/api/job-alerts' },
  createJobAlert: { method: 'POST', path: '/api/job-alerts' },
  lookAtJobAlerts: { method: 'POST', path: '/api/job-alerts/look' },
  editJobAlert: { method: 'PATCH', path: '/api/job-alerts/:alertId' },
  pauseJobAlert: { method: 'POST', path: '/api/job-alerts/:alertId/pause' },
  deleteJobAlert: { method: 'POST', path: '/api/job-alerts/:alertId/delete' },
  // job-views
  countJobView: { method: 'POST', path: '/api/jobs/:jobId/views' },
  // landing-pages
  listLandings: { method: 'GET', path: '/api/public/landings' },
  getLanding: { method: 'GET', path: '/api/public/landings/:slug' },
  // messages
  listMessages: { method: 'GET', path: '/api/messages' },
  countUnreadMessages: { method: 'GET', path: '/api/messages/unread' },
  readMessage: { method: 'POST', path: '/api/messages/:messageId/read' },
  readAllMessages: { method: 'POST', path: '/api/messages/read' },
  getMessageSettings: { method: 'GET', path: '/api/message-settings' },
  getApplicantNews: { method: 'GET', path: '/api/message-settings/applicants' },
  changeApplicantNews: { method: 'POST', path: '/api/message-settings/applicants' },
  changeMessageSetting: { method: 'POST', path: '/api/message-settings' },
  stopAlerts: { method: 'POST', path: '/api/message-settings/stop-alerts' },
  readStop: { method: 'GET', path: '/api/stop/:token' },
  // notifications
  subscribe: { method: 'POST', path: '/api/subscribe' },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe' },
  getPushKey: { method: 'GET', path: '/api/push-key' },
  // operations
  getSystem: { method: 'GET', path: '/api/system' },
  listStoppedWork: { method: 'GET', path: '/api/stopped-work' },
  resendWork: { method: 'POST', path: '/api/stopped-work/:workId/resend' },
  dropWork: { method: 'POST', path: '/api/stopped-work/:workId/drop' },
  // payments
  createOrder: { method: 'POST', path: '/create-order' },
  actOnJob: { method: 'POST', path: '/api/jobs/:jobId/act' },
  askForChanges: { method: 'POST', path: '/api/jobs/:jobId/needs-changes' },
  readOwnJob: { method: 'GET', path: '/api/jobs/:jobId/edit' },
  editOwnJob: { method: 'POST', path: '/api/jobs/:jobId/edit' },
  decideRevision: { method: 'POST', path: '/api/revisions/:revisionId/decide' },
  withdrawJob: { method: 'POST', path: '/api/jobs/:jobId/withdraw' },
  buyPosts: { method: 'POST', path: '/api/post-orders' },
  orderRenewal: { method: 'POST', path: '/api/jobs/:jobId/renewal-order' },
  renewWithPost: { method: 'POST', path: '/api/jobs/:jobId/renew' },
  resumeOrder: { method: 'POST', path: '/api/jobs/:jobId/order' },
  checkOrder: { method: 'POST', path: '/api/orders/:orderId/check' },
  verifyPayment: { method: 'POST', path: '/verify-payment' },
  getJobPayment: { method: 'GET', path: '/api/jobs/:jobId/payment' },
  listPayments: { method: 'POST', path: '/api/payments' },
  refundPayment: { method: 'POST', path: '/api/payments/:paymentId/refund' },
  retryRefund: { method: 'POST', path: '/api/refunds/:refundId/retry' },
  // companies
  getCompany: { method: 'GET', path: '/api/public/companies/:slug' },
  // evidence
  readEvidence: { method: 'GET', path: '/api/evidence' },
  sendEvidence: { method: 'POST', path: '/api/evidence/:kind' },
  confirmWorkEmail: { method: 'POST', path: '/api/work-email-code' },
  listOrganisations: { method: 'POST', path: '/api/organisations' },
  readOrganisation: { method: 'GET', path: '/api/organisations/:organisationId' },
  decideEvidence: { method: 'POST', path: '/api/evidence/:evidenceId/decision' },
  // places
  findPincode: { method: 'GET', path: '/api/places/:pincode' },
  // privacy
  readPrivacy: { method: 'GET', path: '/api/privacy' },
  giveAccountConsent: { method: 'POST', path: '/api/privacy/account-consent' },
  withdrawPushConsent: { method: 'POST', path: '/api/privacy/stop-notifications' },
  listSharings: { method: 'POST', path: '/api/privacy/sharings' },
  changeSharing: { method: 'PATCH', path: '/api/privacy/sharings/:applicationId' },
  downloadOwnData: { method: 'GET', path: '/api/privacy/my-data' },
  deleteAccount: { method: 'POST', path: '/api/privacy/delete-account' },
  saveNominee: { method: 'POST', path: '/api/privacy/nominee' },
  // privacy
  fileGrievance: { method: 'POST', path: '/api/grievances' },
  listOwnGrievances: { method: 'POST', path: '/api/grievances/own' },
  listGrievances: { method: 'POST', path: '/api/grievances/received' },
  assignGrievance: { method: 'PATCH', path: '/api/grievances/:grievanceId/owner' },
  answerGrievance: { method: 'PATCH', path: '/api/grievances/:grievanceId' },
  // profiles
  readProfile: { method: 'POST', path: '/api/updateprofiledata' },
  saveProfile: { method: 'POST', path: '/api/upload' },
  readMyProfile: { method: 'GET', path: '/api/my-profile' },
  saveProfilePart: { method: 'PATCH', path: '/api/my-profile/:part' },
  addCertificate: { method: 'POST', path: '/api/my-certificates' },
  removeCertificate: { method: 'POST', path: '/api/my-certificates/:certificateId/remove' },
  // resumes
  readResume: { method: 'GET', path: '/api/my-resume' },
  downloadResume: { method: 'GET', path: '/api/my-resume/pdf' },
  // reports
  reportJob: { method: 'POST', path: '/api/jobs/:jobId/report' },
  listJobReports: { method: 'GET', path: '/api/jobs/:jobId/reports' },
  decideReports: { method: 'PATCH', path: '/api/jobs/:jobId/reports' },
  // second-factor
  getSecondFactor: { method: 'GET', path: '/api/second-factor' },
  enterSecondFactor: { method: 'POST', path: '/api/second-factor/enter' },
  beginSecondFactor: { method: 'POST', path: '/api/second-factor/begin' },
  confirmSecondFactor: { method: 'POST', path: '/api/second-factor/confirm' },
  renewRecoveryCodes: { method: 'POST', path: '/api/second-factor/recovery-codes' },
  removeSecondFactor: { method: 'POST', path: '/api/second-factor/remove' },
  // site
  getSite: { method: 'GET', path: '/api/site' },
  // synonyms
  listSynonyms: { method: 'GET', path: '/api/sayings' },
  saveSynonym: { method: 'POST', path: '/api/sayings' },
  removeSynonym: { method: 'POST', path: '/api/sayings/remove' },
} as const

/** What a client needs to make a call. */
export type Call = (typeof calls)[keyof typeof calls]
