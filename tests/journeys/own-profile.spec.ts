import { expect, test } from './support/test.ts'
import { pngBytes } from '#tests/support/fixtures.ts'

test('S2-89: a candidate sees what is done, changes an answer and keeps certificates @phone @both', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  await expect(page.getByRole('progressbar', { name: '8 of 10 parts done' })).toBeVisible()
  const missing = page.getByRole('region', { name: '2 things HR asks for' })
  await expect(missing.getByRole('listitem')).toHaveCount(2)

  await missing.getByRole('link', { name: 'Add: Shift' }).click()
  await page.getByRole('checkbox', { name: /^Day/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/candidate_profile')
  await expect(page.getByRole('progressbar', { name: '9 of 10 parts done' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit: Skills' }).click()
  await page.getByRole('textbox', { name: 'Name of the skill' }).fill('Cold calling')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  const skills = page.getByRole('region', { name: 'Skills' })
  await expect(skills.getByText('Cold calling')).toBeVisible()

  const certificates = page.getByRole('region', { name: 'Certificates' })
  await certificates.getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a PDF or a photo').last()).toBeVisible()
  // A photo becomes a PDF on the phone.
  await dialog.getByLabel(/^Certificate/).setInputFiles({
    name: 'mark sheet.png',
    mimeType: 'image/png',
    buffer: pngBytes(),
  })
  await expect(dialog.getByText('mark sheet.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(certificates.getByRole('link', { name: /mark sheet/ })).toBeVisible()
  await certificates.getByRole('button', { name: 'Remove mark sheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(certificates.getByRole('link', { name: /mark sheet/ })).toHaveCount(0)
})

test('S2-90: the photo of a paper is taken as a resume @phone @long', async ({
  page,
  prepare,
  enter,
}) => {
  await enter(await prepare.createCandidate())
  await page.goto('/candidate_profile')
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByRole('button', { name: /Edit|Add/ }).click()
  await documents.getByLabel('Resume (PDF)').setInputFiles({
    name: 'resume.png',
    mimeType: 'image/png',
    buffer: pngBytes(),
  })
  await expect(documents.getByText('resume.pdf')).toBeVisible()
  await expect(documents.getByText('ready to send')).toBeVisible()
})
