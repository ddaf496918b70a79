import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { away, expectFailedScreen, expectLogged, offline, tryAgain } from './support/failures.ts'
import { fillJob } from './support/job-form.ts'
import { toast } from './support/messages.ts'
import { test } from './support/own-server.ts'
import type { OwnServer } from './support/own-server.ts'
import { expect } from './support/test.ts'

// What is broken here on purpose is told in the console at many places.
test.use({ expectedRefusals: [/^/] })

/** Opens a screen while the database is away, and again when it is back. */
async function expectComesBack(page: Page, path: string, { database }: OwnServer): Promise<void> {
  database.cut()
  await page.goto(path)
  await expectFailedScreen(page)
  // The frame of the screen is there all the same.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  database.restore()
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { name: 'We could not load this page' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('an employer whose screens and acts fail loses nothing and goes on @long', async ({
  page,
  context,
  prepare,
  enter,
  ownServer,
}) => {
  const { database, log } = ownServer
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Pooja Verma')
  await enter(employer)

  await test.step('screens that can’t be loaded say so, and come back', async () => {
    for (const path of [
      '/employee_dashboard',
      `/postedjobinfo?jobId=${jobId}`,
      '/postjob',
      '/employee_profile',
      '/pricing_page',
      `/responses/${jobId}`,
    ]) {
      await expectComesBack(page, path, ownServer)
    }
    await expectLogged(log, `/api/jobs/${jobId}`)
    await expectLogged(log, '/api/updateprofiledata')
    await expectLogged(log, `/api/getApplicants/${jobId}`)
  })

  await test.step('an applicant’s status can’t be changed', async () => {
    const person = page.getByRole('article', { name: 'Pooja Verma' })
    const shortlist = page.getByRole('button', { name: 'Shortlist Pooja Verma' })
    database.cut()
    await shortlist.click()
    await expect(toast(page, away)).toBeVisible()
    await expect
      .poll(() => log().split('\n'))
      .toContainEqual(expect.stringMatching(/ error failed .*"PATCH","url":"\/profileReview\//))
    await expect(person).toBeVisible()
    database.restore()
    await shortlist.click()
    await expect(toast(page, 'Pooja Verma is shortlisted')).toBeVisible()
  })

  await test.step('the profile can’t be saved: the form stays', async () => {
    await page.goto('/employee_profile')
    const save = page.getByRole('button', { name: 'Edit', exact: true })
    await page.getByLabel('Designation').fill('Head of Hiring')
    database.cut()
    await save.click()
    await expect(toast(page, away)).toBeVisible()
    await expectLogged(log, '/api/upload')
    await expect(page.getByLabel('Designation')).toHaveValue('Head of Hiring')
    database.restore()
    await save.click()
    await page.getByRole('button', { name: 'ok', exact: true }).click()
    await expect(page.getByText('Head of Hiring, Vaani Connect Pvt Ltd')).toBeVisible()
  })

  await test.step('a pincode can’t be looked up: state and city are filled by hand', async () => {
    await page.goto('/postjob')
    const place = page.getByRole('region', { name: 'The work and the place' })
    await expect(place.getByLabel('Pincode')).toBeVisible()
    await context.setOffline(true)
    await place.getByLabel('Pincode').fill('201301')
    await expect(place.getByText(offline)).toBeVisible()
    await context.setOffline(false)
    await place.getByLabel('State').selectOption('Uttar Pradesh')
    await place.getByLabel('City').fill('Noida')
    await place.getByLabel('Job Location').fill('Sector 62')
  })
})

test('S8-8: a post that fails is told, can be sent again, and is posted once @long', async ({
  page,
  prepare,
  enter,
  ownServer,
}) => {
  const { database, front, log } = ownServer
  const employer = await prepare.createEmployer()
  await enter(employer)
  await page.goto('/postjob')
  await fillJob(page)
  await page.getByLabel('Same as above address').check()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()

  const send = page.getByRole('button', { name: 'Post free' })
  const error = page.getByRole('dialog', { name: 'Error' })
  async function expectError(says: string): Promise<void> {
    await send.click()
    await expect(error).toContainText(says)
    await error.getByRole('button', { name: 'Close' }).click()
    await expect(error).toBeHidden()
  }

  await test.step('the database is away', async () => {
    await expect(send).toBeVisible()
    database.cut()
    await send.click()
    await expect(error).toContainText('Something went wrong.')
    await expectNoAxeViolations(page)
    await error.getByRole('button', { name: 'Close' }).click()
    await expectLogged(log, '/api/postjob')
    database.restore()
  })

  await test.step('a Wi-Fi answers, with no message of ours', async () => {
    front.answerInstead(/^\/api\/postjob$/, { status: 200, type: 'text/html', body: '<h1>Wi-Fi' })
    await expectError('Failed to submit job post')
    front.recover()
  })

  await test.step('the server takes it, and its answer is lost on the way', async () => {
    front.loseAnswers(/^\/api\/postjob$/)
    await expectError('No internet connection. Please try again')
    front.recover()
    await send.click()
    await expect(page.getByRole('dialog', { name: 'Job submitted' })).toBeVisible()
    await page.getByRole('button', { name: 'Go to Dashboard' }).click()
    await expect(page.getByRole('link', { name: 'Vaani Connect' })).toHaveCount(1)
  })
})
