import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { accountTypes } from '#contract/accounts.ts'
import { loginPath, paths, safeNext, startPath } from '#web/lib/paths.ts'
import routes from '#web/routes.ts'

/* Every address of the product, as it was agreed on. A link that changes must change here too. */

/** What stands in an address for a job, a slug or a page to come back to. */
const given = 'a/b ä'

const built = Object.fromEntries(Object.entries(paths).map(([name, build]) => [name, build(given)]))

test('every path that is built is the one that was agreed on', () => {
  expect(built).toMatchInlineSnapshot(`
    {
      "about": "/Frame-3",
      "adminApprovals": "/section-5",
      "adminEditJob": "/edit/a%2Fb%20%C3%A4",
      "adminLogin": "/Admin?next=a%2Fb%20%C3%A4",
      "adminSettings": "/admin-settings",
      "apiDocs": "/api/docs",
      "applyForm": "/applyform/a%2Fb%20%C3%A4",
      "audit": "/audit",
      "candidateFirstProfile": "/first_details",
      "candidateLogin": "/candidate_login?next=a%2Fb%20%C3%A4",
      "candidateProfile": "/candidate_profile",
      "checkResponses": "/check_responses/a%2Fb%20%C3%A4",
      "contact": "/Contact",
      "contactRequests": "/contact-requests",
      "dashboard": "/employee_dashboard",
      "employerLogin": "/employee_login?next=a%2Fb%20%C3%A4",
      "employerProfile": "/employee_profile",
      "grievances": "/grievances",
      "home": "/",
      "jobDetails": "/job_details/a%2Fb%20%C3%A4",
      "jobSearch": "/jobsearch",
      "jobsByCity": "/jobs/by-city",
      "myApplications": "/candidate_profile#applications",
      "myPrivacy": "/my-privacy",
      "offline": "/offline",
      "outbox": "/dev/outbox",
      "payments": "/payments",
      "postJob": "/postjob",
      "postedJob": "/postedjobinfo?jobId=a%2Fb%20%C3%A4",
      "pricing": "/pricing_page",
      "privacy": "/privacy_policy",
      "publicJob": "/jobs/a%2Fb%20%C3%A4",
      "publicJobs": "/jobs",
      "refundPolicy": "/refund_policy",
      "reportJob": "/job_details/a%2Fb%20%C3%A4#report",
      "responses": "/responses/a%2Fb%20%C3%A4",
      "sayings": "/sayings",
      "secondStep": "/second-step?next=a%2Fb%20%C3%A4",
      "secondStepSetUp": "/second-step/set-up?next=a%2Fb%20%C3%A4",
      "signedInDevices": "/signed-in-devices",
      "system": "/system",
      "terms": "/terms_conditions",
    }
  `)
})

test('logins and starting pages are those of the three kinds of accounts', () => {
  const doors = accountTypes.map((type) => `${type}: ${loginPath(type)} -> ${startPath(type)}`)
  expect(doors).toMatchInlineSnapshot(`
    [
      "users: /candidate_login -> /jobsearch",
      "employee: /employee_login -> /employee_dashboard",
      "admin: /Admin -> /section-5",
    ]
  `)
})

test('only pages of this site are come back to', () => {
  expect(safeNext('/jobs?q=a#b')).toBe('/jobs?q=a#b')
  for (const elsewhere of [
    null,
    '',
    'jobs',
    '//evil.example',
    '/\\evil.example',
    '/%09//evil.example',
    '/%5cevil.example',
    'https://x/',
    '/ a',
  ])
    expect(safeNext(elsewhere)).toBeUndefined()
})

const screens: readonly RouteConfigEntry[] = routes

test('every route leads to its screen', () => {
  expect(listed(screens)).toMatchInlineSnapshot(`
    [
      "/frame-3 routes/about.tsx",
      "/contact routes/contact.tsx",
      "/refund_policy routes/refund-policy.tsx",
      "/terms_conditions routes/terms.tsx",
      "/privacy_policy routes/privacy.tsx",
      "/offline routes/offline.tsx",
      "/jobs routes/public-jobs.tsx",
      "/jobs/by-city routes/jobs-by-city.tsx",
      "/jobs/:slug routes/public-job.tsx",
      "/first_details routes/candidate-first-profile.tsx",
      "/candidate_profile routes/candidate-profile.tsx",
      "/jobsearch routes/job-search.tsx",
      "/jobsearch routes/job-search-results.tsx",
      "/job_details/:jobId routes/job-details.tsx",
      "/applyform/:jobId routes/apply-form.tsx",
      "/employee_profile routes/employer-profile.tsx",
      "/employee_dashboard routes/dashboard.tsx",
      "/postjob routes/post-job.tsx",
      "/pricing_page routes/pricing.tsx",
      "/payment_gateway routes/pricing.tsx",
      "/postedjobinfo routes/posted-job.tsx",
      "/responses/:jobId routes/responses.tsx",
      "/check_responses/:jobId routes/responses.tsx",
      "/signed-in-devices routes/signed-in-devices.tsx",
      "/my-privacy routes/my-privacy.tsx",
      "/ routes/home.tsx",
      "/candidate_login routes/candidate-login.tsx",
      "/employee_login routes/employer-login.tsx",
      "/employer_login routes/employer-login.tsx",
      "/admin routes/admin-login.tsx",
      "/section-5 routes/admin-approvals.tsx",
      "/contact-requests routes/contact-requests.tsx",
      "/grievances routes/grievances.tsx",
      "/sayings routes/sayings.tsx",
      "/system routes/system.tsx",
      "/payments routes/payments.tsx",
      "/audit routes/audit.tsx",
      "/admin-settings routes/admin-settings.tsx",
      "/second-step routes/second-step.tsx",
      "/second-step/set-up routes/second-step-set-up.tsx",
      "/edit/:jobId routes/admin-edit-job.tsx",
      "/* routes/not-found.tsx",
    ]
  `)
})

function listed(entries: readonly RouteConfigEntry[], under = ''): string[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = [under, path].filter((part) => part !== '').join('/')
    return [`/${whole} ${file}`, ...listed(children, whole)]
  })
}

/** The file of the screen that an address shows. */
function screenAt(address: string): string | undefined {
  const toRoute = ({ path = '', index, file, children }: RouteConfigEntry): RouteObject =>
    index === true
      ? { index: true, id: file }
      : { path, id: `${path} ${file}`, children: (children ?? []).map(toRoute) }
  const matches = matchRoutes(screens.map(toRoute), address) ?? []
  return matches.at(-1)?.route.id
}

const pathnames = Object.values(built).map((address) => new URL(address, 'https://site.invalid'))

/** Answered by the server itself, not by a screen. */
const withoutScreen = ['/dev/outbox', '/api/docs']

test('every path that is built leads to a screen', () => {
  const lost = pathnames
    .map(({ pathname }) => pathname)
    .filter((pathname) => screenAt(pathname) === '* routes/not-found.tsx')
  expect(lost).toEqual(withoutScreen)
})

test('letter case makes no difference', () => {
  const screensAt = (spelled: (pathname: string) => string) =>
    pathnames.map(({ pathname }) => [pathname, screenAt(spelled(pathname))])
  const asWritten = screensAt((pathname) => pathname)
  expect(screensAt((pathname) => pathname.toUpperCase())).toEqual(asWritten)
  expect(screensAt((pathname) => pathname.toLowerCase())).toEqual(asWritten)
})

test.each([
  ['/Section-5', '/section-5'],
  ['/payment_gateway', '/pricing_page'],
  ['/employer_login', '/employee_login'],
  ['/check_responses/1', '/responses/1'],
])('%s is %s by another name', (alias, address) => {
  const fileAt = (path: string) => screenAt(path)?.split(' ')[1]
  expect(fileAt(alias)).toBe(fileAt(address))
})
