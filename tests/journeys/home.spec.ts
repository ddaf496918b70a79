import type { Page } from '@playwright/test'
import { limits } from '../../src/contract/limits.ts'
import { test as frontedTest } from './support/fronted.ts'
import { toast, toasts } from './support/messages.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { findCoveredByToasts } from './support/reach-faults.ts'
import { expect, test } from './support/test.ts'

const header = (page: Page) => page.getByRole('banner')
const visible = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true })

/** Where links lead, as they are written. */
const hrefsOf = (page: Page, container: string) =>
  page
    .locator(`${container} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('S2-5: the hero leads employers and job seekers to their logins @phone @both @core', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'For employers' })
  await expect(hero.getByRole('link', { name: 'Post Job' })).toHaveAttribute(
    'href',
    '/employee_login',
  )
  const search = isMobile ? 'Looking for a Job? Click Here' : 'Search Job'
  await expect(hero.getByRole('link', { name: search })).toHaveAttribute('href', '/candidate_login')
  await page.getByRole('button', { name: 'For job seekers' }).click()
  const seekers = page.getByRole('region', { name: 'For job seekers' })
  await expect(seekers.getByRole('link', { name: 'Post Job' })).toHaveAttribute(
    'href',
    '/employee_login',
  )
  const slip = page.getByRole('search')
  await slip.getByRole('combobox', { name: 'What work?' }).fill('Telecaller')
  await slip.getByRole('combobox', { name: 'Where?' }).fill('201301')
  await slip.getByRole('button', { name: 'Search Job' }).click()
  await expect(page).toHaveURL('/jobs?q=Telecaller&near=201301')
})

test(
  'S2-6: home tells why and how to start, and where to follow',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Hiring means Kaamyab').first()).toBeVisible()
    for (const reason of [
      'Verified listings',
      'Candidate screening with AI assessments',
      'Swift placement',
      'Customer care',
    ])
      await expect(page.getByRole('heading', { name: reason })).toBeVisible()
    await expect(page.getByText('Get a job in 2 days.')).toBeVisible()
    await expect(page.getByText('Post job details in 2-3 minutes.')).toBeAttached()
    for (const steps of [
      ['Select a job', 'Apply by filling basic details', 'Give the interview'],
      ['Submit job details', 'Select a payment method', 'Your job is posted after we verify it'],
    ] as const)
      await expect(
        page
          .getByRole('list')
          .filter({ hasText: steps[0] })
          .filter({ hasText: steps[1] })
          .locator('li'),
      ).toHaveText(steps.map((step, index) => `${index + 1}${step}`))
    const names = await page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Follow us for new jobs every day' }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
    expect(names).toEqual([
      'WhatsApp group',
      'Telegram channel',
      'Facebook',
      'Instagram',
      'LinkedIn',
    ])
  },
)

test(
  'S2-7: the strip has twelve logos in an endless line, fetched late',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const strip = page.getByRole('region', { name: 'Companies that hire from us' })
    const line = strip.getByRole('list')
    await expect(line).toHaveCSS('animation-iteration-count', 'infinite')
    await expect(line).toHaveCSS('animation-timing-function', 'linear')
    await expect(strip.getByRole('img', { name: 'Company logo 12' })).toBeAttached()
    const eager = await line.locator('img:not([loading=lazy])').count()
    expect(eager).toBe(0)
  },
)

test('S2-13: a visitor chooses what to look for @long', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Contact')
  const open = visible(page, 'button', 'Signup/Login')
  const popup = page.getByRole('dialog', { name: 'What are you looking for?' })
  await open.click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await popup.getByRole('link', { name: /^Search Job/ }).click()
  await expect(page).toHaveURL('/candidate_login')
  await visible(page, 'button', 'Signup/Login').click()
  await popup.getByRole('link', { name: /^Post Job/ }).click()
  await expect(page).toHaveURL('/employee_login')
  // On a phone the language takes the place in the header.
  await visible(page, 'link', 'Contact Us').first().click()
  await expect(page).toHaveURL('/Contact')
  await header(page).getByRole('link', { name: 'Kaamyab' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'S2-14: who is signed in is told so on public pages @long',
  { tag: '@phone' },
  async ({ page, prepare, enter }) => {
    await enter(await prepare.createCandidate())
    await page.goto('/Contact')
    await expect(visible(page, 'button', 'Already Login')).toBeVisible()
  },
)

test.describe('the header of home', { tag: '@phone' }, () => {
  // Hearts of saved jobs ask as soon as the page is there.
  test.use({ expectedRefusals: [/\/api\/(?:check_auth|saved-jobs\/ids)$/] })

  frontedTest(
    'S2-10: is the one of the role that the server names',
    async ({ page, prepare, enter, front }) => {
      await enter(await prepare.createCandidate())
      const answer = front.hold(/^\/api\/check_auth$/)
      await page.goto('/')
      await expect(header(page).getByRole('status')).toHaveText('Loading…')
      await expect(visible(page, 'button', 'Signup/Login')).toHaveCount(0)
      answer()
      await expect(visible(page, 'link', 'My Applications')).toBeVisible()
      await expect(header(page).getByRole('status')).toHaveCount(0)
    },
  )

  test('S2-11: believes no type that the browser made up @long', async ({
    page,
    prepare,
    enter,
  }) => {
    await enter({ ...(await prepare.createEmployer()), type: 'users' })
    await page.goto('/')
    await expect(visible(page, 'link', 'Dashboard')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('type'))).toBe('employee')
  })

  test('S2-12: is everybody’s when the session is over, and the session is forgotten @long', async ({
    page,
    prepare,
    enter,
  }) => {
    const person = await prepare.createCandidate()
    await prepare.logout(person)
    await enter(person)
    await page.goto('/')
    await expect(visible(page, 'button', 'Signup/Login')).toBeVisible()
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('type')])
    await expect.poll(stored).toEqual([null, null])
  })
})

const bars = {
  candidate: [
    ['Search Job', '/jobsearch'],
    ['Your Profile', '/candidate_profile'],
  ],
  employer: [
    ['Post Job', '/postjob'],
    ['Dashboard', '/employee_dashboard'],
    ['Your Profile', '/employee_profile'],
  ],
} as const

for (const role of ['candidate', 'employer'] as const) {
  test(
    `S2-15: the bar of a ${role} leads to their screens @long`,
    { tag: '@phone' },
    async ({ page, prepare, enter }) => {
      await enter(
        role === 'candidate' ? await prepare.createCandidate() : await prepare.createEmployer(),
      )
      for (const [name, address] of bars[role]) {
        await page.goto('/')
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name, exact: true })
          .filter({ visible: true })
          .click()
        await expect(page).toHaveURL(address)
      }
      await page.getByRole('banner').getByRole('link', { name: 'Kaamyab' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  )
}

test(
  'S11-30: every screen says that it is a demonstration @long',
  { tag: '@phone' },
  async ({ page, prepare, openBrowser }) => {
    // Four people, each with a browser of their own.
    test.slow()
    const screens = {
      '/candidate_login': page,
      '/jobsearch': await openBrowser(await prepare.createCandidate()),
      '/employee_dashboard': await openBrowser(await prepare.createEmployer()),
      '/section-5': await openBrowser(prepare.admin()),
    }
    for (const [address, theirs] of Object.entries(screens)) {
      await theirs.goto(address)
      await expect(theirs).toHaveURL(address)
      await expect(theirs.getByRole('complementary', { name: 'About this site' })).toContainText(
        'This is a demo. Nothing is really sent or paid.',
      )
    }
  },
)

test(
  'S2-19: the footer leads to the product’s places elsewhere',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/Frame-3')
    const names = await page
      .locator('footer .social')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
    expect(names).toEqual(['Facebook', 'Instagram', 'WhatsApp group', 'LinkedIn'])
    expect(await hrefsOf(page, 'footer .social')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^https:\/\//)]),
    )
  },
)

test('S2-43: messages stand at the bottom, once each, and cover nothing @phone @both', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/Contact')
  const submit = page.getByRole('button', { name: 'Submit' })
  const failure = toast(page, 'Error while submitting form. Please try again later.')
  await fillContact(page)
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  // From here on time passes as told: a busy machine takes longer over a step than a message stays.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  for (let tries = 0; tries < 2; tries += 1) {
    await submit.click()
    await expect(submit).toBeEnabled()
    await page.clock.runFor(100)
    await expect(failure).toHaveCount(1)
  }
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await toasts(page).boundingBox()
  const bottom = (box?.y ?? 0) + (box?.height ?? 0)
  expect(bottom).toBeGreaterThan(size.height / 2)
  expect(bottom).toBeLessThanOrEqual(size.height)
  expect(size.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
  for (const window of [{ width: 320, height: 640 }, { width: 360, height: 740 }, size]) {
    await page.setViewportSize(window)
    for (const fontSize of ['200%', '']) {
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters
      }, fontSize)
      await expect(toasts(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => page.evaluate(findCoveredByToasts)).toEqual([])
    }
  }
  // It ends with its cause.
  await context.setOffline(false)
  await expect(failure).toHaveCount(0)
})

test('S10-13: what went wrong stays longer @long', { tag: '@phone' }, async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/Contact')
  await fillContact(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  const failure = toast(page, 'Error while submitting form. Please try again later.')
  await expect(failure).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(limits.toastMs + 1000)
  await expect(failure).toBeVisible()
  await page.clock.runFor(limits.errorToastMs - limits.toastMs)
  await expect(failure).toHaveCount(0)
})

async function fillContact(page: Page): Promise<void> {
  const answers = { Name: 'Asha', 'Mobile number': '9876501234', Email: 'a@b.example' }
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer)
  await page.getByLabel('Your query').fill('Please call.')
  // The connection is lost after the page's script has come, which the first field asked for.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
