import { detail, heading, newWord } from './support/approvals.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('an admin reads why a job deserves a closer look @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const employer = await prepare.createEmployer()
  const jobDescription = 'Day work. Bring a photo of your Aadhaar card and call 98765 43210.'
  await prepare.postJob(employer, { jobTitle: word, jobDescription })
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, word)).toBeVisible()
  await expect(
    detail(page).getByRole('heading', { name: /^Look closer: \d+ of 100/ }),
  ).toBeVisible()
  await expect(detail(page)).toContainText('Asks for ID papers (20): Aadhaar card')
  await expect(detail(page)).toContainText('Contact in the description (10): 98765 43210')
  await expect(detail(page)).toContainText('These are hints. You decide.')
  await expect(detail(page).locator('mark')).toHaveText(['Aadhaar card', '98765 43210'])
  await page.getByRole('radio', { name: 'Risk' }).check()
  await expect(page).toHaveURL(/sort=score/)
  await expect(heading(page, word)).toBeVisible()
})
