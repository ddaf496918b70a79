import type { Page } from '@playwright/test'
import { pngBytes } from '../support/fixtures.ts'
import { expect, test } from './support/test.ts'

const inForm = (page: Page, name: string) => page.getByRole('region', { name })

/** A post of a past job takes no more than this, from the dashboard to the posted job. */
const mostTaps = 12
const mostCharacters = 40

test('S3-48: a second job is posted from a past one with few taps @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const past = 'Telecaller, Hindi Process'
  await prepare.postJob(employer, {
    jobTitle: past,
    openings: '5',
    shift: 'day',
    weekOff: 'sunday',
    joining: 'week',
  })
  await enter(employer)
  await page.goto('/employee_dashboard')
  let taps = 0
  let characters = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1
    await page.getByRole(role, { name }).filter({ visible: true }).first().click()
  }

  await tap('Post New Job', 'link')
  const start = inForm(page, 'Start from')
  await expect(start.getByRole('tab', { name: 'My past jobs' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await tap(new RegExp(past))
  await expect(start.getByRole('status')).toContainText(`Filled from ${past}`)
  for (const group of ['Your organization', 'The job', 'Pay and time', 'The work and the place']) {
    await expect(inForm(page, group).getByRole('button', { name: 'Change' })).toBeVisible()
  }
  await inForm(page, 'The job').getByRole('button', { name: 'Change' }).click()
  taps += 1
  const title = 'Telecaller, English Process'
  await page.getByLabel('Job title').fill(title)
  taps += 1
  characters += title.length
  await tap('Submit')
  await tap('Post free')
  await expect(page.getByRole('dialog', { name: 'Job submitted' })).toBeVisible()
  await tap('Go to Dashboard')
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
  expect({ taps, characters }).toEqual({ taps: 7, characters: 27 })
  expect(taps).toBeLessThanOrEqual(mostTaps)
  expect(characters).toBeLessThanOrEqual(mostCharacters)
})

test('S3-49: undoing a past job takes away the logo that it brought, and never an own one @desktop @both @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const past = 'Telecaller, Hindi Process'
  const logo = new Uint8Array(pngBytes())
  await prepare.postJob(employer, {
    jobTitle: past,
    profile: new File([logo], 'past.png', { type: 'image/png' }),
  })
  await enter(employer)
  await page.goto('/postjob')
  const start = inForm(page, 'Start from')
  const remove = page.getByRole('button', { name: 'Remove logo' })
  const pickPast = page.getByRole('button', { name: new RegExp(past) })
  await pickPast.click()
  await expect(remove).toBeAttached()
  await start.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toHaveCount(0)

  await page.getByLabel('Company logo').setInputFiles({
    name: 'own.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pngBytes()),
  })
  await expect(remove).toBeAttached()
  await pickPast.click()
  await start.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await expect(remove).toBeAttached()
})

test('S3-49: a template fills what was not typed, and can be undone @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  const start = inForm(page, 'Start from')
  await expect(page.getByLabel('Company hired for')).toBeVisible()
  await page.getByLabel('Company hired for').fill('Sahaj Desk')
  await start.getByRole('button', { name: 'Collections Executive' }).click()
  await expect(start.getByRole('status')).toContainText('Filled from Collections Executive')
  await expect(page.getByLabel('Job title')).toHaveValue('Collections Executive')
  await expect(page.getByLabel('Company hired for')).toHaveValue('Sahaj Desk')
  await expect(page.getByLabel('Organization Name')).toHaveValue('Vaani Connect Pvt Ltd')
  await start.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await expect(page.getByLabel('Company hired for')).toHaveValue('Sahaj Desk')
})
