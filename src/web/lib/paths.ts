import type { AccountType } from '#contract/accounts/roles.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'

/** Every path of the product. All links and redirects use this table. */
export const paths = {
  home: () => '/',
  about: () => '/Frame-3',
  contact: () => '/Contact',
  /** The contact form, begun about a company. */
  reportCompany: (slug: string) => `/Contact?company=${encodeURIComponent(slug)}`,
  checkRecruiter: () => '/check',
  refundPolicy: () => '/refund_policy',
  terms: () => '/terms_conditions',
  privacy: () => '/privacy_policy',
  pricing: () => '/pricing_page',
  employerLogin: (next?: string) => withNext('/employee_login', next),
  candidateLogin: (next?: string) => withNext('/candidate_login', next),
  adminLogin: (next?: string) => withNext('/Admin', next),
  candidateFirstProfile: () => '/first_details',
  /** The questions of the profile one by one; `next` is opened after the last. */
  profileBuilder: (next?: string) => withNext('/first_details', next),
  /** One part of the profile, which `next` follows. */
  profilePart: (part: string, next?: string) =>
    `/first_details?only=${encodeURIComponent(part)}${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`,
  wholeFirstProfile: () => '/first_details/all',
  candidateProfile: () => '/candidate_profile',
  myApplications: () => '/my_applications',
  saved: () => '/saved',
  alerts: () => '/alerts',
  myApplication: (applicationId: string) => `/my_applications/${encodeURIComponent(applicationId)}`,
  employerProfile: () => '/employee_profile',
  ownCompany: () => '/company',
  team: () => '/team',
  billing: () => '/billing',
  dashboard: () => '/employee_dashboard',
  postJob: () => '/postjob',
  postedJob: (jobId: string) => `/postedjobinfo?jobId=${encodeURIComponent(jobId)}`,
  editOwnJob: (jobId: string) => `/edit-job/${encodeURIComponent(jobId)}`,
  renewJob: (jobId: string) => `/renew/${encodeURIComponent(jobId)}`,
  responses: (jobId: string) => `/responses/${encodeURIComponent(jobId)}`,
  checkResponses: (jobId: string) => `/check_responses/${encodeURIComponent(jobId)}`,
  /** The week of a day, `yyyy-MM-dd`; without one, that of the next interview. */
  interviews: (day?: string) =>
    day === undefined ? '/interviews' : `/interviews?day=${encodeURIComponent(day)}`,
  /** `day` is YYYY-MM-DD; `code` is that of a pass that was scanned. */
  daySheet: (day: string, code?: string) =>
    `/interviews/${encodeURIComponent(day)}${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`,
  checkIn: (token: string) => `/check-in/${encodeURIComponent(token)}`,
  jobSearch: () => '/jobsearch',
  jobDetails: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}`,
  /** A job's page with the apply sheet open. */
  applySheet: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}?apply=1`,
  jobContact: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}${contactHash}`,
  reportJob: (jobId: string) => `/job_details/${encodeURIComponent(jobId)}#report`,
  reportPublicJob: (slug: string) => `/report/${encodeURIComponent(slug)}`,
  /** `next` is where the test leads back to. */
  typingTest: (language: TypingLanguage, next?: string) =>
    withNext(`/typing_test/${language}`, next),
  applyForm: (jobId: string) => `/applyform/${encodeURIComponent(jobId)}`,
  adminApprovals: () => '/section-5',
  /** Of the last days, with today. */
  overview: (days?: string) =>
    days === undefined ? '/overview' : `/overview?days=${encodeURIComponent(days)}`,
  /** The cases of one kind, or all. */
  inbox: (kind?: string) =>
    kind === undefined ? '/inbox' : `/inbox?kind=${encodeURIComponent(kind)}`,
  organisations: () => '/organisations',
  blocks: () => '/blocks',
  blockPhone: (phone: string) => `/blocks?phone=${encodeURIComponent(phone)}`,
  statistics: (jobId: string) => `/statistics/${encodeURIComponent(jobId)}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
  payments: () => '/payments',
  audit: () => '/audit',
  admins: () => '/admins',
  adminSettings: () => '/admin-settings',
  secondStep: (next?: string) => withNext('/second-step', next),
  secondStepSetUp: (next?: string) => withNext('/second-step/set-up', next),
  notifications: () => '/notifications',
  notificationSettings: () => '/notification-settings',
  signedInDevices: () => '/signed-in-devices',
  myPrivacy: () => '/my-privacy',
  resume: () => '/resume',
  synonyms: () => '/sayings',
  system: () => '/system',
  adminEditJob: (jobId: string) => `/edit/${encodeURIComponent(jobId)}`,
  publicJobs: () => '/jobs',
  offline: () => '/offline',
  language: () => '/language',
  jobsByCity: () => '/jobs/by-city',
  company: (slug: string) => `/companies/${encodeURIComponent(slug)}`,
  /** The path of a job, or of a landing page for a category in a city. */
  publicJob: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
  outbox: () => '/dev/outbox',
} as const

/** The hash of the contact on a job's page. */
export const contactHash = '#hr-details'

/** The hash that opens the report form on a job's page. */
export const reportHash = '#report'

export const loginPath = (type: AccountType, next?: string): string =>
  ({ users: paths.candidateLogin, employee: paths.employerLogin, admin: paths.adminLogin })[type](
    next,
  )

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** The page to return to after signing in, if it belongs to this site; else undefined. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return undefined
  const url = new URL(next, 'https://site.invalid')
  if (url.origin !== 'https://site.invalid') return undefined
  // No path of ours contains these characters. Decoded twice, they could lead to another site.
  if (/\/\/|%(?:[01]|2f|5c)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
