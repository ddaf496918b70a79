import { newWord } from './support/approvals.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('S2-380: a candidate keeps a search as an alert, which finds a new job, and changes, pauses and deletes it @phone @core', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await enter(await prepare.createCandidate())
  await page.goto(`/jobsearch?q=${word}`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const sheet = page.getByRole('dialog', { name: 'Tell me about new jobs' })
  await expect(sheet.getByText(word)).toBeVisible()
  await sheet.getByRole('radio', { name: 'At once' }).check()
  await sheet.getByRole('switch', { name: 'E-mail' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await sheet.getByRole('button', { name: 'Turn on this alert' }).click()
  await expect(toast(page, 'Your alert is on')).toBeVisible()
  await expect(sheet).toBeHidden()

  await postLiveJob(prepare, { jobTitle: word })
  await page.goto('/saved')
  await page.getByRole('tab', { name: 'Job alerts' }).click()
  await expect(page).toHaveURL('/alerts')
  const alert = page.getByRole('article').filter({ hasText: word })
  await expect(async () => {
    await page.reload()
    await expect(alert.getByRole('link', { name: '1 new since yesterday' })).toBeVisible()
  }).toPass()
  await expect(page.getByRole('switch', { name: 'E-mail' })).not.toBeChecked()

  await alert.getByRole('radio', { name: 'Once a week' }).check()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(alert).not.toHaveAttribute('aria-busy')
  await alert.getByRole('switch', { name: `${word} is on` }).click()
  await expect(alert.getByText(/^Paused\. Starts again on/)).toBeVisible()
  await expect(alert).not.toHaveAttribute('aria-busy')
  await alert.getByRole('switch', { name: `${word} is on` }).click()
  await expect(alert.getByText(/^Paused/)).toBeHidden()
  await expect(alert).not.toHaveAttribute('aria-busy')

  await alert.getByRole('button', { name: `Edit the alert ${word}` }).click()
  const form = page.getByRole('dialog', { name: 'Change this alert' })
  await form.getByRole('textbox', { name: 'Where? Pincode' }).fill('2013')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('A pincode has 6 digits')).toBeVisible()
  await form.getByRole('textbox', { name: 'Where? Pincode' }).fill('201301')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(alert).toContainText('201301')

  await alert.getByRole('button', { name: `Delete the alert ${word}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete this alert?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('heading', { name: 'No alert yet' })).toBeVisible()
})
