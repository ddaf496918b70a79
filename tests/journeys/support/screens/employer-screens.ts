import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Person, Preparations } from '../api.ts'
import { fillJob, openGroups } from '../job-form.ts'
import { fieldError } from '../messages.ts'
import type { Screen } from './screen.ts'

const longCompany = 'Venkataraghavan International Business Process Services'
const longTitle = 'International Customer Relationship Executive, nights'

async function fillLongJob(page: Page): Promise<void> {
  await openGroups(page)
  await fillJob(page, { title: longTitle, company: longCompany })
  await page.getByLabel('Same as above address').check()
}

/** An employer with a job in each status. */
async function createPoster(prepare: Preparations): Promise<Person> {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { companyName: longCompany, jobTitle: longTitle })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.postJob(employer)
  return employer
}

export const employerScreens: readonly Screen[] = [
  {
    name: 'the employer’s first profile',
    prepare: async ({ prepare }) => ({
      path: '/employee_profile',
      person: await prepare.signIn('employer'),
    }),
    states: {
      empty: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByRole('link', { name: 'Valid Pincode is required' })).toBeVisible()
      },
    },
  },
  {
    name: 'the employer’s profile',
    prepare: async ({ prepare }) => ({
      path: '/employee_profile',
      person: await prepare.createEmployer(),
    }),
    states: {
      filled: async ({ page }) => {
        await expect(page.getByLabel('Female')).toBeChecked()
      },
      'with a wrong picture': async ({ page }) => {
        await page.getByLabel('Your picture or logo').setInputFiles({
          name: 'notes-with-a-very-long-name-that-no-line-holds.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('no picture'),
        })
        await expect(fieldError(page, /Please upload an image/)).toBeVisible()
      },
    },
  },
  {
    name: 'the privacy of an employer',
    prepare: async ({ prepare }) => ({
      path: '/my-privacy',
      person: await prepare.createEmployer(),
    }),
    states: {
      read: async ({ page }) => {
        await expect(
          page.getByRole('heading', { name: 'What data we have, and why' }),
        ).toBeVisible()
      },
    },
  },
  {
    name: 'the dashboard of a new employer',
    prepare: async ({ prepare }) => ({
      path: '/employee_dashboard',
      person: await prepare.createEmployer(),
    }),
    states: {
      empty: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
      },
    },
  },
  {
    name: 'the dashboard',
    prepare: async ({ prepare }) => ({
      path: '/employee_dashboard',
      person: await createPoster(prepare),
    }),
    states: {
      'with jobs': async ({ page }) => {
        await expect(page.getByRole('link', { name: longCompany })).toBeVisible()
      },
      'shares a job': async ({ page }) => {
        await page.getByRole('button', { name: `More for ${longTitle}` }).click()
        const entries = page.getByRole('menu').or(page.getByRole('dialog'))
        await entries
          .getByRole('menuitem', { name: 'Share' })
          .or(entries.getByRole('button', { name: 'Share' }))
          .click()
        await expect(page.getByRole('dialog', { name: 'Share this job' })).toBeVisible()
      },
      'explains what waits': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Check Response' }).first().click()
        await expect(page.getByRole('dialog', { name: 'Under Progress' })).toBeVisible()
      },
    },
  },
  {
    name: 'a posted job',
    prepare: async ({ prepare }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { companyName: longCompany, jobTitle: longTitle })
      return { path: `/postedjobinfo?jobId=${jobId}`, person }
    },
    states: {
      read: async ({ page }) => {
        await expect(page.getByRole('heading', { name: longTitle })).toBeVisible()
      },
    },
  },
  {
    name: 'the edit of a live job',
    prepare: async ({ prepare }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { companyName: longCompany, jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      return { path: `/edit-job/${jobId}`, person }
    },
    states: {
      changed: async ({ page }) => {
        await page.getByLabel('Job title').fill('x'.repeat(60))
        // The list of changes says it as well.
        const form = page.getByRole('form', { name: 'Fill Job Details' })
        await expect(form.getByText(`Was ${longTitle}`)).toBeVisible()
      },
      'with the library of questions': async ({ page }) => {
        await page.getByRole('button', { name: 'Add questions' }).click()
        const library = page.getByRole('dialog', { name: 'Question library' })
        await library.getByRole('checkbox', { name: 'How well do you speak English?' }).check()
        await expect(library.getByRole('button', { name: 'Use 1 question' })).toBeVisible()
      },
      'with a must-have': async ({ page }) => {
        await page.getByRole('button', { name: 'Use 1 question' }).click()
        await page.getByRole('button', { name: /^Must have: / }).click()
        await expect(page.getByText('Answer wanted: Good')).toBeVisible()
      },
    },
  },
  {
    name: 'posting a job',
    isCore: true,
    refusals: [/\/api\/postjob$/],
    prepare: async ({ prepare }) => ({ path: '/postjob', person: await prepare.createEmployer() }),
    states: {
      empty: async ({ page }) => {
        await expect(page.getByLabel('Organization Name')).toHaveValue('Vaani Connect Pvt Ltd')
      },
      'with mistakes': async ({ page }) => {
        await openGroups(page)
        await page.getByLabel('Mobile number').fill('1234567890')
        await page.getByRole('button', { name: 'Submit', exact: true }).click()
        await expect(page.getByRole('region', { name: /Please fix \d+ fields/ })).toBeVisible()
        // The header, taller in some languages, covers a part of what is pressed below the top.
        await page.evaluate(() => scrollTo(0, 0))
      },
      'filled, with an interview in person': async ({ page }) => {
        await page.getByLabel('Mobile number').fill('9876543210')
        await fillLongJob(page)
        await page.getByLabel('Offline (In person)').check()
        await page.getByLabel('Same as Job Location').check()
        await page.getByLabel('Interview Timing').fill('Mon to Sat')
        await expect(page.getByRole('region', { name: /Please fix \d+ field/ })).toBeHidden()
      },
      'kept from last time': async ({ page }) => {
        await page.reload()
        await expect(page.getByText('We saved your answers from last time.')).toBeVisible()
      },
      'seen as job seekers will': async ({ page, isPhone }) => {
        if (isPhone) await page.getByRole('button', { name: 'Preview' }).click()
        const preview = isPhone
          ? page.getByRole('dialog', { name: 'Preview' })
          : page.getByRole('complementary', { name: 'Preview' })
        await expect(preview).toContainText(longTitle)
      },
      'the free checkout': async ({ page, isPhone }) => {
        if (isPhone) await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Submit', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
      },
      failed: async ({ page }) => {
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Post free' }).click()
        await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible()
      },
      posted: async ({ page }) => {
        await page.context().setOffline(false)
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        await page.getByRole('button', { name: 'Post free' }).click()
        await expect(page.getByRole('dialog', { name: 'Job submitted' })).toBeVisible()
      },
    },
  },
  {
    name: 'the applicants',
    isCore: true,
    prepare: async ({ prepare }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, 'Venkataraghavan Krishnamurthy Iyer', {
        email: 'venkataraghavan.krishnamurthy.iyer@mail.example',
      })
      await prepare.createApplicant(jobId, 'Pooja Verma')
      return { path: `/responses/${jobId}`, person }
    },
    states: {
      new: async ({ page }) => {
        await expect(page.getByRole('article', { name: 'Pooja Verma' })).toBeVisible()
      },
      'the first of them': async ({ page, isPhone }) => {
        const name = 'Venkataraghavan Krishnamurthy Iyer'
        const open = isPhone ? `Details of ${name}` : name
        await page.getByRole('button', { name: open }).click()
        const card = page.getByRole('article', { name })
        await expect(card.getByText('Date of birth')).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
      },
      'after a call with a note': async ({ page }) => {
        const card = page.getByRole('article', { name: 'Venkataraghavan Krishnamurthy Iyer' })
        const note = card.getByRole('textbox', { name: 'Write a note' })
        await note.fill('Speaks clearly and has worked for two large companies before. '.repeat(3))
        await card.getByRole('button', { name: 'Save' }).click()
        await expect(card.getByText(/^Speaks clearly/)).toBeVisible()
        await page.getByRole('button', { name: 'Close message' }).click()
        await card.getByRole('link', { name: /^Call / }).click()
        await expect(card.getByRole('group', { name: /How did the call/ })).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
      },
      'some of them picked': async ({ page, isPhone }) => {
        if (isPhone) await page.getByRole('button', { name: 'Pick many' }).click()
        await page.getByRole('checkbox', { name: 'Pick Pooja Verma' }).check()
        await expect(page.getByRole('region', { name: 'Picked applicants' })).toBeVisible()
      },
      'with their keys': async ({ page, isPhone }) => {
        await page.getByRole('button', { name: 'Clear' }).click()
        if (isPhone) await page.getByRole('button', { name: 'Pick many' }).click()
        // No keys are told of on a phone.
        if (isPhone) return
        await page.getByRole('button', { name: 'all keys' }).click()
        await expect(
          page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' }),
        ).toBeVisible()
      },
      'one decided on': async ({ page, isPhone }) => {
        if (!isPhone) await page.keyboard.press('Escape')
        await page
          .getByRole('button', { name: /^Shortlist/ })
          .filter({ visible: true })
          .first()
          .click()
        await page.getByRole('button', { name: 'Close message' }).click()
        await page.getByRole('tab', { name: 'Shortlisted' }).click()
        await expect(
          page.getByRole('button', { name: 'Shortlisted' }).filter({ visible: true }),
        ).toBeDisabled()
      },
      'nobody found': async ({ page }) => {
        await page.getByRole('searchbox').fill('nobody')
        await expect(page.getByRole('heading', { name: 'No results for “nobody”' })).toBeVisible()
      },
      'nobody there': async ({ page }) => {
        await page.getByRole('tab', { name: 'Rejected' }).click()
        await page.getByRole('searchbox').fill('')
        await expect(page.getByRole('heading', { name: 'No candidates here yet' })).toBeVisible()
      },
    },
  },
]
