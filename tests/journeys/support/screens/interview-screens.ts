import { expect } from '@playwright/test'
import { checkInLink, invitationLink, inviteAll } from '../interviews.ts'
import type { Screen } from './screen.ts'

const longName = 'Venkataraghavan Krishnamurthy Iyer'
const longTitle = 'International Customer Relationship Executive, nights'

export const interviewScreens: readonly Screen[] = [
  {
    name: 'interviews',
    prepare: async ({ prepare, page }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, longName)
      await inviteAll(page, person, jobId)
      return { path: '/interviews', person }
    },
    states: {
      'with times': async ({ page }) => {
        await expect(page.getByText(/1 of 10 places taken/)).toBeVisible()
      },
      'of a new form with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Make interview times' }).click()
        const form = page.getByRole('dialog', { name: 'Make interview times' })
        await form.getByRole('button', { name: 'Make them' }).click()
        await expect(form.getByText('Choose a day')).toBeVisible()
      },
      'before one is called off': async ({ page }) => {
        await page.getByRole('button', { name: 'Back', exact: true }).click()
        await page.getByRole('button', { name: /^Call off / }).click()
        await expect(page.getByText('1 person is told at once.')).toBeVisible()
      },
    },
  },
  {
    name: 'the day sheet',
    prepare: async ({ prepare, page }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, longName)
      return { path: `/interviews/${await inviteAll(page, person, jobId)}`, person }
    },
    states: {
      'with people': async ({ page }) => {
        await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible()
      },
      marked: async ({ page }) => {
        const row = page.getByRole('listitem', { name: longName })
        await row.getByRole('button', { name: /^Attended/ }).click()
        await page.getByRole('button', { name: 'Close message' }).click()
        await expect(row.getByText('Attended', { exact: true })).toBeVisible()
      },
    },
  },
]

export const statisticsScreens: readonly Screen[] = [
  {
    name: 'statistics of a job',
    prepare: async ({ prepare }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, longName)
      return { path: `/statistics/${jobId}`, person }
    },
    states: {
      'with bars': async ({ page }) => {
        await expect(page.getByRole('img', { name: /seen|views/ })).toBeVisible()
      },
      'with a table': async ({ page }) => {
        await page.getByRole('button', { name: 'Show as a table' }).click()
        await expect(page.getByRole('table', { name: 'By day' })).toBeVisible()
      },
    },
  },
]

const mobileNumber = '9000000077'

export const invitationScreens: readonly Screen[] = [
  {
    name: 'the check-in at the poster',
    prepare: async ({ prepare, page }) => {
      const employer = await prepare.createEmployer()
      const jobId = await prepare.postJob(employer, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, longName, { mobileNumber })
      const day = await inviteAll(page, employer, jobId)
      // '/check-in/…', signed for this job
      return { path: await checkInLink(page, employer, day) }
    },
    states: {
      open: async ({ page }) => {
        await expect(page.getByRole('button', { name: 'I am here' })).toBeVisible()
      },
      'with a number of nobody': async ({ page }) => {
        await page.getByLabel('Your mobile number').fill('9000000001')
        await page.getByRole('button', { name: 'I am here' }).click()
        await expect(page.getByText('This number has no interview here')).toBeVisible()
      },
      'with a number': async ({ page }) => {
        await page.getByLabel('Your mobile number').fill(mobileNumber)
        await page.getByRole('button', { name: 'I am here' }).click()
        await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible()
      },
    },
  },
  {
    name: 'an invitation to an interview',
    prepare: async ({ prepare, page }) => {
      const employer = await prepare.createEmployer()
      const jobId = await prepare.postJob(employer, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      const candidate = await prepare.createApplicant(jobId, longName)
      await inviteAll(page, employer, jobId)
      // '/interview/…', signed for this applicant
      return { path: await invitationLink(page, candidate) }
    },
    states: {
      open: async ({ page }) => {
        await expect(
          page.getByRole('heading', { name: 'You are called for an interview' }),
        ).toBeVisible()
      },
      accepted: async ({ page }) => {
        await page.getByRole('button', { name: 'Coming' }).click()
        await expect(page.getByRole('heading', { name: 'You are expected' })).toBeVisible()
      },
      declined: async ({ page }) => {
        await page.getByRole('button', { name: 'Can’t come' }).click()
        await expect(
          page.getByRole('heading', { name: 'You said no to this interview' }),
        ).toBeVisible()
      },
    },
  },
  {
    name: 'an interview that was moved',
    prepare: async ({ prepare, page }) => {
      const employer = await prepare.createEmployer()
      const jobId = await prepare.postJob(employer, { jobTitle: longTitle })
      await prepare.setJobStatus(jobId, 'accepted')
      const candidate = await prepare.createApplicant(jobId, longName)
      await inviteAll(page, employer, jobId)
      const later = new Date(Date.now() + 22 * 3_600_000)
      await inviteAll(page, employer, jobId, { kind: 'slot', at: later })
      // '/interview/…', signed for this applicant
      return { path: await invitationLink(page, candidate) }
    },
    states: {
      open: async ({ page }) => {
        await expect(page.getByText(/^HR moved your interview\. Before: /)).toBeVisible()
      },
    },
  },
]
