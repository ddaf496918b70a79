import type { adminCalls } from './admin-calls.ts'
import type { jobEditCalls } from './job-edit-calls.ts'
import type { trustCalls } from './trust-calls.ts'
import type { assessmentCalls } from './assessment-calls.ts'

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
  listSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'POST', path: '/api/sessions/:sessionId/end' },
  endOtherSessions: { method: 'POST', path: '/api/sessions/end-others' },
  setLocale: { method: 'POST', path: '/api/locale' },
  // admin
  countAdminWork: { method: 'GET', path: '/api/admin-work' },
  // applications
  listApplicants: { method: 'POST', path: '/api/getApplicants/:jobId' },
  downloadApplicants: { method: 'GET', path: '/api/jobs/:jobId/applicants.csv' },
  reviewMany: { method: 'POST', path: '/api/jobs/:jobId/applicants/review' },
  advanceApplicants: { method: 'POST', path: '/api/jobs/:jobId/applicants/advance' },
  takeBackReviews: { method: 'POST', path: '/api/jobs/:jobId/applicants/take-back' },
  listApplicantLog: { method: 'GET', path: '/api/jobs/:jobId/applicants/:applicantId/log' },
  addLogEntry: { method: 'POST', path: '/api/jobs/:jobId/applicants/:applicantId/log' },
  makeInterviewTimes: { method: 'POST', path: '/api/interview-times' },
  listInterviewTimes: { method: 'GET', path: '/api/interview-times' },
  callOffInterviewTime: { method: 'POST', path: '/api/interview-times/:timeId/call-off' },
  listInvitations: { method: 'GET', path: '/api/interview-invitations' },
  inviteApplicants: { method: 'POST', path: '/api/jobs/:jobId/invitations' },
  markInvitation: { method: 'POST', path: '/api/jobs/:jobId/applicants/:applicantId/interview' },
  readInterviewDay: { method: 'GET', path: '/api/interview-days/:day' },
  arriveByPass: { method: 'POST', path: '/api/interview-arrivals' },
  readCheckIn: { method: 'GET', path: '/api/check-in/:token' },
  answerInvitation: { method: 'POST', path: '/api/interviews/:token' },
  readInvitation: { method: 'GET', path: '/api/interviews/:token' },
  readOwnCard: { method: 'GET', path: '/api/my-applicant-card' },
  applyWithProfile: { method: 'POST', path: '/api/jobs/:jobId/apply' },
  readMyApplication: { method: 'GET', path: '/api/my-applications/:applicationId' },
  giveFeedback: { method: 'POST', path: '/api/my-applications/:applicationId/feedback' },
  listMyTurns: { method: 'GET', path: '/api/my-turns' },
  withdrawApplication: { method: 'POST', path: '/api/applications/:applicationId/withdraw' },
  reviewApplication: { method: 'PATCH', path: '/profileReview/:jobId/:applicantId' },
  // contact
  submitContactForm: { method: 'POST', path: '/submitForm' },
  // recruiter checks
  issueReportPuzzle: { method: 'GET', path: '/api/public/jobs/:jobId/report-puzzle' },
  reportPublicJob: { method: 'POST', path: '/api/public/jobs/:jobId/report' },
  checkRecruiter: { method: 'POST', path: '/api/recruiter-checks' },
  // invoices
  getBillingDetails: { method: 'GET', path: '/api/billing-details' },
  saveBillingDetails: { method: 'POST', path: '/api/billing-details' },
  getInvoiceLinks: { method: 'GET', path: '/api/jobs/:jobId/invoice-link' },
  listBills: { method: 'POST', path: '/api/bills' },
  getBillLink: { method: 'GET', path: '/api/bills/:kind/:billId/link' },
  // jobs
  listJobs: { method: 'POST', path: '/api/allJobs' },
  getJob: { method: 'GET', path: '/api/jobs/:jobId' },
  listPublicJobs: { method: 'GET', path: '/api/public/jobs' },
  getPublicJob: { method: 'GET', path: '/api/public/jobs/:jobId' },
  getClosedJob: { method: 'GET', path: '/api/public/closed-jobs/:jobId' },
  countJobOptions: { method: 'GET', path: '/api/public/job-counts' },
  suggestSearches: { method: 'GET', path: '/api/public/search-suggestions' },
  loosenSearch: { method: 'GET', path: '/api/public/job-loosenings' },
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
  // payments
  createOrder: { method: 'POST', path: '/create-order' },
  readJobStatistics: { method: 'GET', path: '/api/jobs/:jobId/statistics' },
  actOnJob: { method: 'POST', path: '/api/jobs/:jobId/act' },
  readOwnJob: { method: 'GET', path: '/api/jobs/:jobId/edit' },
  editOwnJob: { method: 'POST', path: '/api/jobs/:jobId/edit' },
  withdrawJob: { method: 'POST', path: '/api/jobs/:jobId/withdraw' },
  buyPosts: { method: 'POST', path: '/api/post-orders' },
  orderRenewal: { method: 'POST', path: '/api/jobs/:jobId/renewal-order' },
  renewWithPost: { method: 'POST', path: '/api/jobs/:jobId/renew' },
  resumeOrder: { method: 'POST', path: '/api/jobs/:jobId/order' },
  checkOrder: { method: 'POST', path: '/api/orders/:orderId/check' },
  verifyPayment: { method: 'POST', path: '/verify-payment' },
  getJobPayment: { method: 'GET', path: '/api/jobs/:jobId/payment' },
  // team
  readTeam: { method: 'GET', path: '/api/team' },
  inviteMember: { method: 'POST', path: '/api/team/members' },
  changeMember: { method: 'POST', path: '/api/team/members/:memberId' },
  removeMember: { method: 'POST', path: '/api/team/members/:memberId/remove' },
  answerTeamInvitation: { method: 'POST', path: '/api/team/invitations/:memberId' },
  leaveTeam: { method: 'POST', path: '/api/team/leave' },
  // companies
  getCompany: { method: 'GET', path: '/api/public/companies/:slug' },
  readCompanyPage: { method: 'GET', path: '/api/company-page' },
  saveCompanyAbout: { method: 'POST', path: '/api/company-page' },
  addCompanyPhoto: { method: 'POST', path: '/api/company-photos' },
  removeCompanyPhoto: { method: 'POST', path: '/api/company-photos/:photoId/remove' },
  // evidence
  readEvidence: { method: 'GET', path: '/api/evidence' },
  sendEvidence: { method: 'POST', path: '/api/evidence/:kind' },
  confirmWorkEmail: { method: 'POST', path: '/api/work-email-code' },
  // places
  findPincode: { method: 'GET', path: '/api/places/:pincode' },
  findPlaceNear: { method: 'POST', path: '/api/places/near' },
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
} as const

/** What a client needs to make a call. */
export type Call =
  | (typeof calls)[keyof typeof calls]
  | (typeof adminCalls)[keyof typeof adminCalls]
  | (typeof jobEditCalls)[keyof typeof jobEditCalls]
  | (typeof trustCalls)[keyof typeof trustCalls]
  | (typeof assessmentCalls)[keyof typeof assessmentCalls]
