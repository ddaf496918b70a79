import { expect } from '@playwright/test'
import {
  chooseInWindow,
  createPayer,
  fillJobToCheckout,
  openWindow,
  paidDialog,
  payButton,
  payNow,
} from '../checkout.ts'
import { letJobEndIn } from '../database.ts'
import { fieldError } from '../messages.ts'
import { at } from './screen.ts'
import type { Screen } from './screen.ts'

export const paymentScreens: readonly Screen[] = [
  {
    name: 'prices',
    prepare: at('/pricing_page'),
    states: {
      read: async ({ page }) => {
        await expect(page.getByText('*All prices are excluding taxes')).toBeVisible()
      },
    },
  },
  {
    name: 'paying for a job',
    prepare: async ({ prepare }) => ({ path: '/postjob', person: await createPayer(prepare) }),
    states: {
      'the checkout': async ({ page, word }) => {
        await fillJobToCheckout(page, word)
      },
      'billing details': async ({ page }) => {
        await payButton(page, '₹471').click()
        const dialog = page.getByRole('dialog', { name: 'Billing details' })
        await expect(dialog.getByLabel('State')).toHaveValue('Uttar Pradesh')
      },
      'billing details with a mistake': async ({ page }) => {
        await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZX')
        await page.getByRole('button', { name: 'Save and pay' }).click()
        await expect(
          fieldError(page, 'This GSTIN does not fit. Check the 15 letters.'),
        ).toBeVisible()
      },
      paid: async ({ page }) => {
        await page.getByLabel('GSTIN').fill('')
        await page.getByRole('button', { name: 'Save and pay' }).click()
        await chooseInWindow(page, 'Success')
        await expect(paidDialog(page)).toBeVisible()
      },
      'the job and its invoice': async ({ page, word }) => {
        await paidDialog(page).getByRole('button', { name: 'Done' }).click()
        await expect(page.getByText(word, { exact: true }).filter({ visible: true })).toBeVisible()
        const company = page.getByRole('link', { name: 'Vaani Connect' })
        await company.filter({ visible: true }).first().click()
        await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid')
      },
    },
  },
  {
    name: 'a payment that was given up',
    isLikeAnother: true,
    prepare: async ({ prepare }) => ({ path: '/postjob', person: await createPayer(prepare) }),
    states: {
      told: async ({ page, word }) => {
        await fillJobToCheckout(page, word)
        await openWindow(page)
        await chooseInWindow(page, 'Close')
        await expect(page.getByRole('dialog', { name: 'Payment Cancelled' })).toBeVisible()
      },
      'offered again on the dashboard': async ({ page }) => {
        await page.getByRole('button', { name: 'Go to Dashboard' }).click()
        await expect(payNow(page)).toBeVisible()
      },
    },
  },
  {
    name: 'plans and bills',
    prepare: async ({ prepare }) => ({ path: '/billing', person: await createPayer(prepare) }),
    states: {
      empty: async ({ page }) => {
        await expect(page.getByText('No bills yet. They come here after you pay.')).toBeVisible()
      },
      'posts bought': async ({ page }) => {
        await openWindow(page, '₹1,705')
        await chooseInWindow(page, 'Success')
        await expect(page.getByRole('dialog', { name: 'Posts bought' })).toBeVisible()
      },
      bills: async ({ page }) => {
        await page.getByRole('button', { name: 'Done' }).click()
        await expect(page.getByText('5 Basic posts')).toBeVisible()
      },
    },
  },
  {
    name: 'the renewal of a job',
    prepare: async ({ prepare, word }) => {
      const person = await prepare.createEmployer()
      const jobId = await prepare.postJob(person, { jobTitle: `${word} Executive` })
      await prepare.setJobStatus(jobId, 'accepted')
      await letJobEndIn(jobId, 1)
      return { path: `/renew/${jobId}`, person }
    },
    states: {
      plans: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Renew your job' })).toBeVisible()
      },
    },
  },
  {
    name: 'the payments as an admin sees them',
    prepare: ({ prepare }) => ({ path: '/payments', person: prepare.admin() }),
    states: {
      listed: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
      },
    },
  },
]
