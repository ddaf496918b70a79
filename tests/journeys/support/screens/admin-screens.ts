import { expect } from '@playwright/test'
import { act, heading, postWaitingJobs } from '../approvals.ts'
import { addStoppedWork } from '../database.ts'
import { fieldError, toast } from '../messages.ts'
import type { Screen } from './screen.ts'

export const adminScreens: readonly Screen[] = [
  {
    name: 'the approvals',
    isCore: true,
    prepare: async ({ prepare, word }) => {
      await postWaitingJobs(prepare, word, 2)
      return { path: `/section-5?q=${word}`, person: prepare.admin() }
    },
    states: {
      waiting: async ({ page, word }) => {
        await expect(heading(page, `${word} 2`)).toBeVisible()
        await expect(page.getByText('Pincode 201301 matches Noida, Uttar Pradesh')).toBeVisible()
      },
      'with their keys': async ({ page, isPhone }) => {
        // No keys are told of on a phone.
        if (isPhone) return
        await page.keyboard.press('?')
        await expect(
          page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' }),
        ).toBeVisible()
      },
      accepted: async ({ page, isPhone, word }) => {
        if (!isPhone) await page.keyboard.press('Escape')
        await act(page, 'Accept').click()
        await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
        await page.goto(`/section-5?status=accepted&q=${word}`)
        await expect(heading(page, `${word} 2`)).toBeVisible()
      },
      'asks for changes': async ({ page, word }) => {
        await page.goto(`/section-5?q=${word}`)
        await act(page, 'Needs changes').click()
        await page.getByRole('dialog').getByLabel('Say why').fill('x'.repeat(80))
        await expect(page.getByText('What the employer reads')).toBeVisible()
        await page.getByRole('button', { name: 'Back' }).click()
      },
      reported: async ({ page, prepare, word }) => {
        const [jobId = ''] = await postWaitingJobs(prepare, `${word}r`, 1)
        await prepare.setJobStatus(jobId, 'accepted')
        const { token } = await prepare.createCandidate()
        const sent = await page.request.post(`/api/jobs/${jobId}/report`, {
          headers: { authorization: `Bearer ${token}` },
          data: { reason: 'askedForMoney', words: 'x'.repeat(200) },
        })
        expect(sent.ok()).toBe(true)
        await page.goto(`/section-5?status=reported&q=${word}r`)
        await expect(page.getByText('1 report')).toBeVisible()
      },
      'nothing found': async ({ page, word }) => {
        await page.goto(`/section-5?status=rejected&q=${word}`)
        await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
      },
      'asks whether to log out': async ({ page }) => {
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    },
  },
  {
    name: 'the admin’s edit',
    prepare: async ({ prepare, word }) => {
      const [jobId = ''] = await postWaitingJobs(prepare, word, 1)
      return { path: `/Edit/${jobId}`, person: prepare.admin() }
    },
    states: {
      filled: async ({ page, word }) => {
        await expect(page.getByLabel('Job title')).toHaveValue(`${word} 1`)
      },
      'with mistakes': async ({ page }) => {
        await page.getByLabel('Organization Name').fill('')
        await page.getByLabel('Salary from').fill('')
        await act(page, 'Save changes').click()
        await expect(fieldError(page, 'Organization Name is required.')).toBeVisible()
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      },
    },
  },
  {
    name: 'the applicants as an admin reads them',
    prepare: async ({ prepare }) => {
      const jobId = await prepare.postJob(await prepare.createEmployer())
      await prepare.setJobStatus(jobId, 'accepted')
      await prepare.createApplicant(jobId, 'Pooja Verma')
      return { path: `/check_responses/${jobId}`, person: prepare.admin() }
    },
    states: {
      read: async ({ page }) => {
        await expect(page.getByRole('article', { name: 'Pooja Verma' })).toContainText('Waiting')
      },
    },
  },
  {
    name: 'the audit record',
    prepare: async ({ prepare }) => {
      const jobId = await prepare.postJob(await prepare.createEmployer())
      await prepare.setJobStatus(jobId, 'accepted')
      return { path: `/audit?job=${jobId}`, person: prepare.admin() }
    },
    states: {
      read: async ({ page }) => {
        await expect(page.getByRole('listitem').filter({ hasText: 'Approved' })).toBeVisible()
      },
      'nothing recorded': async ({ page }) => {
        await page.getByLabel('To', { exact: true }).fill('2020-01-01')
        await page.getByRole('button', { name: 'Show', exact: true }).click()
        await expect(page.getByText('Nothing found')).toBeVisible()
      },
      'with a mistake': async ({ page }) => {
        await page.getByLabel('Job id').fill('x')
        await expect(page.getByText('Please enter a number, e-mail or full name')).toBeVisible()
        await page.getByRole('heading', { name: 'Audit record' }).scrollIntoViewIfNeeded()
      },
    },
  },
  {
    name: 'the overview',
    prepare: async ({ prepare }) => {
      await addStoppedWork('The mail server is unavailable: ETIMEDOUT')
      return { path: '/overview?days=30', person: prepare.admin() }
    },
    states: {
      'with bars': async ({ page }) => {
        await expect(page.getByRole('img', { name: /^In these days/ })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Show stopped work' })).toBeVisible()
      },
      'with a table': async ({ page }) => {
        await page.getByRole('button', { name: 'Show as a table' }).first().click()
        await expect(
          page.getByRole('table', { name: 'Applications and jobs by day' }),
        ).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Dates' }).click()
        await page.getByLabel(/^To/).fill('2026-01-01')
        await page.getByRole('button', { name: 'Show', exact: true }).click()
        await expect(page.getByText('The last day is before the first day').first()).toBeVisible()
      },
    },
  },
  {
    name: 'the admins',
    prepare: async ({ prepare }) => ({ path: '/admins', person: prepare.admin() }),
    states: {
      listed: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Admins', level: 1 })).toBeVisible()
        await expect(page.getByRole('table')).toBeVisible()
      },
    },
  },
  {
    name: 'the system',
    prepare: async ({ prepare }) => {
      await addStoppedWork(`The mail server is unavailable: ${'x'.repeat(150)}`)
      return { path: '/system', person: prepare.admin() }
    },
    states: {
      'at a glance': async ({ page }) => {
        await expect(page.getByRole('region', { name: 'Outside services' })).toBeVisible()
        await expect(page.getByText('The mail server is unavailable').first()).toBeVisible()
      },
      'asks before dropping': async ({ page }) => {
        await page.getByRole('button', { name: 'Drop' }).first().click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    },
  },
  {
    name: 'synonyms',
    prepare: async ({ prepare, page, word }) => {
      const admin = prepare.admin()
      const saved = await page.request.post('/api/sayings', {
        headers: { authorization: `Bearer ${admin.token}` },
        data: { phrase: `${word}${'a'.repeat(40)}`, meaning: word, filter: 'category:chat-email' },
      })
      expect(saved.ok()).toBe(true)
      return { path: `/sayings?q=${word}`, person: admin }
    },
    states: {
      listed: async ({ page, word }) => {
        await expect(page.getByText(`means ${word}`).first()).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Add a word' }).click()
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('Please enter the word').first()).toBeVisible()
      },
      'asks before removing': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      'nothing found': async ({ page, word }) => {
        await page.goto(`/sayings?q=${word}zzz`)
        await expect(page.getByText('No words found')).toBeVisible()
      },
    },
  },
  {
    name: 'an admin’s page, for whoever is none',
    prepare: async ({ prepare }) => ({
      path: '/section-5',
      person: await prepare.createCandidate(),
    }),
    states: {
      'is not there': async ({ page }) => {
        await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
      },
    },
  },
]
