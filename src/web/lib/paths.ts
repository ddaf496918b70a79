import type { AccountType } from '#contract/accounts.ts'

/** Every address of the product. Links and redirects are built here and nowhere else. */
export const paths = {
  home: () => '/',
  about: () => '/Frame-3',
  contact: () => '/Contact',
  refundPolicy: () => '/refund_policy',
  terms: () => '/terms_conditions',
  privacy: () => '/privacy_policy',
  pricing: () => '/pricing_page',
  employerLogin: (next?: string) => withNext('/employee_login', next),
  candidateLogin: (next?: string) => withNext('/candidate_login', next),
  adminLogin: (next?: string) => withNext('/Admin', next),
  candidateFirstProfile: () => '/first_details',
  candidateProfile: () => '/candidate_profile',
  myApplications: () => '/candidate_profile#applications',
  employerProfile: () => '/employee_profile',
  dashboard: () => '/employee_dashboard',
  postJob: () => '/postjob',
  postedJob: (jobId: string) => `/postedjobinfo?jobId=${encodeURIComponent(jobId)}`,
  responses: (jobId: string) => `/responses/${encodeURIComponent(jobId)}`,
  checkResponses: (jobId: string) => `/check_responses/${encodeURIComponent(jobId)}`,
  jobSearch: () => '/jobsearch',
  jobDetails: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}`,
  reportJob: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}#report`,
  applyForm: (jobId: string) => `/applyform/${encodeURIComponent(jobId)}`,
  adminApprovals: () => '/section-5',
  contactRequests: () => '/contact-requests',
  payments: () => '/payments',
  audit: () => '/audit',
  adminSettings: () => '/admin-settings',
  secondStep: (next?: string) => withNext('/second-step', next),
  secondStepSetUp: (next?: string) => withNext('/second-step/set-up', next),
  signedInDevices: () => '/signed-in-devices',
  myPrivacy: () => '/my-privacy',
  grievances: () => '/grievances',
  sayings: () => '/sayings',
  system: () => '/system',
  adminEditJob: (jobId: string) => `/edit/${encodeURIComponent(jobId)}`,
  publicJobs: () => '/jobs',
  offline: () => '/offline',
  jobsByCity: () => '/jobs/by-city',
  /** A job's page, or that of jobs of a category, in a city. */
  publicJob: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
  outbox: () => '/dev/outbox',
  apiDocs: () => '/api/docs',
} as const

/** Opens the report of a job on its page. */
export const reportHash = '#report'

export const loginPath = (type: AccountType, next?: string): string =>
  ({ users: paths.candidateLogin, employee: paths.employerLogin, admin: paths.adminLogin })[type](
    next,
  )

/** Where a person starts after signing in. */
export const startPath = (type: AccountType): string =>
  ({ users: paths.jobSearch, employee: paths.dashboard, admin: paths.adminApprovals })[type]()

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** The page to come back to after signing in, if it is one of ours; anything else is dropped. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return undefined
  const url = new URL(next, 'https://site.invalid')
  if (url.origin !== 'https://site.invalid') return undefined
  // No path of ours has these; in one that is decoded once too often they lead elsewhere.
  if (/\/\/|%(?:[01]|2f|5c)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
