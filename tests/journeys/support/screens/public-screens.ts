import { expect } from '@playwright/test'
import { letCodesBeAskedFor } from '../database.ts'
import { postLiveJob, postLiveJobs } from '../live-jobs.ts'
import { fieldError } from '../messages.ts'
import { at } from './screen.ts'
import type { Screen, Stage } from './screen.ts'

/** The page's title is to be seen. */
const titled =
  (name: string) =>
  async ({ page }: Stage): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

const legal = {
  '/refund_policy': 'Cancellation and Refund Policy for Recruiters',
  '/terms_conditions': 'Terms & Conditions',
  '/privacy_policy': 'Privacy Policy',
} as const

export const publicScreens: readonly Screen[] = [
  {
    name: 'home',
    prepare: at('/'),
    states: {
      'for employers': titled('Powering Your Hiring Success'),
      'for job seekers': async ({ page }) => {
        await page.getByRole('button', { name: 'For job seekers' }).click()
        await expect(page.getByRole('heading', { name: 'Get Your Job In 48 Hours' })).toBeVisible()
      },
      'asks what one looks for': async ({ page }) => {
        await page.getByRole('button', { name: 'Signup/Login' }).click()
        await expect(page.getByRole('dialog', { name: 'What are you looking for?' })).toBeVisible()
      },
    },
  },
  { name: 'language', prepare: at('/language'), states: { read: titled('Choose your language') } },
  { name: 'about', prepare: at('/Frame-3'), states: { read: titled('About us') } },
  ...Object.entries(legal).map(([path, title]) => ({
    name: path,
    prepare: at(path),
    states: { read: titled(title) },
  })),
  {
    name: 'check a recruiter',
    prepare: at('/check'),
    states: {
      empty: titled('Check a recruiter'),
      'not known': async ({ page }) => {
        await page.getByLabel('Phone number or company name').fill('91234 56789')
        await page.getByRole('button', { name: 'Check', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Not known to us' })).toBeVisible()
      },
    },
  },
  {
    name: 'contact',
    prepare: at('/Contact'),
    states: {
      empty: titled('Contact Us'),
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(
          page.getByRole('main').getByText('Query is required', { exact: true }),
        ).toBeVisible()
      },
      sent: async ({ page }) => {
        await page.getByLabel('Name').fill('Asha Rao')
        await page.getByLabel('Mobile number').fill('9876501234')
        await page.getByLabel('Email').fill('asha@example.com')
        await page.getByLabel('Your query').fill('I paid and it still shows Pending.')
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
      },
    },
  },
  {
    name: 'public search',
    prepare: async ({ prepare, word }) => {
      await postLiveJobs(prepare, 3, (index) => ({ jobTitle: `${word} number ${index}` }))
      return { path: `/jobs?q=${word}` }
    },
    states: {
      'with jobs': async ({ page }) => {
        await expect(page.getByRole('article')).toHaveCount(3)
        await expect(page.getByRole('button', { name: 'Signup/Login' })).toBeVisible()
      },
      'without a job': async ({ page, word }) => {
        await page.goto(`/jobs?q=${word}nobody`)
        await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
      },
      'with jobs that are close': async ({ page, word }) => {
        await page.goto(`/jobs?q=${word}&salary=100000&near=201301&within=20`)
        await expect(
          page.getByRole('link', { name: 'Search without “Salary”: 3 jobs' }),
        ).toBeVisible()
      },
    },
  },
  {
    name: 'a public job',
    isCore: true,
    prepare: async ({ prepare }) => ({ path: `/jobs/${await postLiveJob(prepare)}` }),
    states: {
      read: titled('Customer Support Executive'),
      'with the ways to pass it on': async ({ page }) => {
        await page.locator('summary').click()
        await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible()
      },
    },
  },
  {
    name: 'a report without signing in',
    prepare: async ({ prepare }) => ({ path: `/report/x-${await postLiveJob(prepare)}` }),
    states: {
      empty: titled('What is wrong with this job?'),
      'without a reason': async ({ page }) => {
        await page.getByRole('button', { name: 'Send the report' }).click()
        await expect(fieldError(page, 'Choose what is wrong')).toBeVisible()
      },
      'about money': async ({ page }) => {
        await page.getByRole('radio', { name: 'They asked for money' }).check()
        await page.getByLabel('How much?').fill('two')
        await page.getByRole('button', { name: 'Send the report' }).click()
        await expect(fieldError(page, /Write the amount in rupees/)).toBeVisible()
      },
      sent: async ({ page }) => {
        await page.getByLabel('How much?').fill('2000')
        await page.getByRole('button', { name: 'Send the report' }).click()
        await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused()
      },
    },
  },
  {
    name: 'a company',
    prepare: async ({ prepare, page, word }) => {
      const name = `${word} Venkataraghavan International Business Process Services`
      const employer = await prepare.createEmployer({ organizationname: name })
      const jobId = await prepare.postJob(employer, { companyName: name })
      await prepare.setJobStatus(jobId, 'accepted')
      await page.goto(`/jobs/${jobId}`)
      const link = page.getByRole('link', { name: /What we checked of/ })
      return { path: new URL((await link.getAttribute('href')) ?? '', page.url()).pathname }
    },
    states: {
      read: async ({ page, word }) => {
        await expect(page.getByRole('heading', { name: new RegExp(word), level: 1 })).toBeVisible()
        await expect(page.getByText('Papers not checked yet')).toBeVisible()
      },
    },
  },
  {
    name: 'a job that is over',
    refusals: [/\/jobs\//],
    prepare: async ({ prepare }) => {
      const jobId = await postLiveJob(prepare)
      await prepare.setJobStatus(jobId, 'pause')
      await postLiveJob(prepare)
      return { path: `/jobs/${jobId}` }
    },
    states: { stamped: titled('This job is not open any more.') },
  },
  {
    name: 'the jobs of a category in a city',
    prepare: async ({ prepare }) => {
      await postLiveJob(prepare, { category: 'Delivery', jobCity: 'Kohima' })
      return { path: '/jobs/delivery-in-kohima' }
    },
    states: {
      'with jobs': titled('Delivery jobs in Kohima'),
      'without a job': async ({ page }) => {
        await page.goto('/jobs/delivery-in-tawang')
        await expect(page.getByText('no open jobs right now')).toBeVisible()
      },
    },
  },
  {
    name: 'jobs by city',
    prepare: at('/jobs/by-city'),
    states: { read: titled('Jobs by city') },
  },
  {
    name: 'the page for when the line is dead',
    prepare: at('/offline'),
    states: { read: titled('No internet') },
  },
  {
    name: 'an address that leads nowhere',
    refusals: [/\/no-such-page/],
    prepare: at('/no-such-page'),
    states: { read: titled('We could not find this page') },
  },
  {
    name: 'a page that can not be shown',
    needsOwnContext: true,
    // The browser tells in the console what the page could not do.
    refusals: [/^/],
    prepare: async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', { value: undefined })
      })
      return { path: '/jobsearch' }
    },
    states: { told: titled('Unexpected Application Error!') },
  },
]

const logins = {
  '/candidate_login': 'Candidate LogIn/SignUp',
  '/employee_login': 'Employer LogIn/SignUp',
  '/Admin': 'Only Admins Login Page',
} as const

/** The three logins up to a wrong code. */
export const loginScreens: readonly Screen[] = Object.entries(logins).map(([path, title]) => ({
  name: path,
  isLikeAnother: path !== '/candidate_login',
  refusals: [/\/verify-otp$/],
  prepare: at(path),
  states: {
    'asks for the number': titled(title),
    'finds the number wrong': async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(fieldError(page, 'Please enter a valid 10-digit phone number')).toBeVisible()
    },
    'asks for the code': async ({ page, phone }) => {
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByText(/Send again in/)).toBeVisible()
    },
    'finds the code wrong': async ({ page, prepare, phone }) => {
      await page
        .getByLabel('OTP')
        .fill((await prepare.readCode(phone)) === '000000' ? '1' : '000000')
      await page.getByRole('button', { name: 'Verify OTP' }).click()
      await expect(fieldError(page, 'Invalid OTP. Please try again.')).toBeVisible()
    },
    'offers another way for the code': async ({ page, phone }) => {
      await letCodesBeAskedFor(phone, 2)
      await page.getByRole('button', { name: 'Change number' }).click()
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Get it on WhatsApp' })).toBeVisible()
    },
  },
}))
