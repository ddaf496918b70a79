import type { Page } from '@playwright/test'
import { hydrate } from './support/hydration.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { expect, isUnusedPreload, test } from './support/test.ts'
import { expectReadable } from './support/usable.ts'

const employerPitch = 'Powering Your Hiring Success'
const candidatePitch = 'Get Your Job In 48 Hours'
const mission =
  'To revolutionize the job search and recruitment process in India by connecting job seekers with employers'
const vision = 'To create a future where every individual has access to meaningful employment'

const legalPages = [
  ['/refund_policy', 'Cancellation and Refund Policy for Recruiters', 'processed in 5-7 business'],
  ['/terms_conditions', 'Terms & Conditions', 'Last updated 02-10-2024'],
  ['/privacy_policy', 'Privacy Policy', 'Last updated December 03, 2024'],
] as const

const publicPages = ['/', '/Frame-3', '/Contact', ...legalPages.map(([path]) => path)]

/** After this time a browser reports what a page has asked for ahead and not used. */
const unusedAfterMs = 5_000

const pitch = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('S1-2: home can be read and left @core', async ({ page }) => {
    await page.goto('/')
    await expect(pitch(page)).toHaveText(employerPitch)
    await expect(page.getByRole('button', { name: 'Stop the moving messages' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stop the logos' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Companies that hire from us' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Company logo \d+$/ })).toHaveCount(12)
    await expect(page.getByText(mission)).toBeVisible()
    await expect(page.getByText(vision)).toBeVisible()
    await page.getByRole('link', { name: 'Looking for a Job? Click Here' }).first().click()
    await expect(page).toHaveURL(/\/candidate_login$/)
  })

  test('Signup/Login shows the choice on the page, which stays as it was asked for @long', async ({
    page,
  }) => {
    for (const path of ['/', '/jobs?q=sales']) {
      await page.goto(path)
      const choice = page.getByRole('region', { name: 'What are you looking for?' })
      await expect(choice).toBeHidden()
      await page.getByRole('button', { name: 'Signup/Login' }).click()
      await expect(choice).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}\\??#choose$`))
      await expect(choice.getByRole('link', { name: 'Post Job' })).toHaveAttribute(
        'href',
        '/employee_login',
      )
      await expectReadable(page)
      await choice.getByRole('link', { name: 'Search Job' }).click()
      await expect(page).toHaveURL('/candidate_login')
    }
    const note = page.locator('.stalled noscript')
    expect(await note.evaluate((element) => element.textContent)).toContain('needs JavaScript')
    await note.locator('a', { hasText: 'all jobs' }).click()
    await expect(page).toHaveURL('/jobs')
  })

  test('S2-41: the contact page tells where to ring and write @long', async ({ page }) => {
    await page.goto('/contact')
    // Locators by text look past what stands in it.
    const note = page.locator('noscript > div')
    await expect(note).toBeVisible()
    expect(await note.evaluate((element) => element.textContent)).toContain('needs JavaScript')
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
    // Nobody can be reached by a placeholder, so it is no link.
    for (const sample of ['+91 00000 00000', 'support@example.com', 'New Delhi']) {
      await expect(page.getByRole('main').getByText(`${sample} (sample)`)).toBeVisible()
      await expect(page.getByRole('link', { name: sample })).toHaveCount(0)
    }
  })

  for (const [path, title, said] of legalPages) {
    test(`S1-4: ${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(pitch(page)).toHaveText(title)
      await expect(page.getByText(said)).toBeVisible()
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }
})

test('no page asks ahead for a file that it does not use @phone @long', async ({
  context,
  prepare,
  enter,
}) => {
  const job = await postLiveJob(prepare)
  await enter(await prepare.createCandidate())
  const unused: string[] = []
  const open = async (path: string) => {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (isUnusedPreload(message)) unused.push(`${path}: ${message.text()}`)
    })
    await page.goto(path)
    await hydrate(page)
    return page
  }
  const pages = ['/jobs', `/jobs/${job}`, '/jobs/by-city', '/jobsearch', `/job_details/${job}`]
  const opened = await Promise.all([...publicPages, ...pages].map(open))
  await opened.at(-1)?.waitForTimeout(unusedAfterMs)
  expect(unused).toEqual([])
})

test('S10-4: the refund policy tells its terms', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/refund_policy')
  for (const term of [
    'Ask for a refund within 7 days of the payment.',
    'processed in 5-7 business days',
    'Fees of published jobs and of subscriptions that have started are non-refundable.',
    'A job post can be cancelled only before it is published.',
  ])
    await expect(page.getByText(term)).toBeVisible()
})

test('S2-42: the privacy policy is for nobody under 13', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/privacy_policy')
  await expect(page.getByText('This site is not for children under 13')).toBeVisible()
  await expect(page.getByText('support@example.com (sample)').first()).toBeVisible()
  await expect(page.getByText('+91 00000 00000 (sample)').first()).toBeVisible()
})

test.describe('the hero', () => {
  const turn = 5000
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })
  const openHome = async (page: Page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Stop the moving messages' })).toBeVisible()
    await hydrate(page)
  }

  test('turns before anybody does anything, and goes on from there @phone @both', async ({
    page,
  }) => {
    await page.goto('/')
    await page.clock.runFor(turn)
    await expect(pitch(page)).toHaveText(candidatePitch)
    await expect(page.getByRole('region', { name: 'For job seekers' })).toBeVisible()
    await hydrate(page)
    await expect(pitch(page)).toHaveText(candidatePitch)
    await page.clock.runFor(turn)
    await expect(pitch(page)).toHaveText(employerPitch)
  })

  test('S2-1: turns every five seconds', { tag: '@phone' }, async ({ page }) => {
    await openHome(page)
    await expect(pitch(page)).toHaveText(employerPitch)
    await page.clock.runFor(turn)
    await expect(pitch(page)).toHaveText(candidatePitch)
    await page.clock.runFor(turn)
    await expect(pitch(page)).toHaveText(employerPitch)
  })

  test('S2-2: rests while it is pointed at or has the focus @desktop @both', async ({
    page,
    isMobile,
  }) => {
    await openHome(page)
    if (!isMobile) {
      await pitch(page).hover()
      await page.clock.runFor(3 * turn)
      await expect(pitch(page)).toHaveText(employerPitch)
      await page.mouse.move(0, 0)
    }
    await page.getByRole('link', { name: 'Post Job' }).first().focus()
    await page.clock.runFor(3 * turn)
    await expect(pitch(page)).toHaveText(employerPitch)
  })

  test('S2-3: is stopped, chosen and started by the keyboard @desktop @both @long', async ({
    page,
  }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'For job seekers' }).focus()
    await page.keyboard.press('Enter')
    await expect(pitch(page)).toHaveText(candidatePitch)
    await expect(page.getByRole('button', { name: 'For job seekers' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.clock.runFor(3 * turn)
    await expect(pitch(page)).toHaveText(candidatePitch)
    await page.getByRole('button', { name: 'Start the moving messages' }).focus()
    await page.keyboard.press('Space')
    await page.clock.runFor(turn)
    await expect(pitch(page)).toHaveText(employerPitch)
    await page.keyboard.press('Space')
    await page.clock.runFor(3 * turn)
    await expect(pitch(page)).toHaveText(employerPitch)
  })

  test(
    'S2-4: stays on its first message where less motion is wanted',
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await hydrate(page)
      await expect(page.getByRole('button', { name: 'Start the moving messages' })).toBeVisible()
      await page.clock.runFor(3 * turn)
      await expect(pitch(page)).toHaveText(employerPitch)
      const line = page
        .getByRole('region', { name: 'Companies that hire from us' })
        .getByRole('list')
      await expect(line).toHaveCSS('animation-name', 'none')
      await expect(line.locator('li:visible')).toHaveCount(12)
    },
  )
})

test(
  'S2-8: the logos are stopped by their button and by the focus @long',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const strip = page.getByRole('region', { name: 'Companies that hire from us' })
    const line = strip.getByRole('list')
    await expect(line).toHaveCSS('animation-duration', '18s')
    await expect(line).toHaveCSS('animation-play-state', 'running')
    await page.getByRole('button', { name: 'Stop the logos' }).click()
    await expect(line).toHaveCSS('animation-play-state', 'paused')
    await page.getByRole('button', { name: 'Start the logos' }).click()
    await page.mouse.move(0, 0)
    await expect(line).toHaveCSS('animation-play-state', 'running')
    await strip.focus()
    await expect(line).toHaveCSS('animation-play-state', 'paused')
  },
)

for (const path of ['/candidate_login', '/employee_login']) {
  test(`S2-23: ${path} shows the companies too @long`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Company that hire from us' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Company logo \d+$/ })).toHaveCount(12)
  })
}

test('home greets by role', { tag: '@phone' }, async ({ page, prepare, enter }) => {
  await enter(await prepare.createEmployer())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

for (const path of publicPages) {
  test(`${path} has one title`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test(
  'S2-18: every link of the footer leads somewhere @long',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/Frame-3')
    const footer = page.getByRole('contentinfo')
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const own = hrefs.filter((href) => href.startsWith('/'))
    expect(own).toEqual(
      expect.arrayContaining([
        '/',
        '/#about-us',
        '/employee_login',
        '/candidate_login',
        '/Contact',
        '/refund_policy',
        '/privacy_policy',
        '/pricing_page',
        '/terms_conditions',
      ]),
    )
    for (const href of own) {
      expect((await page.request.get(href)).status(), href).toBe(200)
    }
    await footer.getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeInViewport()
  },
)

test(
  'S2-22: the copyright line says that notifications are not allowed @long',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const dialog = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: /All rights reserved/ }).click()
    const shown = await dialog
    expect(shown.type()).toBe('alert')
    expect(shown.message()).toBe('You have not allowed notifications.')
    await shown.accept()
    await click
  },
)

test.describe('a request for a call back', { tag: '@phone' }, () => {
  test.use({ expectedRefusals: [/\/submitForm$/] })

  test('S1-3: is sent once and worked through by an admin', async ({
    page,
    prepare,
    enter,
    context,
  }) => {
    const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/Contact')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    for (const problem of ['Name', 'Mobile number', 'Email', 'Query']) {
      await expect(
        page.getByRole('main').getByText(`${problem} is required`, { exact: true }),
      ).toBeVisible()
    }

    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('9876501234')
    await page.keyboard.press('Tab')
    await page.keyboard.type('asha@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('I paid and it still shows Pending.')
    await page.keyboard.press('Tab')
    await awaitQuietNetwork(page)
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Error while submitting form. Please try again later.'),
    ).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()

    await enter(prepare.admin())
    await page.goto('/section-5')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByLabel('Name, phone, email, text or ticket number').fill(name)
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(listed).toHaveCount(1)
    await listed.click()
    const opened = page.getByRole('article', { name: 'Open case' })
    await expect(opened).toBeVisible()
    await page.keyboard.press('o')
    await expect(
      opened.getByLabel('Who is on it').getByRole('option', { selected: true }),
    ).toHaveText('You')
    await opened.getByRole('button', { name: 'Mark as done' }).click()
    const note = opened.getByLabel('What came of it?')
    await expect(note).toBeFocused()
    await note.fill('Called. The payment arrived.')
    await opened.getByRole('button', { name: 'Mark as done' }).click()
    await expect(opened.getByRole('button', { name: 'Open again' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await listed.click()
    await expect(opened).toContainText('Called. The payment arrived.')
    await opened.getByRole('button', { name: 'Open again' }).click()
    await expect(note).toHaveValue('Called. The payment arrived.')
  })

  test('S1-42: is no business of anybody but admins', async ({ page, prepare, enter }) => {
    await enter(await prepare.createEmployer())
    await page.goto('/inbox')
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  })
})
