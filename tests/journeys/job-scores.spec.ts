import { act, detail, heading, newWord } from './support/approvals.ts'
import { toast } from './support/messages.ts'
import { newPhone } from './support/people.ts'
import { makeAdmin } from './support/second-factor.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

// A decision that wants a second look, or more calls, is refused.
test.use({ reusesContext: true, expectedRefusals: [/\/api\/updateJob/] })

test('an admin reads why a job deserves a closer look @desktop @both', async ({
  page,
  prepare,
  enter,
  isMobile,
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
  // A phone shows one job at a time, and no order.
  if (isMobile) return
  await page.getByRole('radio', { name: 'Risk' }).click()
  await expect(page).toHaveURL(/sort=score/)
  await expect(page.getByRole('radio', { name: 'Risk' })).toBeChecked()
  await expect(heading(page, word)).toBeVisible()
})

test('S2-1172: a job of high risk is accepted by another admin than the one who called @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const phone = newPhone()
  await makeAdmin(phone)
  const employer = await prepare.createEmployer()
  const jobDescription = 'Bring Aadhaar card and your UPI ID. Rs 999 deposit for the bag.'
  await prepare.postJob(employer, { jobTitle: word, jobDescription })
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, word)).toBeVisible()
  await expect(page.getByText(/^High risk \d+$/)).toBeVisible()
  await expect(detail(page)).toContainText('Jobs: 0 accepted, 0 refused, 1 waiting.')
  await act(page, 'Accept').click()
  await expect(toast(page, /This job has many risk points/)).toBeVisible()
  const points = detail(page).getByRole('group', { name: 'The contact confirms' })
  for (const point of await points.getByRole('checkbox').all()) await point.check()
  await detail(page).getByRole('button', { name: 'Talked' }).click()
  await expect(detail(page)).toContainText('Talked: Works at this company, The work is there')
  await expectUsable(page)

  await enter(await prepare.signIn('admin', phone))
  await page.goto(`/section-5?q=${word}`)
  await act(page, 'Accept').click()
  await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
})

test('S2-1171: nobody was reached only after three calls @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await prepare.postJob(await prepare.createEmployer(), { jobTitle: word })
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, word)).toBeVisible()
  await detail(page).getByRole('button', { name: 'No answer' }).click()
  await expect(detail(page)).toContainText('Calls to the contact, 1 of 3 tries')
  await act(page, 'Reject').first().click()
  await expect(act(page, 'We could not reach the contact person')).toBeDisabled()
  await expect(detail(page)).toContainText('After 2 more calls without an answer')
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(heading(page, word)).toBeVisible()
})
