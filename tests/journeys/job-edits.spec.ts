import { act, detail, heading, newWord } from './support/approvals.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S2-81: an admin asks for changes, and the employer changes the job and sends it again @desktop @both @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  const word = newWord()
  const employer = await prepare.createEmployer()
  await prepare.postJob(employer, { jobTitle: word })
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, word)).toBeVisible()
  await act(page, 'Needs changes').click()
  const dialog = page.getByRole('dialog', { name: 'Ask for changes' })
  await dialog.getByRole('button', { name: 'Send to employer' }).click()
  await expect(dialog.getByText('Choose what must change')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Salary' }).check()
  await dialog.getByLabel('Say why').fill('Write what a new person gets in hand.')
  await expect(dialog).toContainText(
    `We checked ${word} and ask you to change something: Write what a new person gets in hand.`,
  )
  await dialog.getByRole('button', { name: 'Send to employer' }).click()
  await expect(toast(page, `${word} is sent back to its employer`)).toBeVisible()

  const desk = await openBrowser(employer)
  await desk.goto('/employee_dashboard')
  await expect(desk.getByText('Please check: Salary').filter({ visible: true })).toBeVisible()
  await desk.getByRole('link', { name: 'Fix 1 thing' }).filter({ visible: true }).click()
  await expect(desk.getByText('Write what a new person gets in hand.')).toBeVisible()
  await desk.getByLabel('Salary from').fill('18000')
  await desk.getByRole('button', { name: 'Send again' }).filter({ visible: true }).click()
  await expect(toast(desk, `${word} is sent again. We check it within 24 hours.`)).toBeVisible()

  await page.goto(`/section-5?q=${word}`)
  await expect(detail(page)).toContainText('The job was sent again.')
  await expect(detail(page)).toContainText('₹18,000')
})

test('S2-82: a live job stays as it is until an admin accepts its changes @desktop @both @core', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  const word = newWord()
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: word })
  await prepare.setJobStatus(jobId, 'accepted')
  await enter(employer)
  await page.goto(`/edit-job/${jobId}`)
  await expect(page.getByRole('heading', { name: `Edit ${word}` })).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveAccessibleName(/Goes to review/)
  await expect(
    page.getByRole('button', { name: 'Save 0 changes' }).filter({ visible: true }),
  ).toBeDisabled()
  await page.getByLabel('Job title').fill(`${word} Senior`)
  await page.getByLabel('Organization Address').fill('9 Ring Road')
  await expect(page.getByText(`Was ${word}`)).toBeVisible()
  await page.getByRole('button', { name: 'Save 2 changes' }).filter({ visible: true }).click()
  await expect(page.getByText('1 change is with us.')).toBeVisible()

  const admin = await openBrowser(prepare.admin())
  await admin.goto(`/section-5?status=revised&q=${word}`)
  await expect(detail(admin).getByText(`${word} Senior`)).toBeVisible()
  await admin.keyboard.press('r')
  const dialog = admin.getByRole('dialog', { name: 'Do not publish these changes?' })
  await dialog.getByRole('button', { name: 'Back' }).click()
  await act(admin, 'Accept changes').click()
  await expect(toast(admin, `The changes of ${word} Senior are published`)).toBeVisible()
  await page.goto(`/postedjobinfo?jobId=${jobId}`)
  await expect(page.getByRole('heading', { name: `${word} Senior` })).toBeVisible()
})
