import type { Page } from '@playwright/test'
import { limits } from '../../src/server/lib/limits.ts'
import { query } from './support/journey-database.ts'
import { expectFieldError, fieldError, toast } from './support/messages.ts'
import { adminPhoneOf, newPhone } from './support/people.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

test.use({ reusesContext: true })

const number = (page: Page) => page.getByLabel('Mobile number')
const code = (page: Page) => page.getByLabel('OTP')
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' })

const storedSession = (page: Page) =>
  page.evaluate(() => ({
    hasToken: localStorage.getItem('token') !== null,
    type: localStorage.getItem('type'),
  }))

const nobody = { hasToken: false, type: null }

async function askForCode(page: Page, phone: string): Promise<void> {
  await number(page).fill(phone)
  await login(page).click()
  await expect(code(page)).toBeFocused()
}

/** As if the last code of a number had been sent so much earlier. */
const letPass = (phone: string, seconds: number) =>
  query(
    `update login_codes set sent_at = sent_at - make_interval(secs => $2),
       next_send_at = next_send_at - make_interval(secs => $2) where phone = $1`,
    [`+91${phone}`, seconds],
  )

const logins = [
  {
    path: '/candidate_login',
    title: 'Candidate LogIn/SignUp',
    other: 'Looking for a hiring?',
    otherPath: '/employee_login',
    type: 'users',
    start: '/first_details',
  },
  {
    path: '/employer_login',
    title: 'Employer LogIn/SignUp',
    other: 'Looking for a Job?',
    otherPath: '/candidate_login',
    type: 'employee',
    start: '/employee_profile',
  },
  {
    path: '/Admin',
    title: 'Only Admins Login Page',
    other: 'Employer sign-in',
    otherPath: '/employee_login',
    type: 'admin',
    start: '/section-5',
  },
] as const

const efforts = { users: ' @core', employee: ' @long', admin: '' } as const

test.describe('a sign-in with mistakes on the way', () => {
  test.use({ expectedRefusals: [/\/verify-otp$/] })

  for (const { path, title, other, otherPath, type, start } of logins) {
    test(`S1-9: leads in through ${path}${efforts[type]}`, async ({ page, prepare }, info) => {
      const phone =
        type === 'admin'
          ? adminPhoneOf[info.project.name === 'phone' ? 'phone' : 'desktop']
          : newPhone()
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(`${title} | Kaamyab`)
      await expect(page.getByRole('link', { name: other })).toHaveAttribute('href', otherPath)
      await expect(page.getByText('+91', { exact: true })).toBeVisible()

      for (const wrong of ['', '12345']) {
        await number(page).fill(wrong)
        await login(page).click()
        await expectFieldError(number(page), 'Please enter a valid 10-digit phone number')
      }

      await askForCode(page, phone)
      await expect(toast(page, 'OTP sent successfully!')).toBeVisible()
      await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
      await expect(page.getByText(`+91 ${phone.slice(0, 2)}••• ••${phone.slice(7)}`)).toBeVisible()
      await expect(page.getByText(/Send again in 0:[0-3]\d/)).toBeVisible()

      await verify(page).click()
      await expectFieldError(code(page), 'Please enter the OTP')
      const sent = await prepare.readCode(phone)
      await code(page).fill(sent === '000000' ? '000001' : '000000')
      await verify(page).click()
      await expectFieldError(code(page), 'Invalid OTP. Please try again.')

      await code(page).fill(sent)
      await code(page).press('Enter')
      await expect(page).toHaveURL(start)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await storedSession(page)).toEqual({ hasToken: true, type })
    })
  }

  test('a code dies at the fifth wrong try @long', async ({ page, prepare }) => {
    const phone = newPhone()
    await page.goto('/candidate_login')
    await askForCode(page, phone)
    const sent = await prepare.readCode(phone)
    const wrong = ['111111', '222222', '333333'].filter((guess) => guess !== sent)
    for (let time = 0; time < 5; time++) {
      // Another one than before: the last answer's complaint goes, and the next one is this try's.
      await code(page).fill(wrong[time % 2] ?? '')
      await expect(code(page)).not.toHaveAccessibleDescription(/Invalid/)
      await verify(page).click()
      await expect(code(page)).toHaveAccessibleDescription('Invalid OTP. Please try again.')
    }
    await code(page).fill(sent)
    await expect(code(page)).not.toHaveAccessibleDescription(/Invalid/)
    await verify(page).click()
    await expect(code(page)).toHaveAccessibleDescription('Invalid OTP. Please try again.')
    expect(await storedSession(page)).toEqual(nobody)
  })
})

test('S4-1: the code is verified aloud, and the sign-in is told of on the next screen', async ({
  page,
  prepare,
}) => {
  await signIn(page, prepare, 'employer', newPhone())
  await expect(toast(page, 'OTP verified successfully!')).toBeVisible()
})

test.describe('a second code', () => {
  test.use({ expectedRefusals: [/\/send-otp$/], reusesContext: false })

  test('may be asked for when the clock has run down @long', async ({ page, prepare }) => {
    const phone = newPhone()
    await page.clock.install()
    await page.goto('/candidate_login')
    await askForCode(page, phone)

    // Another number was meant; then it was the first one after all.
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(number(page)).toBeFocused()
    await expect(number(page)).toHaveValue(phone)
    await login(page).click()
    await expect(
      fieldError(page, 'We just sent you a code. Please wait before asking for another'),
    ).toBeVisible()

    const again = page.getByRole('button', { name: 'Send again' })
    await expect(again).toBeDisabled()
    await letPass(phone, limits.loginCodeResendSeconds[0])
    await page.clock.fastForward(limits.loginCodeResendSeconds[0] * 1000)
    await expect(again).toBeEnabled()
    await expectUsable(page)
    const first = await prepare.readCode(phone)
    await again.click()
    await expect(page.getByText(/Send again in (1:00|0:5\d)/)).toBeVisible()
    await expect(code(page)).toBeFocused()
    await expect.poll(() => prepare.readCode(phone)).not.toBe(first)
    await code(page).fill(await prepare.readCode(phone))
    await verify(page).click()
    await expect(page).toHaveURL('/first_details')
  })
})

test.describe('somebody who is no admin', () => {
  test.use({ expectedRefusals: [/\/generateToken$/] })

  test('S6-13: is turned away at the admin login', async ({ page, prepare }) => {
    await signIn(page, prepare, 'admin', newPhone())
    await expectFieldError(number(page), 'Please Login with Admin credentials')
    expect(await storedSession(page)).toEqual(nobody)
  })
})

test('S2-24: somebody signed in does not see the login @long', async ({ page, prepare, enter }) => {
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_login')
  await expect(page).toHaveURL('/jobsearch')
  await page.goto('/candidate_login?next=%2Fcandidate_profile')
  await expect(page).toHaveURL('/candidate_profile')
  for (const elsewhere of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'nowhere',
  ]) {
    await page.goto(`/candidate_login?next=${encodeURIComponent(elsewhere)}`)
    await expect(page).toHaveURL('/jobsearch')
  }
  // The other side of the market is another account.
  await page.goto('/employee_login')
  await expect(page.getByRole('heading', { name: 'Employer LogIn/SignUp' })).toBeVisible()
})

const sessionScreens = {
  '/candidate_login': [
    '/first_details',
    '/candidate_profile',
    '/jobsearch?q=tele&education=12thPassed',
    '/job_details/some-job',
    '/applyform/some-job',
  ],
  '/employee_login': [
    '/employee_profile',
    '/employee_dashboard',
    '/postjob',
    '/postedjobinfo?jobId=some-job',
    '/responses/some-job',
    '/check_responses/some-job',
  ],
  '/Admin': ['/edit/some-job'],
} as const

for (const [loginPath, screens] of Object.entries(sessionScreens)) {
  test(`S1-51: screens without a session send to ${loginPath} and name the way back${loginPath === '/candidate_login' ? '' : ' @long'}`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page).toHaveURL(`${loginPath}?next=${encodeURIComponent(screen)}`)
      await expect(toast(page, 'Please login to continue')).toBeVisible()
    }
  })
}

for (const [next, arrival] of [
  ['/jobs?q=tele', '/jobs?q=tele'],
  ['//evil.example/jobs', '/first_details'],
] as const) {
  test(`S1-52: signing in with ${next} to come back to leads to ${arrival}${next.startsWith('//') ? '' : ' @long'}`, async ({
    page,
    prepare,
  }) => {
    const phone = newPhone()
    await page.goto(`/candidate_login?next=${encodeURIComponent(next)}`)
    await askForCode(page, phone)
    await code(page).fill(await prepare.readCode(phone))
    await verify(page).click()
    await expect(page).toHaveURL(arrival)
    // The login is no step of the way back.
    await page.goBack()
    await expect(page).not.toHaveURL(/_login/)
  })
}

test.describe('logging out', () => {
  test('S2-16: asks in a dialog that tells the way back @long', async ({
    page,
    prepare,
    enter,
  }) => {
    await enter(await prepare.createEmployer())
    await page.goto('/employee_dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'You can come back any time with your phone number.',
    )
  })

  // A header with its Logout is the same on all screens of a person.
  for (const { role, path, ready, tag } of [
    { role: 'candidate', path: '/candidate_profile', ready: 'My Applications', tag: ['@long'] },
    { role: 'candidate', path: '/', ready: 'How to start', tag: [] },
    { role: 'employer', path: '/employee_dashboard', ready: 'No jobs available!', tag: [] },
  ] as const) {
    test(
      `S2-17: ${role}s leave from ${path} @long`,
      { tag: [...tag] },
      async ({ page, prepare, enter, request }) => {
        const person =
          role === 'candidate' ? await prepare.createCandidate() : await prepare.createEmployer()
        await enter(person)
        await page.goto(path)
        await expect(page.getByRole('heading', { name: ready })).toBeVisible()
        const logout = page.getByRole('button', { name: 'Logout' })
        const question = page.getByRole('alertdialog', {
          name: 'Are you sure you want to log out?',
        })
        await logout.click()
        await question.getByRole('button', { name: 'Cancel' }).click()
        await expect(question).toBeHidden()
        await expect(logout).toBeFocused()
        expect(await storedSession(page)).toEqual({ hasToken: true, type: person.type })

        await logout.click()
        await question.getByRole('button', { name: 'Yes, log out' }).click()
        const said = page.getByRole('dialog', { name: 'Logged out successfully' })
        await expect(said).toBeVisible()
        const shownAt = Date.now()
        expect(await storedSession(page)).toEqual(nobody)
        await expect(said).toBeHidden()
        expect(Date.now() - shownAt).toBeGreaterThan(1200)
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('button', { name: 'Signup/Login' })).toBeVisible()

        const checked = await request.post('/api/check_auth', {
          headers: { authorization: `Bearer ${person.token}` },
        })
        expect(checked.status()).toBe(401)
      },
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the login pages show their form', async ({ page }) => {
    for (const path of ['/candidate_login', '/employee_login']) {
      await page.goto(path)
      await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
    }
  })
})
