import { randomUUID } from 'node:crypto'
import { limits } from '../../src/contract/limits.ts'
import { hydrate } from './support/hydration.ts'
import { postLiveJob, postLiveJobs } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('pay is filtered by with its counts, and taken off again where it is in the way @phone @long', async ({
  page,
  prepare,
}) => {
  const word = `W${randomUUID().slice(0, 8)}`
  await postLiveJob(prepare, { jobTitle: `${word} high`, salary: '₹32,000' })
  await postLiveJob(prepare, { jobTitle: `${word} low`, salary: '₹12,000' })
  await page.goto(`/jobs?q=${word}`)
  await hydrate(page)
  await expect(page.getByRole('article').first()).toContainText(`${word} low`)
  await page.getByRole('link', { name: 'Highest pay first' }).click()
  await expect(page.getByRole('article').first()).toContainText(`${word} high`)

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const pay = sheet.getByRole('combobox', { name: 'Salary' })
  await expect(pay.getByRole('option', { name: '₹30,000 or more (1)' })).toBeAttached()
  await pay.selectOption('30000')
  await sheet.getByRole('button', { name: 'Show 1 job' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto(`/jobs?q=${word}&salary=50000&sort=pay`)
  await page.getByRole('link', { name: 'Without “Salary”: 2 jobs' }).click()
  await expect(page.getByRole('heading', { name: '2 jobs' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(`${word} high`)
})

test('the filters name every company once they are opened @phone @long', async ({
  page,
  prepare,
}) => {
  const word = `W${randomUUID().slice(0, 8)}`
  const count = limits.filterChoicesAtFirst + 1
  await postLiveJobs(prepare, count, (index) => ({ companyName: `${word} ${index}` }))
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const companies = sheet.getByRole('combobox', { name: 'Company' })
  await expect(companies.getByRole('option', { name: word })).toHaveCount(count)
  await companies.selectOption(`${word} 0`)
  await sheet.getByRole('button', { name: 'Show 1 job' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an incomplete pincode is told at its field of the sheet @desktop', async ({
  page,
  prepare,
}) => {
  await postLiveJob(prepare)
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const field = sheet.getByRole('textbox', { name: 'Near pincode' })
  await field.fill('20130')
  await field.blur()
  await expect(sheet.getByText('A pincode has 6 digits')).toBeVisible()
  await field.fill('201301')
  await expect(sheet.getByText('A pincode has 6 digits')).toHaveCount(0)
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/near=201301/)
  await expect(page.getByRole('link', { name: 'Nearest first' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('button', { name: /^All filters/ })).toHaveText('All filters1')
})

test('what work, where and how far search at once, and the address has them @desktop', async ({
  page,
  prepare,
}) => {
  const word = `W${randomUUID().slice(0, 8)}`
  await postLiveJob(prepare, { jobTitle: `${word} here` })
  const far = { jobCity: 'Jaipur', jobState: 'Rajasthan', jobPincode: '302001' }
  await postLiveJob(prepare, { jobTitle: `${word} far`, ...far })
  await page.goto(`/jobs?q=${word}`)
  await hydrate(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  const what = page.getByRole('combobox', { name: 'What work?' })
  const where = page.getByRole('combobox', { name: 'Where?' })
  const howFar = page.getByRole('combobox', { name: 'How far?' })
  await expect(what).toHaveValue(word)
  await howFar.selectOption('5')
  await expect(page.getByText('Type a pincode under “Where?” first.')).toBeVisible()
  await where.fill('201301')
  await where.press('Enter')
  await expect(page).toHaveURL(/near=201301/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(howFar).toHaveValue('5')
  await howFar.selectOption('20')
  await expect(page).toHaveURL(/near=201301&within=20/)
  await howFar.selectOption('Any distance')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(where).toHaveValue('')
  // What is no town of the list narrows by its words.
  await where.fill('Jaipur')
  await page.getByRole('button', { name: 'Search Job' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(`${word} far`)
})

test('words that are still being typed and a place are both kept by one press @desktop', async ({
  page,
  prepare,
}) => {
  const word = `W${randomUUID().slice(0, 8)}`
  await postLiveJob(prepare, { jobTitle: word })
  await page.goto('/jobs')
  await hydrate(page)
  await page.clock.install()
  await page.getByRole('combobox', { name: 'Where?' }).fill('201301')
  await page.getByRole('combobox', { name: 'What work?' }).fill(word)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search Job' }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}&near=201301`))
})

test('a search for nothing leads to the words, by the names that the page came with @desktop', async ({
  page,
}) => {
  await page.goto('/jobs')
  await hydrate(page)
  await page.getByRole('button', { name: 'Search Job' }).click()
  await expect(page.getByRole('combobox', { name: 'What work?' })).toBeFocused()
  await expect(page).toHaveURL('/jobs')
})
