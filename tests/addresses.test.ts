import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { accountTypes } from '#contract/accounts/roles.ts'
import { loginPath, paths, safeNext } from '#web/lib/paths.ts'
import routes from '#web/routes.ts'

/* Every address of the product, as it was agreed on. A link that changes must change here too. */

/** What stands in an address for a job, a slug or a page to come back to. */
const given = 'a/b ä'

const { typingTest, ...others } = paths
const built = {
  ...Object.fromEntries(Object.entries(others).map(([name, build]) => [name, build(given)])),
  typingTest: typingTest('en', given),
}

test('S1-45: every path that is built is the one that was agreed on', () => {
  expect(Object.values(built).toSorted()).toMatchInlineSnapshot(`
    [
      "/",
      "/Admin?next=a%2Fb%20%C3%A4",
      "/Contact",
      "/Contact?company=a%2Fb%20%C3%A4",
      "/Frame-3",
      "/admin-settings",
      "/admins",
      "/alerts",
      "/applyform/a%2Fb%20%C3%A4",
      "/audit",
      "/billing",
      "/blocks",
      "/blocks?phone=a%2Fb%20%C3%A4",
      "/candidate_login?next=a%2Fb%20%C3%A4",
      "/candidate_profile",
      "/check",
      "/check-in/a%2Fb%20%C3%A4",
      "/check_responses/a%2Fb%20%C3%A4",
      "/companies/a%2Fb%20%C3%A4",
      "/company",
      "/dev/outbox",
      "/edit-job/a%2Fb%20%C3%A4",
      "/edit/a%2Fb%20%C3%A4",
      "/employee_dashboard",
      "/employee_login?next=a%2Fb%20%C3%A4",
      "/employee_profile",
      "/first_details",
      "/first_details/all",
      "/first_details?next=a%2Fb%20%C3%A4",
      "/first_details?only=a%2Fb%20%C3%A4",
      "/inbox?kind=a%2Fb%20%C3%A4",
      "/interviews/a%2Fb%20%C3%A4",
      "/interviews?day=a%2Fb%20%C3%A4",
      "/job_details/a%2Fb%20%C3%A4",
      "/job_details/a%2Fb%20%C3%A4#hr-details",
      "/job_details/a%2Fb%20%C3%A4#report",
      "/job_details/a%2Fb%20%C3%A4?apply=1",
      "/jobs",
      "/jobs/a%2Fb%20%C3%A4",
      "/jobs/by-city",
      "/jobsearch",
      "/language",
      "/my-privacy",
      "/my_applications",
      "/my_applications/a%2Fb%20%C3%A4",
      "/notification-settings",
      "/notifications",
      "/offline",
      "/organisations",
      "/organisations/a%2Fb%20%C3%A4",
      "/overview?days=a%2Fb%20%C3%A4",
      "/payments",
      "/postedjobinfo?jobId=a%2Fb%20%C3%A4",
      "/postjob",
      "/pricing_page",
      "/privacy_policy",
      "/refund_policy",
      "/renew/a%2Fb%20%C3%A4",
      "/report/a%2Fb%20%C3%A4",
      "/responses/a%2Fb%20%C3%A4",
      "/resume",
      "/saved",
      "/sayings",
      "/second-step/set-up?next=a%2Fb%20%C3%A4",
      "/second-step?next=a%2Fb%20%C3%A4",
      "/section-5",
      "/signed-in-devices",
      "/statistics/a%2Fb%20%C3%A4",
      "/system",
      "/team",
      "/terms_conditions",
      "/typing_test/en?next=a%2Fb%20%C3%A4",
    ]
  `)
})

test('logins are those of the three kinds of accounts', () => {
  const logins = accountTypes.map((type) => `${type}: ${loginPath(type)}`)
  expect(logins).toMatchInlineSnapshot(`
    [
      "users: /candidate_login",
      "employee: /employee_login",
      "admin: /Admin",
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

test('S1-1: every route leads to its screen', () => {
  expect(listed(screens)).toMatchInlineSnapshot(`
    [
      "/frame-3",
      "/contact",
      "/check",
      "/refund_policy",
      "/terms_conditions",
      "/privacy_policy",
      "/offline",
      "/language",
      "/stop/:token",
      "/interview/:token",
      "/check-in/:token",
      "/jobs",
      "/jobs/by-city",
      "/jobs/:slug",
      "/report/:slug",
      "/companies/:slug",
      "/first_details",
      "/first_details/all",
      "/candidate_profile",
      "/my_applications",
      "/saved",
      "/alerts",
      "/my_applications/:applicationId",
      "/jobsearch",
      "/jobsearch",
      "/typing_test/:language",
      "/job_details/:jobId",
      "/applyform/:jobId",
      "/employee_profile",
      "/company",
      "/team",
      "/billing",
      "/employee_dashboard",
      "/postjob",
      "/pricing_page",
      "/payment_gateway",
      "/edit-job/:jobId",
      "/renew/:jobId",
      "/postedjobinfo",
      "/interviews",
      "/interviews/:day",
      "/responses/:jobId",
      "/check_responses/:jobId",
      "/notifications",
      "/notification-settings",
      "/signed-in-devices",
      "/my-privacy",
      "/resume",
      "/",
      "/candidate_login",
      "/employee_login",
      "/employer_login",
      "/admin",
      "/overview",
      "/section-5",
      "/inbox",
      "/sayings",
      "/system",
      "/organisations",
      "/organisations/:organisationId",
      "/statistics/:jobId",
      "/blocks",
      "/payments",
      "/audit",
      "/admins",
      "/admin-settings",
      "/second-step",
      "/second-step/set-up",
      "/edit/:jobId",
      "/*",
    ]
  `)
})

function listed(entries: readonly RouteConfigEntry[], under = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [under, path].filter((part) => part !== '').join('/')
    return [`/${whole}`, ...listed(children, whole)]
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
const withoutScreen = ['/dev/outbox']

test('S1-46: every path that is built leads to a screen', () => {
  const lost = pathnames
    .map(({ pathname }) => pathname)
    .filter((pathname) => screenAt(pathname)?.startsWith('* '))
  expect(lost).toEqual(withoutScreen)
})

test('S1-43: letter case makes no difference', () => {
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
])('S1-6: %s is %s by another name', (alias, address) => {
  const fileAt = (path: string) => screenAt(path)?.split(' ')[1]
  expect(fileAt(alias)).toBe(fileAt(address))
})
