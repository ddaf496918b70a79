import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test.ts'

test('S2-961: an employer calls an applicant, tells the outcome, rates and takes notes @phone @both', async ({
  page,
  prepare,
  enter,
  isMobile,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Calls ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const card = page.getByRole('article', { name: 'Neha Kulkarni' })
  await expect(card.getByRole('link', { name: 'WhatsApp Neha Kulkarni' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}$/,
  )

  await card.getByRole('link', { name: 'Call Neha Kulkarni' }).click()
  const outcome = card.getByRole('group', { name: 'How did the call with Neha Kulkarni go?' })
  await outcome.getByRole('button', { name: 'No answer' }).click()
  await expect(outcome).toHaveCount(0)
  await expect(card.getByText('Called, no answer')).toBeVisible()

  const good = card.getByRole('button', { name: /Good/ })
  await good.click()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByText('Rated Good')).toBeVisible()

  if (isMobile) await card.getByRole('textbox', { name: 'Write a note' }).click()
  else await page.keyboard.press('n')
  const note = card.getByRole('textbox', { name: 'Write a note' })
  await expect(note).toBeFocused()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(note).toHaveAccessibleDescription('Write the note first')
  await note.fill('Clear voice, knows CRM')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Clear voice, knows CRM')).toBeVisible()
  await expect(note).toHaveValue('')

  await page.reload()
  await expect(card.getByText('Clear voice, knows CRM')).toBeVisible()
  await expect(card.getByText('Called, no answer')).toBeVisible()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  if (!isMobile) {
    await page.keyboard.press('4')
    await expect(card.getByRole('button', { name: /Strong/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(card.getByText('Rated Strong')).toBeVisible()
  }
})
