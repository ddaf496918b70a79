import type { Page } from '@playwright/test'
import type { Person } from './support/api.ts'
import { act, newWord, postWaitingJobs } from './support/approvals.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

/* What each screen says of a session that is over, and where it leads. */

test.use({ expectedRefusals: [/\/(api|profileReview)\//] })

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[role="alert"], [role="status"]')

/** A message may have gone by the time that all of a page is there. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

async function expectSignedOut(page: Page, says: string): Promise<void> {
  await expect(toast(page, says)).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Signup/Login' })).toBeVisible()
  const stored = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('type'),
  ])
  expect(stored).toEqual([null, null])
}

/** A page that asks nothing about a session, and so can't forget one before its time. */
const indifferent = '/Contact'

async function putToken(page: Page, { token, type }: Person): Promise<void> {
  await page.evaluate(
    (session) => {
      localStorage.setItem('token', session.token)
      localStorage.setItem('type', session.type)
    },
    { token, type },
  )
}

const screens = {
  candidate: {
    '/jobsearch': 'Session Timeout Please Login Again',
    '/first_details': 'Invalid Credentials',
    '/candidate_profile': 'Invalid Credentials',
    '/applyform/some-job': 'Invalid Credentials',
    '/job_details/some-job': 'Session timeout error. Please Login Again',
  },
  employer: {
    '/employee_dashboard': 'Session Timeout Please Login Again',
    '/employee_profile': 'Invalid Credentials',
    '/postjob': 'Session Expired! Please login again',
    '/pricing_page': 'Session Expired! Please login again',
    '/postedjobinfo?jobId=some-job': 'Session timeout error. Please Login Again',
    '/responses/some-job': 'Session Expired! Please login again',
    '/check_responses/some-job': 'Session Expired! Please login again',
  },
} as const

for (const role of ['candidate', 'employer'] as const) {
  test(`S4-42: is told of to every ${role} on every screen, and forgotten${role === 'employer' ? ' @long' : ''}`, async ({
    page,
    prepare,
  }) => {
    const person = await prepare.signIn(role)
    await prepare.logout(person)
    for (const [path, says] of Object.entries(screens[role])) {
      await test.step(path, async () => {
        await page.goto(indifferent)
        await putToken(page, person)
        await open(page, path)
        await expectSignedOut(page, says)
      })
    }
  })
}

test('S4-43: is told of to an admin on every screen, and forgotten @long', async ({ page }) => {
  for (const [path, says] of [
    ['/section-5', 'Please Relogin Session error!'],
    ['/inbox', 'Please Relogin Session error!'],
    ['/edit/some-job', 'Invalid Credentials'],
    ['/check_responses/some-job', 'Session Expired! Please login again'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(indifferent)
      await putToken(page, { phone: '', type: 'admin', token: 'dead' })
      await open(page, path)
      await expectSignedOut(page, says)
    })
  }
})

test('S4-44: that ends while a screen is open is told of at the next act @long', async ({
  prepare,
  openBrowser,
}) => {
  test.slow()
  /** The screen asks for nothing by itself any more; then its session ends. */
  async function endSession(screen: Page): Promise<void> {
    await screen.waitForLoadState('networkidle')
    await screen.evaluate(() => localStorage.setItem('token', 'dead'))
  }

  await test.step('an employer decides on an applicant', async () => {
    const employer = await prepare.createEmployer()
    const jobId = await prepare.postJob(employer)
    await prepare.setJobStatus(jobId, 'accepted')
    await prepare.createApplicant(jobId, 'Pooja Verma')
    const screen = await openBrowser(employer)
    await screen.goto(`/responses/${jobId}`)
    const shortlist = screen.getByRole('button', { name: 'Shortlist Pooja Verma' })
    await expect(shortlist).toBeVisible()
    await endSession(screen)
    await shortlist.click()
    await expectSignedOut(screen, 'Session Expired! Please login again')
  })

  await test.step('an employer saves the profile', async () => {
    const screen = await openBrowser(await prepare.createEmployer())
    await screen.goto('/employee_profile')
    const save = screen.getByRole('button', { name: 'Edit', exact: true })
    await expect(save).toBeVisible()
    await endSession(screen)
    await save.click()
    await expectSignedOut(screen, 'Invalid Credentials')
  })

  await test.step('a candidate saves the profile, and applies', async () => {
    const jobId = await postLiveJob(prepare)
    for (const path of ['/candidate_profile', `/applyform/${jobId}`]) {
      const candidate = await prepare.createCandidate()
      const screen = await openBrowser(candidate)
      await screen.goto(path)
      await expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible()
      if (path !== '/candidate_profile') {
        await screen.getByLabel('Resume (PDF)').setInputFiles({
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7'),
        })
      }
      await endSession(screen)
      await screen.getByRole('button', { name: 'Submit' }).click()
      await expectSignedOut(screen, 'Invalid Credentials')
    }
  })

  await test.step('an admin decides on a job', async () => {
    const word = newWord()
    await postWaitingJobs(prepare, word, 1)
    const screen = await openBrowser(prepare.admin())
    await screen.goto(`/section-5?q=${word}`)
    await expect(act(screen, 'Accept')).toBeVisible()
    await endSession(screen)
    await act(screen, 'Accept').click()
    await expectSignedOut(screen, 'Please Relogin Session error!')
  })

  await test.step('somebody logs out in another window: the next act asks to log in', async () => {
    const employer = await prepare.createEmployer()
    const screen = await openBrowser(employer)
    await screen.goto('/employee_profile')
    const save = screen.getByRole('button', { name: 'Edit', exact: true })
    await expect(save).toBeVisible()
    await screen.waitForLoadState('networkidle')
    await screen.evaluate(() => localStorage.clear())
    await save.click()
    await expect(screen).toHaveURL('/employee_login?next=%2Femployee_profile')
    await expect(toast(screen, 'Please login to continue')).toBeVisible()
  })
})
