import type { Page } from '@playwright/test'
import { pdfBytes } from '../support/fixtures.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { away, expectFailedScreen, expectLogged, tryAgain } from './support/failures.ts'
import { postLiveJobs } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { standInForPush } from './support/notifications.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

// What is broken here on purpose is told in the console at many places.
test.use({ expectedRefusals: [/^/], serviceWorkers: 'allow' })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) }

test('a candidate whose screens and acts fail loses nothing and goes on', async ({
  page,
  context,
  prepare,
  enter,
  ownServer,
  openBrowser,
}) => {
  const { database, log } = ownServer
  const [first = ''] = await postLiveJobs(prepare, 2, (index) => ({
    jobTitle: index === 0 ? 'Telecaller' : 'Back Office',
  }))
  await enter(await prepare.createCandidate())
  const hasToken = () => page.evaluate(() => localStorage.getItem('token') !== null)

  await test.step('without the database everybody’s search says so with its true status', async () => {
    database.cut()
    const visitor = await openBrowser()
    expect((await visitor.goto('/jobs'))?.status()).toBe(503)
    await expect(visitor.getByRole('heading', { name: 'We could not load the jobs' })).toBeVisible()
    database.restore()
    await tryAgain(visitor).click()
    await expect(visitor.getByRole('link', { name: 'Telecaller' })).toBeVisible()
    await visitor.close()
  })

  await test.step('the search can’t be loaded: said, logged, tried again, still signed in', async () => {
    database.cut()
    await page.goto('/jobsearch')
    await expectFailedScreen(page)
    await expectLogged(log, '/api/updateprofiledata')
    expect(await hasToken()).toBe(true)
    await expectNoAxeViolations(page)
    database.restore()
    await tryAgain(page).click()
    await expect(page.getByRole('heading', { name: '2 jobs' })).toBeVisible()
  })

  await test.step('another search fails: what was typed stays', async () => {
    const box = page
      .getByRole('combobox', { name: /Job title|What work/i })
      .filter({ visible: true })
    database.cut()
    await box.fill('telecaller')
    await expect(page.getByRole('heading', { name: 'We could not load the jobs' })).toBeVisible()
    await expect(page.getByText(away)).toBeVisible()
    await expectLogged(log, '/api/allJobs')
    await expect(box).toHaveValue('telecaller')
    database.restore()
    await tryAgain(page).click()
    await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
  })

  await test.step('a job’s details can’t be loaded', async () => {
    database.cut()
    await page.getByRole('link', { name: 'Telecaller' }).click()
    await expectFailedScreen(page)
    await expectLogged(log, `/api/jobs/${first}`)
    database.restore()
    await tryAgain(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Telecaller' })).toBeVisible()
  })

  await test.step('the application can’t be sent: the form stays, or waits for the line, and is sent once', async () => {
    await page.goto(`/applyform/${first}`)
    await page.getByLabel('Resume (PDF)').setInputFiles(resume)
    const about = page.getByRole('region', { name: 'About you' })
    await about.getByRole('button', { name: 'Edit' }).click()
    await about.getByRole('textbox', { name: 'Name' }).fill('Pooja V')
    database.cut()
    await submit(page).click()
    await expect(toast(page, away)).toBeVisible()
    await expectLogged(log, '/api/upload')
    database.restore()
    await expect(page).toHaveURL(`/applyform/${first}`)
    await expect(about.getByRole('textbox', { name: 'Name' })).toHaveValue('Pooja V')
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('resume.pdf')
    await context.setOffline(true)
    await submit(page).click()
    await expect(
      page.getByText('We will send your application when internet is back'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(toast(page, 'Telecaller: your application was sent')).toBeVisible()
    await expect(page).toHaveURL(`/job_details/${first}`)
  })
})

test('a candidate whose saving fails loses nothing, and a second tab sends nothing twice @long', async ({
  page,
  context,
  prepare,
  enter,
  ownServer,
}) => {
  const { database, log } = ownServer
  const [jobId = ''] = await postLiveJobs(prepare, 1, () => ({ jobTitle: 'Telecaller' }))
  await standInForPush(page)
  await enter(await prepare.createCandidate())

  await test.step('sent from two tabs: the second is told Already Applied', async () => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/applyform/${jobId}`)
      await expect(submit(tab)).toBeVisible()
    }
    await submit(page).click()
    await expect(page).toHaveURL(`/job_details/${jobId}#hr-details`)
    const refusal = other.waitForResponse(/\/api\/upload$/)
    await submit(other).click()
    expect((await refusal).status()).toBe(409)
    await expect(toast(other, 'Already Applied')).toBeVisible()
    await expect(other).toHaveURL(`/job_details/${jobId}`)
    await expect(other.getByRole('link', { name: 'Call HR' })).toBeVisible()
    const { rows } = await database.query('select count(*)::int as count from applications')
    expect(rows).toEqual([{ count: 1 }])
    await other.close()
  })

  await test.step('the profile can’t be saved: the form stays', async () => {
    await page.goto('/candidate_profile')
    const about = page.getByRole('region', { name: 'About you' })
    await about.getByRole('button', { name: 'Edit' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Pooja Rani')
    database.cut()
    await submit(page).click()
    await expect(toast(page, away)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(name).toHaveValue('Pooja Rani')
    database.restore()
    await submit(page).click()
    await expect(page.getByRole('dialog', { name: 'Your Profile has been updated' })).toBeVisible()
    await page.getByRole('button', { name: 'ok', exact: true }).click()
  })

  await test.step('notifications can’t be turned on', async () => {
    await page.goto('/candidate_profile')
    const turnOn = page.getByRole('button', { name: 'Turn on notifications' })
    await expect(turnOn).toBeVisible()
    database.cut()
    await turnOn.click()
    await expect(toast(page, 'We could not change notifications. Please try again.')).toBeVisible()
    await expectLogged(log, '/api/subscribe')
    database.restore()
    await turnOn.click()
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
  })
})
