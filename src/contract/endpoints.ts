import { z } from 'zod'
import type { Role } from './accounts.ts'
import * as accounts from './accounts.ts'
import * as applications from './applications.ts'
import * as contact from './contact.ts'
import * as jobs from './jobs.ts'
import * as notifications from './notifications.ts'
import * as places from './places.ts'
import * as profiles from './profiles.ts'
import { publicConfigSchema } from './site.ts'

/**
 * 'anyone' needs no session and gets none; 'visitor' takes a session when there is one; a list of
 * roles refuses everybody else.
 */
export type Access = 'anyone' | 'visitor' | readonly Role[]

export type FileField = { readonly kind: 'image' | 'resume' | 'video' }

/** A call of the API: declared once, bound by the server, called by the browser's client. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly summary: string
  readonly room: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** File fields of a multipart body. Such a call takes JSON too, when no file is sent. */
  readonly files: Readonly<Record<string, FileField>>
  readonly reply: Reply
  /** The reply is a list; X-Total-Count, X-Next-Cursor and X-Counts go with it. */
  readonly paged: boolean
}

/** Stands where a call takes no parameters, no query or no body. */
export const nothing = z.unknown()

const plain = { params: nothing, query: nothing, body: nothing, files: {}, paged: false } as const

const anySignedIn = ['candidate', 'employer', 'admin'] as const satisfies readonly Role[]

export const endpoints = {
  sendOtp: {
    ...plain,
    method: 'POST',
    path: '/send-otp',
    summary: 'Send a login code to a phone',
    room: 'accounts',
    access: 'anyone',
    body: accounts.sendOtpSchema,
    reply: accounts.sendOtpReplySchema,
  },
  verifyOtp: {
    ...plain,
    method: 'POST',
    path: '/verify-otp',
    summary: 'Exchange a login code for a proof of identity',
    room: 'accounts',
    access: 'anyone',
    body: accounts.verifyOtpSchema,
    reply: accounts.verifyOtpReplySchema,
  },
  generateToken: {
    ...plain,
    method: 'POST',
    path: '/generateToken',
    summary: 'Exchange a proof of identity for a session token',
    room: 'accounts',
    access: 'anyone',
    body: accounts.generateTokenSchema,
    reply: accounts.generateTokenReplySchema,
  },
  setRole: {
    ...plain,
    method: 'POST',
    path: '/setRole',
    summary: 'Choose the role of a new identity',
    room: 'accounts',
    access: 'anyone',
    body: accounts.setRoleSchema,
    reply: accounts.setRoleReplySchema,
  },
  checkAuth: {
    ...plain,
    method: 'POST',
    path: '/api/check_auth',
    summary: 'Whose session is this?',
    room: 'accounts',
    access: anySignedIn,
    reply: accounts.checkAuthReplySchema,
  },
  protected: {
    ...plain,
    method: 'POST',
    path: '/api/protected',
    summary: 'Is this session alive?',
    room: 'accounts',
    access: anySignedIn,
    reply: accounts.checkAuthReplySchema,
  },
  logout: {
    ...plain,
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    room: 'accounts',
    access: anySignedIn,
    reply: accounts.logoutReplySchema,
  },
  readProfile: {
    ...plain,
    method: 'POST',
    path: '/api/updateprofiledata',
    summary: 'Read my profile',
    room: 'profiles',
    access: ['candidate', 'employer'],
    body: profiles.readProfileSchema,
    reply: profiles.profileReplySchema,
  },
  saveProfile: {
    ...plain,
    method: 'POST',
    path: '/api/upload',
    summary: 'Save my profile, or apply for a job with it',
    room: 'profiles',
    access: ['candidate', 'employer'],
    body: profiles.saveProfileSchema,
    files: {
      profile: { kind: 'image' },
      resumePdf: { kind: 'resume' },
      resume: { kind: 'resume' },
      video: { kind: 'video' },
    },
    reply: profiles.saveProfileReplySchema,
  },
  listJobs: {
    ...plain,
    method: 'POST',
    path: '/api/allJobs',
    summary: 'Search live jobs, or list the jobs I applied to',
    room: 'jobs',
    access: ['candidate'],
    body: jobs.listJobsSchema,
    reply: z.array(jobs.listedJobSchema),
    paged: true,
  },
  getJob: {
    ...plain,
    method: 'GET',
    path: '/api/jobs/:jobId',
    summary: 'One job',
    room: 'jobs',
    access: anySignedIn,
    params: jobs.jobIdParamsSchema,
    reply: jobs.jobDetailsSchema,
  },
  listPublicJobs: {
    ...plain,
    method: 'GET',
    path: '/api/public/jobs',
    summary: 'Search live jobs without signing in',
    room: 'jobs',
    access: 'anyone',
    query: jobs.publicJobsQuerySchema,
    reply: z.array(jobs.jobCardSchema),
    paged: true,
  },
  getPublicJob: {
    ...plain,
    method: 'GET',
    path: '/api/public/jobs/:jobId',
    summary: 'One live job without signing in',
    room: 'jobs',
    access: 'anyone',
    params: jobs.jobIdParamsSchema,
    reply: jobs.publicJobSchema,
  },
  listJobFilterChoices: {
    ...plain,
    method: 'GET',
    path: '/api/job-filters',
    summary: 'Places and companies that have live jobs',
    room: 'jobs',
    access: 'anyone',
    reply: jobs.jobFilterChoicesSchema,
  },
  listHiringCompanies: {
    ...plain,
    method: 'GET',
    path: '/api/hiring-companies',
    summary: 'Companies of the newest live jobs that have a logo',
    room: 'jobs',
    access: 'anyone',
    reply: z.array(jobs.hiringCompanySchema),
  },
  listOwnJobs: {
    ...plain,
    method: 'POST',
    path: '/api/getJobById',
    summary: 'The jobs I posted',
    room: 'jobs',
    access: ['employer'],
    body: jobs.listOwnJobsSchema,
    reply: z.array(jobs.fullJobSchema),
    paged: true,
  },
  getPostingTerms: {
    ...plain,
    method: 'GET',
    path: '/api/posting-terms',
    summary: 'Is my next post free?',
    room: 'jobs',
    access: ['employer'],
    reply: jobs.postingTermsSchema,
  },
  postJob: {
    ...plain,
    method: 'POST',
    path: '/api/postjob',
    summary: 'Post a job',
    room: 'jobs',
    access: ['employer'],
    body: jobs.postJobSchema,
    files: { profile: { kind: 'image' } },
    reply: jobs.postJobReplySchema,
  },
  listQueuedJobs: {
    ...plain,
    method: 'POST',
    path: '/api/getJobs',
    summary: 'Jobs to verify, and verified ones',
    room: 'admin',
    access: ['admin'],
    body: jobs.listQueuedJobsSchema,
    reply: z.array(jobs.fullJobSchema),
    paged: true,
  },
  getJobData: {
    ...plain,
    method: 'POST',
    path: '/api/getJobData',
    summary: 'One job with every field',
    room: 'admin',
    access: ['admin'],
    body: jobs.jobIdBodySchema,
    reply: jobs.fullJobSchema,
  },
  readJobForEdit: {
    ...plain,
    method: 'POST',
    path: '/api/updatejobdata',
    summary: 'One job for the edit form',
    room: 'admin',
    access: ['admin'],
    body: jobs.jobIdBodySchema,
    reply: jobs.jobDataReplySchema,
  },
  editJob: {
    ...plain,
    method: 'POST',
    path: '/api/updatingjobdata',
    summary: 'Save an edited job',
    room: 'admin',
    access: ['admin'],
    body: jobs.editJobSchema,
    files: { profile: { kind: 'image' } },
    reply: jobs.jobChangedSchema,
  },
  changeJobStatus: {
    ...plain,
    method: 'PATCH',
    path: '/api/updateJob/:jobId',
    summary: 'Accept, reject, pause a job or let it wait',
    room: 'admin',
    access: ['admin'],
    params: jobs.jobIdParamsSchema,
    body: jobs.changeJobStatusSchema,
    reply: jobs.jobChangedSchema,
  },
  listApplicants: {
    ...plain,
    method: 'POST',
    path: '/api/getApplicants/:jobId',
    summary: 'Who applied for a job',
    room: 'applications',
    access: ['employer', 'admin'],
    params: jobs.jobIdParamsSchema,
    body: applications.listApplicantsSchema,
    reply: z.array(applications.applicantSchema),
    paged: true,
  },
  reviewApplication: {
    ...plain,
    method: 'PATCH',
    path: '/profileReview/:jobId/:applicantId',
    summary: 'Shortlist or reject an applicant',
    room: 'applications',
    access: ['employer'],
    params: applications.reviewParamsSchema,
    body: applications.reviewApplicationSchema,
    reply: applications.reviewReplySchema,
  },
  subscribe: {
    ...plain,
    method: 'POST',
    path: '/api/subscribe',
    summary: 'Send my notifications to this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    body: notifications.subscribeSchema,
    reply: notifications.subscriptionReplySchema,
  },
  unsubscribe: {
    ...plain,
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Send no more notifications to this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    reply: notifications.subscriptionReplySchema,
  },
  getPushKey: {
    ...plain,
    method: 'GET',
    path: '/api/push-key',
    summary: 'The key that a browser subscribes to notifications with',
    room: 'notifications',
    access: 'anyone',
    reply: notifications.pushKeySchema,
  },
  findPincode: {
    ...plain,
    method: 'GET',
    path: '/api/places/:pincode',
    summary: 'State and city of a pincode',
    room: 'places',
    access: 'anyone',
    params: places.pincodeParamsSchema,
    reply: places.pincodeReplySchema,
  },
  submitContactForm: {
    ...plain,
    method: 'POST',
    path: '/submitForm',
    summary: 'Ask for a call back',
    room: 'contact',
    access: 'anyone',
    body: contact.submitContactSchema,
    reply: contact.submitContactReplySchema,
  },
  listContactRequests: {
    ...plain,
    method: 'POST',
    path: '/api/contactRequests',
    summary: 'Who asked for a call back',
    room: 'contact',
    access: ['admin'],
    body: contact.listContactRequestsSchema,
    reply: z.array(contact.contactRequestSchema),
    paged: true,
  },
  changeContactRequest: {
    ...plain,
    method: 'PATCH',
    path: '/api/contactRequests/:requestId',
    summary: 'Mark a request for a call back as done or open',
    room: 'contact',
    access: ['admin'],
    params: contact.contactRequestParamsSchema,
    body: contact.changeContactRequestSchema,
    reply: contact.contactRequestSchema,
  },
  getSite: {
    ...plain,
    method: 'GET',
    path: '/api/site',
    summary: 'Name, contacts and links of this site',
    room: 'site',
    access: 'anyone',
    reply: publicConfigSchema,
  },
} as const satisfies Record<string, Endpoint>
