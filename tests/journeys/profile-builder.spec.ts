import type { Page } from '@playwright/test'
import { postLiveJob } from './support/live-jobs.ts'
import { fieldError } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const thisYear = new Date().getFullYear()

test.use({ expectedRefusals: [/\/api\/my-profile\//] })

/** Counts what a thumb does: a choice of a list is two taps, the list and the line. */
function counted(page: Page) {
  const spent = { taps: 0, characters: 0 }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    spent,
    async tap(name: string | RegExp) {
      spent.taps += 1
      await button(name).click()
    },
    async check(role: 'radio' | 'checkbox', name: string | RegExp) {
      spent.taps += 1
      await page.getByRole(role, { name }).check()
    },
    async level(language: string, level: string) {
      spent.taps += 1
      await page
        .getByRole('group', { name: language })
        .getByRole('radio', { name: level, exact: true })
        .check()
    },
    async choose(name: string, option: string) {
      spent.taps += 2
      await page.getByRole('combobox', { name }).selectOption({ label: option })
    },
    async type(name: string, text: string) {
      spent.characters += text.length
      await page.getByRole('textbox', { name }).fill(text)
    },
  }
}

const asked = (page: Page, question: string) =>
  expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()

test('S1-79: a newcomer answers eight questions and sees the jobs that fit @phone @core', async ({
  page,
  prepare,
}) => {
  await postLiveJob(prepare, { jobTitle: 'Telecaller', experienceLevel: ['Fresher'] })
  await signIn(page, prepare, 'candidate', newPhone())
  const thumb = counted(page)
  const meter = page.getByRole('progressbar', { name: 'Question 1 of 8' })

  await asked(page, 'What is your name?')
  await expect(meter).toHaveAttribute('value', '1')
  await page.getByRole('button', { name: 'I agree, next' }).click()
  await expect(fieldError(page, 'Name is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What is your name?' })).toBeFocused()
  await thumb.type('What is your name?', 'Pooja Kumari')
  await thumb.tap('I agree, next')

  await asked(page, 'Where do you live?')
  await page.getByRole('textbox', { name: 'Where do you live?' }).fill('000000')
  await expect(fieldError(page, 'Invalid Pincode!')).toBeVisible()
  await thumb.type('Where do you live?', '201301')
  await expect(page.getByText('Found Noida, Uttar Pradesh')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Noida Sector 12' })).toBeVisible()
  await thumb.tap('Next')

  await asked(page, 'When were you born?')
  await thumb.choose('Day', '14')
  await thumb.choose('Month', 'August')
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(thisYear - 12))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(fieldError(page, 'You must be at least 18 years old')).toBeVisible()
  await thumb.choose('Year', String(thisYear - 26))
  await expect(page.getByText(/^You are 2[56] years old$/)).toBeVisible()
  await thumb.tap('Next')

  // What was answered is kept, whatever becomes of the page.
  await asked(page, 'How far did you study?')
  await page.reload()
  await asked(page, 'How far did you study?')
  await thumb.check('radio', '12th Passed')
  await thumb.tap('Next')

  await asked(page, 'Have you worked before?')
  await thumb.check('radio', /^Fresher/)
  await thumb.tap('Next')

  await asked(page, 'Which languages do you speak?')
  await thumb.level('Hindi', 'Very good')
  await thumb.level('English', 'A little')
  await thumb.tap('Next')

  await asked(page, 'When can you work?')
  await page.keyboard.press('1')
  await expect(page.getByRole('checkbox', { name: /^Day/ })).toBeChecked()
  thumb.spent.taps += 1
  await page.keyboard.press('Enter')
  thumb.spent.taps += 1

  await asked(page, 'How much do you want each month?')
  await expect(page.getByRole('textbox', { name: /^How much/ })).toHaveValue('₹16,000')
  await thumb.tap(/^(Next|See \d+ jobs?)$/)
  await expect(page).toHaveURL(/\/jobsearch\?.*near=201301/)
  // Search Job, the job, Apply Now, the two of the code and the application's own are six taps more, number and code 16 characters.
  expect(thumb.spent).toEqual({ taps: 19, characters: 18 })

  await page.goto('/first_details?only=education&next=%2Fresume')
  await asked(page, 'How far did you study?')
  await page.getByRole('radio', { name: 'Graduated and above' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/resume')
  await expect(page.getByText('Graduated and above')).toBeVisible()
})

test('an answer that is given offline is kept on the phone and sent later @phone', async ({
  page,
  prepare,
  enter,
  context,
}) => {
  await enter(await prepare.createCandidate())
  await page.goto('/first_details?part=shifts')
  await page.getByRole('checkbox', { name: /^Night/ }).check()
  await awaitQuietNetwork(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await asked(page, 'How much do you want each month?')
  await expect(page.getByText('Saved on this phone.')).toBeVisible()
  const sent = page.waitForResponse(/\/api\/my-profile\/shifts$/)
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
})

test('who answers later may look for jobs before @phone @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.signIn('candidate'))
  await page.goto('/first_details')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL('/jobsearch')
  await page.reload()
  await expect(page).toHaveURL('/jobsearch')

  // Whoever only wants to look at the job again gets there, and is asked once more when applying.
  const jobId = await postLiveJob(prepare)
  await page.goto(`/job_details/${jobId}?apply=1`)
  await asked(page, 'What is your name?')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(`/job_details/${jobId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Support Executive')
})

test('the questions are asked in Hindi @phone @long', async ({ page, prepare, enter }) => {
  await enter(await prepare.signIn('candidate'))
  await page.goto('/hi/first_details')
  await asked(page, 'आपका नाम क्या है?')
  await page.getByRole('button', { name: 'मंज़ूर है, आगे' }).click()
  await page.getByRole('textbox', { name: 'आपका नाम क्या है?' }).fill('पूजा कुमारी')
  await page.getByRole('button', { name: 'मंज़ूर है, आगे' }).click()
  await asked(page, 'आप कहाँ रहते हैं?')
})
