import { hydrate } from './support/hydration.ts'
import type { Page } from '@playwright/test'
import { away, expectFailedScreen, expectLogged, offline, tryAgain } from './support/failures.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { test } from './support/own-server.ts'
import { expectUsable } from './support/usable.ts'
import { expect } from './support/test.ts'

/* What everybody's pages say when something under them breaks, and how they come back. */

// What is broken here on purpose is told in the console at many places.
test.use({ expectedRefusals: [/^/] })

const foreign = 'We got no proper answer. Please check your connection and try again'

const noJobs = (page: Page) => page.getByRole('heading', { name: 'We could not load the jobs' })
const job = (page: Page) => page.getByRole('heading', { level: 1, name: 'Telecaller' })

test('without the database public pages say so with their true status, and come back @long', async ({
  page,
  prepare,
  ownServer,
  openBrowser,
  browser,
}) => {
  const jobId = await postLiveJob(prepare, { jobTitle: 'Telecaller' })
  const jobPath = new URL((await page.request.get(`/jobs/${jobId}`)).url()).pathname
  const { database, log } = ownServer

  await test.step('nothing but jobs needs it', async () => {
    database.cut()
    for (const path of ['/', '/candidate_login', '/pricing_page', '/Contact', '/privacy_policy']) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
  })

  await test.step('the search answers 503 and tries again', async () => {
    const reply = await page.goto('/jobs?q=tele')
    expect(reply?.status()).toBe(503)
    expect(reply?.headers()['retry-after']).toBe('60')
    await expect(noJobs(page)).toBeVisible()
    await expect(page.getByText(away)).toBeVisible()
    await expectLogged(log, '/jobs')
    await expectUsable(page)
    database.restore()
    await tryAgain(page).click()
    await expect(page.getByRole('link', { name: 'Telecaller' })).toBeVisible()
    await expect(
      page.getByRole('combobox', { name: /Job title|What work/i }).filter({ visible: true }),
    ).toHaveValue('tele')
  })

  await test.step('a job answers 503 and tries again', async () => {
    database.cut()
    expect((await page.goto(jobPath))?.status()).toBe(503)
    await expectFailedScreen(page)
    await expectLogged(log, jobPath)
    await expectUsable(page)
    database.restore()
    await tryAgain(page).click()
    await expect(job(page)).toBeVisible()
  })

  await test.step('one that is opened from the list too', async () => {
    await page.goto('/jobs?q=tele')
    await page.waitForLoadState('networkidle')
    database.cut()
    await page.getByRole('link', { name: 'Telecaller' }).click()
    await expectFailedScreen(page)
    database.restore()
    await tryAgain(page).click()
    await expect(job(page)).toBeVisible()
  })

  await test.step('without JavaScript the page is loaded again, with its search', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    database.cut()
    await plain.goto('/jobs?q=tele')
    await expect(noJobs(plain)).toBeVisible()
    database.restore()
    await tryAgain(plain).click()
    await expect(plain.getByRole('link', { name: 'Telecaller' })).toBeVisible()
    await expect(plain).toHaveURL('/jobs?q=tele')
    await context.close()
  })

  await test.step('an address that can’t be read is no fault of the database', async () => {
    expect((await page.goto('/jobs?cursor=bad'))?.status()).toBe(400)
    await expect(noJobs(page)).toBeVisible()
    await expect(page.getByText('We could not read this request')).toBeVisible()
    await page.getByRole('link', { name: 'See all jobs' }).click()
    await expect(page.getByRole('link', { name: 'Telecaller' })).toBeVisible()
  })

  await test.step('a fault of ours: Unexpected Application Error!', async () => {
    await database.query('alter table jobs rename to jobs_lost')
    expect((await page.goto(jobPath))?.status()).toBe(500)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
    expect(log()).toMatch(/error failed .*relation \\?"jobs\\?" does not exist/)
    await expectUsable(page)
    // What nobody has asked for in the last seconds.
    expect((await page.request.get('/jobs?q=clerk')).status()).toBe(500)
    await database.query('alter table jobs_lost rename to jobs')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
    const visitor = await openBrowser()
    await visitor.goto(jobPath)
    await expect(job(visitor)).toBeVisible()
  })
})

test('on the way through the net parts of a page get lost, and it says what to do @long', async ({
  page,
  context,
  prepare,
  ownServer,
  enter,
  openBrowser,
}) => {
  await postLiveJob(prepare, { jobTitle: 'Telecaller' })
  const { front } = ownServer
  const gone = { status: 404, type: 'text/plain', body: 'Not found' }

  const link = page.getByRole('link', { name: 'Telecaller' })
  async function backToList(): Promise<void> {
    await page.goBack()
    await expect(link).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/jobs')
  await hydrate(page)
  await link.click()
  await expect(job(page)).toBeVisible()

  await test.step('the line is dead', async () => {
    await backToList()
    await context.setOffline(true)
    await link.click()
    await expectFailedScreen(page, offline)
    await context.setOffline(false)
    await tryAgain(page).click()
    await expect(job(page)).toBeVisible()
  })

  await test.step('a Wi-Fi answers with its own login page', async () => {
    await backToList()
    const body = '<!doctype html><title>Wi-Fi</title><h1>Log in to the Wi-Fi</h1>'
    front.answerInstead(/^/, { status: 200, type: 'text/html', body })
    await link.click()
    await expectFailedScreen(page, foreign)
    front.recover()
    await tryAgain(page).click()
    await expect(job(page)).toBeVisible()
  })

  await test.step('a deployment took a page’s script away: the page is loaded anew', async () => {
    await page.goto('/Frame-3')
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    front.answerInstead(/\/assets\/contact-/, gone)
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await page.getByRole('link', { name: 'Contact Us' }).filter({ visible: true }).first().click()
    await expect(page.locator('body[data-old]')).toHaveCount(0)
    front.recover()
    await page.getByRole('link', { name: 'Contact Us' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible()
  })

  const candidate = await prepare.createCandidate()
  await enter(candidate)
  await test.step('a part that is fetched later is missing: only its act fails', async () => {
    await page.goto('/jobsearch')
    front.answerInstead(/\/assets\/logout-dialogs-/, gone)
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
    await expect(toast(page, offline)).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
    front.recover()
  })

  await test.step('the script of a page never comes: it does not spin for ever', async () => {
    front.answerInstead(/\/assets\/entry\.client-/, gone)
    const screen = await openBrowser(candidate)
    const again = screen.getByRole('link', { name: 'Reload the page' })
    for (const path of ['/employee_dashboard', '/candidate_profile', '/jobsearch?q=tele']) {
      await screen.goto(path)
      await expect(again).toBeHidden()
      // It shows after ten seconds; the clock of the style sheet is put forward.
      await screen.evaluate(() => {
        for (const each of document.getAnimations()) each.currentTime = 10_000
      })
      await expect(again).toBeVisible()
    }
    await expectUsable(screen)
    front.recover()
    await again.click()
    await expect(screen.getByRole('heading', { name: '1 job', exact: true })).toBeVisible()
    await expect(screen).toHaveURL('/jobsearch?q=tele')
    await expect(again).toHaveCount(0)
  })
})
