import { expect } from '@playwright/test'
import { addCompanyToCheck } from '../companies.ts'
import type { Screen } from './screen.ts'

const longName = 'Venkataraghavan International Business Process Services'

export const companyScreens: readonly Screen[] = [
  {
    name: 'the team of a company',
    prepare: async ({ prepare, page }) => {
      const person = await prepare.createEmployer({ organizationname: longName })
      await page.request.post('/api/team/members', {
        headers: { authorization: `Bearer ${person.token}` },
        data: {
          name: 'Sathyanarayanan Venkatasubramanian',
          phoneNumber: '9000000055',
          role: 'viewer',
        },
      })
      return { path: '/team', person }
    },
    states: {
      'with somebody invited': async ({ page }) => {
        await expect(page.getByText('1 invite is waiting.')).toBeVisible()
      },
      'with mistakes': async ({ page }) => {
        await page.getByRole('button', { name: 'Invite', exact: true }).click()
        await expect(page.getByText('Name is required').first()).toBeVisible()
      },
      'before an invite is taken back': async ({ page }) => {
        await page.getByRole('button', { name: /^Take back/ }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    },
  },
  {
    name: 'what was checked of a company',
    prepare: async ({ prepare }) => ({
      path: '/company',
      person: await prepare.createEmployer({ organizationname: longName }),
    }),
    states: {
      'little checked': async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Phone checked' })).toBeVisible()
      },
      'with a wrong number': async ({ page }) => {
        await page.getByRole('button', { name: 'Add the GSTIN' }).click()
        await page.getByRole('textbox', { name: /^GSTIN/ }).fill('09AABCV1234M1Z8')
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(page.getByText(/This is not a right GSTIN/).first()).toBeVisible()
      },
      'with a photo that is missing': async ({ page }) => {
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('button', { name: 'Add a photo', exact: true }).click()
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(page.getByText('Add a photo of the board').first()).toBeVisible()
      },
      'with an agent without companies': async ({ page }) => {
        await page.getByLabel('About your company').fill('We answer calls in Hindi. '.repeat(20))
        await page.getByRole('radio', { name: 'For other companies' }).check()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Name the companies that you hire for').first()).toBeVisible()
      },
      'with a photo for the page that is missing': async ({ page }) => {
        await page.getByRole('button', { name: 'Add a photo to the page' }).click()
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await expect(page.getByText('Say what the photo shows').first()).toBeVisible()
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      },
      'waiting for a code': async ({ page }) => {
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('button', { name: 'Add a work e-mail' }).click()
        const address = 'venkataraghavan.krishnamurthy@business-process.example'
        await page.getByLabel('Work e-mail').fill(address)
        await page.getByRole('button', { name: 'Send a code' }).click()
        await expect(page.getByLabel('Code from the mail')).toBeVisible()
        // The header, taller in some languages, covers a part of what is pressed below the top.
        await page.evaluate(() => scrollTo(0, 0))
      },
    },
  },
]

export const organisationScreens: readonly Screen[] = [
  {
    name: 'companies',
    prepare: async ({ prepare, page, word }) => {
      await addCompanyToCheck({ prepare, page }, `${word} ${longName}`)
      return { path: '/organisations', person: prepare.admin() }
    },
    states: {
      'to check': async ({ page, word }) => {
        await page.goto(`/organisations?q=${word}`)
        await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible()
      },
      'nothing found': async ({ page, word }) => {
        await page.goto(`/organisations?show=all&q=${word}zzz`)
        await expect(page.getByText('No company fits this.')).toBeVisible()
      },
    },
  },
  {
    name: 'a company for admins',
    prepare: async ({ prepare, page, word }) => {
      const id = await addCompanyToCheck({ prepare, page }, `${word} ${longName}`)
      return { path: `/organisations/${id}`, person: prepare.admin() }
    },
    states: {
      'with something to check': async ({ page }) => {
        await expect(page.getByRole('button', { name: 'GSTIN holds' })).toBeVisible()
      },
      'asks why it fails': async ({ page }) => {
        await page.getByRole('button', { name: 'GSTIN fails' }).click()
        await expect(page.getByRole('group', { name: 'Why does it fail?' })).toBeVisible()
      },
      failed: async ({ page }) => {
        await page.getByRole('button', { name: /another company's name/ }).click()
        await expect(page.getByText('Failed', { exact: true })).toBeVisible()
      },
      'is not there': async ({ page }) => {
        await page.goto(`/organisations/${crypto.randomUUID()}`)
        await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
      },
    },
    refusals: [/\/api\/organisations\//],
  },
  {
    name: 'blocks',
    prepare: ({ prepare }) => ({ path: '/blocks', person: prepare.admin() }),
    states: {
      'with what is missing': async ({ page }) => {
        await page.getByRole('button', { name: 'Block', exact: true }).click()
        await expect(page.getByText('Write what you found').first()).toBeVisible()
      },
    },
  },
  {
    name: 'the admins’ search',
    prepare: async ({ prepare, word }) => {
      await prepare.createEmployer({ organizationname: `${word} ${longName}` })
      return { path: '/blocks', person: prepare.admin() }
    },
    states: {
      empty: async ({ page }) => {
        await page.getByRole('button', { name: 'Find any job' }).click()
        await expect(page.getByRole('option', { name: 'Go to Payments' })).toBeVisible()
      },
      found: async ({ page, word }) => {
        await page.getByRole('combobox').fill(word)
        await expect(page.getByRole('group', { name: 'People' })).toBeVisible()
      },
      'nothing found': async ({ page, word }) => {
        await page.getByRole('combobox').fill(`${word}zzz`)
        await expect(page.getByText('Try the phone number')).toBeVisible()
      },
    },
  },
]
