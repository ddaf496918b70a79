import type { Locator, Page } from '@playwright/test'
import { pngBytes } from '../support/fixtures.ts'
import { test as frontedTest } from './support/fronted.ts'
import { fillJob, openGroups } from './support/job-form.ts'
import { expectFieldError, toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
const group = (page: Page, name: string) => page.getByRole('region', { name })

async function fillWholeJob(page: Page): Promise<void> {
  await fillJob(page)
  await page.getByLabel('Working hours').fill('9')
  await page.getByLabel('Same as above address').check()
  await page.getByLabel('12th Passed').check()
}

test('S1-15: the form tells what is wrong, in place and in its order', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  await expect(
    page.getByRole('heading', { name: 'Post a job in 3 easy steps', level: 1 }),
  ).toBeVisible()
  await expect(page.getByLabel('Organization Name')).toHaveValue('Vaani Connect Pvt Ltd')
  await expect(page.getByLabel('Male and Female')).toBeChecked()

  await page.getByLabel('Organization Name').fill('')
  await page.getByLabel('Mobile number').fill('1234567890')
  await page.getByLabel('Email').fill('ritu@vaani')
  await submit(page).click()
  await expectFieldError(page.getByLabel('Organization Name'), 'Organization Name is required.')
  const summary = page.getByRole('region', { name: /Please fix \d+ fields/ })
  await expect(summary.getByRole('link')).toHaveText([
    'Organization Name is required.',
    'Enter a valid mobile number.',
    'Invalid email.',
    'Company name is required',
    'Job title is required',
    'Job Location is required',
    'Pincode is required',
    'State is required',
    'City is required',
    'Salary is required',
    'Job Description is required',
  ])

  await page.getByLabel('Same as above address').check()
  await expect(summary.getByRole('link', { name: 'Job Location is required' })).toBeHidden()
  await page.getByLabel('Email').fill('ritu@vaani.example')
  await expect(summary.getByRole('link', { name: 'Invalid email.' })).toBeHidden()
  await page.getByLabel('Job Description').fill('Pay the kit charge of 500 at the office.')
  await page.keyboard.press('Control+Enter')
  await expect(summary.getByRole('link', { name: 'Please remove “kit charge”' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Draft saved on this device')).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
})

test('S4-39: addresses are copied, followed and cleared @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await openGroups(page)
  const place = group(page, 'The work and the place')
  await page.getByLabel('Same as above address').check()
  await expect(place.getByLabel('Job Location')).toHaveValue('Tower B, Sector 62')
  await expect(place.getByLabel('Job Location')).toBeDisabled()
  await expect(place.getByLabel('City')).toHaveValue('Noida')
  await page.getByLabel('Organization Address').fill('Tower C')
  await expect(place.getByLabel('Job Location')).toHaveValue('Tower C')

  await expect(page.getByLabel('Same as Job Location')).toBeHidden()
  await page.getByLabel('Offline (In person)').check()
  await page.getByLabel('Same as Job Location').check()
  const interview = group(page, 'Interview')
  await expect(interview.getByLabel('Interview Location')).toHaveValue('Tower C')
  await expect(interview.getByLabel('State')).toBeDisabled()
  await interview.getByLabel('Interview Timing').fill('Mon to Sat')
  await page.getByLabel('Same as above address').uncheck()
  await expect(place.getByLabel('Pincode')).toHaveValue('')
  await expect(interview.getByLabel('Interview Location')).toHaveValue('')

  await page.getByLabel('Offline (In person)').uncheck()
  await expect(interview.getByLabel('Interview Timing')).toBeHidden()
  await page.getByLabel('Offline (In person)').check()
  await expect(interview.getByLabel('Interview Timing')).toHaveValue('')
  await expect(page.getByLabel('Same as Job Location')).not.toBeChecked()
  await interview.getByLabel('Pincode').fill('110001')
  await expect(interview.getByLabel('State')).toHaveValue('Delhi')
})

frontedTest(
  'S1-5: the first post is free, and is there once @core',
  async ({ page, prepare, enter, front }) => {
    await enter(await prepare.createEmployer())
    await page.goto('/postjob')
    await fillWholeJob(page)
    await expect(page.getByLabel('Category')).toHaveValue('telesales')
    await page.getByLabel('Company logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: pngBytes({ width: 64, height: 64 }),
    })
    await expect(page.getByText('logo.png')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Need Help? Contact Us' }).filter({ visible: true }),
    ).toHaveAttribute('href', '/Contact')
    const answer = front.hold(/^\/api\/posting-terms$/)
    await submit(page).click()
    await expect(
      page.getByRole('button', { name: 'Submitting…' }).filter({ visible: true }),
    ).toBeVisible()
    answer()

    await expect(page).toHaveURL(/\/pricing_page$/)
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    await page.reload()
    const bill = page.getByRole('region', { name: 'Checkout' })
    await expect(bill.getByText('Total including tax')).toBeVisible()
    await expect(bill.locator('img')).toBeVisible()
    await expect(bill.locator('dd')).toHaveText(['₹0', '₹0', '₹0'])
    await expect(bill).toContainText('Free Post, 15 days')
    await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(0)
    await expect(page.getByText(/valid 21 days|^Selected$/)).toHaveCount(0)
    await expect(bill).not.toContainText('In Demand')
    await page.getByRole('button', { name: 'Post free' }).click()

    const done = page.getByRole('dialog', { name: 'Job submitted' })
    await expect(done).toContainText(
      'Your job post has been successfully submitted. Your job post will be live after verification within 24 hours. Click here to make another post.',
    )
    await done.getByRole('button', { name: 'Make another post' }).click()
    await expect(page).toHaveURL(/\/postjob$/)
    await expect(page.getByLabel('Job title')).toHaveValue('')
    await expect(page.getByText('logo.png')).toBeHidden()

    await page.goto('/employee_dashboard')
    await expect(page.getByRole('link', { name: 'Vaani Connect' })).toHaveCount(1)
    const shownJob = page.getByRole('region', { name: 'Manage Job Posting' })
    await expect(
      shownJob.locator('.badge').getByText('Pending').filter({ visible: true }),
    ).toHaveCount(1)
  },
)

test('a logo that the browser lost is asked for again, and nothing else @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await fillWholeJob(page)
  await page.getByLabel('Company logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: pngBytes(),
  })
  await expect(page.getByText('logo.png')).toBeVisible()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('job-drafts').addEventListener('success', resolve)
      }),
  )
  await page.reload()
  await expect(page).toHaveURL(/\/postjob$/)
  await expect(
    page.getByText('Please choose the company logo again. All your other answers are saved.'),
  ).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveValue('Telecaller')
})

/** All that the site keeps on the device, as text; files by their names. */
const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = Object.entries(localStorage).flat()
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
        kept.push(...values.map((one) => (one instanceof File ? one.name : JSON.stringify(one))))
      }
      database.close()
    }
    return kept.join('\n')
  })

test('what was typed is gone from the device once its person has logged out @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await fillWholeJob(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pngBytes() }
  await page.getByLabel('Company logo').setInputFiles(logo)
  await expect(page.getByText('logo.png')).toBeVisible()
  await expect.poll(() => readDevice(page)).toMatch(/Call customers about[^]*logo\.png/)

  await page.goto('/employee_dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, log out' }).click()
  await expect(page).not.toHaveURL(/employee_dashboard/)
  await expect.poll(() => readDevice(page)).not.toContain('logo.png')
  expect(await readDevice(page)).not.toMatch(/Call customers|Vaani|Telecaller/)
})

test.describe('with a clock of its own', () => {
  test.use({ reusesContext: false })

  test('a browser whose storage answers nothing holds up no post @long', async ({
    page,
    prepare,
    enter,
  }) => {
    await enter(await prepare.createEmployer())
    await page.clock.install()
    await page.goto('/postjob')
    await fillWholeJob(page)
    await page.evaluate(() => {
      Object.defineProperty(indexedDB, 'open', { value: () => new EventTarget() })
    })
    await submit(page).click()
    const free = page.getByRole('button', { name: 'Post free' })
    await passPatience(page, free)
    await free.click()
    await passPatience(page, page.getByRole('dialog', { name: 'Job submitted' }))
  })
})

/** Until something is seen; how long a machine takes up to where a screen waits is not known. */
async function passPatience(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(seen).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test.describe('a post that fails', () => {
  test.use({ expectedRefusals: [/\/api\/postjob$/] })

  test('S11-25: because the free posts are used meanwhile shows the price', async ({
    page,
    prepare,
    enter,
  }) => {
    const employer = await prepare.createEmployer()
    await enter(employer)
    await page.goto('/postjob')
    await fillWholeJob(page)
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Post free' })).toBeVisible()
    await prepare.postJob(employer)
    await prepare.postJob(employer)
    await page.getByRole('button', { name: 'Post free' }).click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await expect(error).toContainText('You have used your free posts.')
    await error.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('region', { name: 'Checkout' }).locator('dd')).toHaveText([
      '₹399',
      '₹72',
      '₹471',
    ])
  })
})

test('what is typed stays on the device until it is thrown away @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await fillWholeJob(page)
  await page.reload()
  await expect(page.getByText('We saved your answers from last time.')).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveValue('Telecaller')
  await expect(page.getByLabel('Same as above address')).toBeChecked()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await expect(page.getByText('We saved your answers from last time.')).toBeHidden()
})

test('the card is shown as job seekers will see it @long', async ({
  page,
  prepare,
  enter,
}, info) => {
  await enter(await prepare.createEmployer())
  await page.goto('/postjob')
  await fillWholeJob(page)
  const isPhone = info.project.name === 'phone'
  if (isPhone) await page.getByRole('button', { name: 'Preview' }).click()
  const preview = isPhone
    ? page.getByRole('dialog', { name: 'Preview' })
    : page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('What job seekers will see')
  await expect(preview).toContainText('Telecaller')
  await expect(preview).toContainText('₹16,000 – 22,000')
  await expect(preview).toContainText('Pending')
})

test('S1-7: the prices are open to all, without a checkout', async ({ page }) => {
  await page.goto('/payment_gateway')
  await expect(page.getByText('*All prices are excluding taxes')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Basic' })).toContainText('₹549')
  await expect(page.getByRole('button', { name: 'Selected In Demand' })).toBeVisible()
  await page.getByRole('button', { name: 'Select Basic' }).click()
  await expect(page.getByRole('button', { name: 'Selected Basic' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeHidden()
})
