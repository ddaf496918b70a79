import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectUsable } from './support/usable.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find any job' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option')
const status = (page: Page) => page.getByRole('dialog').getByRole('status')

test('S2-1130: an admin finds a company from any page, opens it, and finds it again among the last ones @desktop @both @core', async ({
  page,
  prepare,
  enter,
}, { project }) => {
  const word = `Teevra${randomUUID().slice(0, 6)}`
  const employer = await prepare.createEmployer({
    organizationname: `${word} Riders`,
    name: 'Sunil Gowda',
  })
  const jobId = await prepare.postJob(employer, {
    jobTitle: 'Delivery Partner',
    companyName: `${word} Riders`,
  })
  await enter(prepare.admin())
  await page.goto('/payments')

  await page.getByRole('button', { name: 'Find any job' }).click()
  await expect(field(page)).toBeFocused()
  await expect(options(page).filter({ hasText: 'Go to Audit record' })).toBeVisible()
  await field(page).fill(word.toLowerCase())
  // With the act that blocks the company.
  await expect(status(page)).toHaveText('4 found')
  for (const [group, text] of [
    ['Companies', `${word} Riders`],
    ['Jobs', 'Delivery Partner'],
    ['People', 'Sunil Gowda'],
  ] as const) {
    const found = page.getByRole('group', { name: group }).getByRole('option')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(text)
  }
  await expectUsable(page)
  await page.getByRole('button', { name: 'People 1' }).click()
  await expect(options(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'All 3' }).click()
  await options(page).filter({ hasText: 'Delivery Partner' }).click()
  await expect(page).toHaveURL(new RegExp(`/section-5\\?status=waiting&q=${jobId}`))
  await expect(page.getByRole('heading', { name: 'Delivery Partner' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Find any job' }).click()
  const recent = page.getByRole('group', { name: 'Opened last' }).getByRole('option')
  await expect(recent).toHaveText(['Delivery Partner'])
  await expectUsable(page)
  if (project.name === 'phone') await page.getByRole('button', { name: 'Close' }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S2-1175: what was found, and a phone number that is typed, can be blocked from the search @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const word = `Quill${randomUUID().slice(0, 6)}`
  const employer = await prepare.createEmployer({ organizationname: `${word} Works` })
  await enter(prepare.admin())
  await page.goto('/system')
  await expect(page.getByRole('button', { name: 'Find any job' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill(word)
  await options(page)
    .filter({ hasText: `Block ${word} Works` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Block ${word} Works?` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const phone = employer.phone.slice(-10)
  await page.keyboard.press('Control+k')
  await field(page).fill(phone)
  await options(page)
    .filter({ hasText: `Block phone ${phone}` })
    .click()
  await expect(page.getByLabel('Number, 10 digits')).toHaveValue(phone)
  await expect(page.getByText('1 account and 0 live jobs use this now.')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('radio', { name: 'Asked for money' }).check()
  await page.getByLabel('What you found').fill('Asked two people for ₹500.')
  await page.getByLabel('Until').selectOption('30 days')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: phone })
  await expect(row).toContainText('ends on')
})

test('S2-1131: the keys alone open the search, choose, and open what is chosen here or in a new tab @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const word = `Quill${randomUUID().slice(0, 6)}`
  await prepare.createEmployer({ organizationname: `${word} Works` })
  await enter(prepare.admin())
  await page.goto('/blocks')
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Find any job' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('sys')
  await expect(options(page)).toHaveText(['Go to System'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/system$/)
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type(word)
  await expect(status(page)).toHaveText('3 found')
  await expect(options(page).nth(2)).toContainText(`Block ${word} Works`)
  const [company, person] = [options(page).nth(0), options(page).nth(1)]
  const chosen = async () => await field(page).getAttribute('aria-activedescendant')
  expect(await chosen()).toBe(await company.getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await expect(person).toHaveAttribute('aria-selected', 'true')
  expect(await chosen()).toBe(await person.getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(company).toHaveAttribute('aria-selected', 'true')

  const opening = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const tab = await opening
  await expect(tab).toHaveURL(/\/organisations\/[\da-f-]{36}$/)
  await tab.close()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${word} Works` }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S2-1132: an old answer never takes the place of a newer one, and Enter waits for what was typed @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const word = `Slow${randomUUID().slice(0, 6)}`
  await prepare.createEmployer({ organizationname: `${word} One`, name: 'Asha Rao' })
  await prepare.createEmployer({ organizationname: `${word} Two`, name: 'Asha Rao' })
  await enter(prepare.admin())
  await page.goto('/system')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/find', async (route) => {
    const { q } = route.request().postDataJSON()
    if (q === `${word} on`) await held
    await route.continue().catch(() => undefined)
  })

  await expect(page.getByRole('button', { name: 'Find any job' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill(word)
  await expect(options(page)).toHaveCount(6)
  const asking = page.waitForRequest('**/api/find')
  await field(page).fill(`${word} on`)
  await asking
  // The list before stays, but is not what was typed.
  await expect(options(page)).toHaveCount(6)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await field(page).fill(`${word} tw`)
  await expect(status(page)).toHaveText('3 found')
  release()
  await expect(options(page)).toHaveText([/Two/, /Two/, /Two/])
  await page.waitForTimeout(300)
  await expect(options(page)).toHaveText([/Two/, /Two/, /Two/])
})

test.describe('without an answer', () => {
  test.use({ expectedRefusals: [/\/api\/find$/] })

  test('S2-1133: what finds nothing, and a search that fails, say what to do @desktop @both', async ({
    page,
    prepare,
    enter,
  }) => {
    await enter(prepare.admin())
    await page.goto('/system')
    await page.getByRole('button', { name: 'Find any job' }).click()
    const text = `zz${randomUUID().slice(0, 8)}`
    await field(page).fill(text)
    await expect(page.getByText(`Nothing found for ‘${text}’. Try the phone number.`)).toBeVisible()
    await expectUsable(page)

    await page.route('**/api/find', (route) => route.fulfill({ status: 503, body: '' }))
    await field(page).fill('Asha')
    await expect(page.getByRole('alert')).toContainText('Search is away. Try again.')
    await expectUsable(page)
    await page.unroute('**/api/find')
    await field(page).fill(text)
    await expect(page.getByText(/^Nothing found/)).toBeVisible()
  })
})
