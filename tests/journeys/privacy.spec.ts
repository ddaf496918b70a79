import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { postLiveJob } from './support/live-jobs.ts'
import { expectFieldError, toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

test('S1-34: a candidate stops sharing, takes the data along and names somebody @phone @core', async ({
  page,
  prepare,
  enter,
}) => {
  const jobId = await postLiveJob(prepare)
  const person = await prepare.createCandidate({ name: 'Pooja Verma' })
  await prepare.apply(person, jobId)
  await enter(person)
  await page.goto('/candidate_profile')
  await page.getByRole('region', { name: 'Privacy and my data' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()

  await test.step('agrees to what was never asked', async () => {
    await page.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(page.getByText(/^You agreed on /)).toBeVisible()
  })

  await test.step('stops sharing and shares again', async () => {
    await page.getByRole('button', { name: /^Stop sharing with / }).click()
    await expect(page.getByText(/Not shared/)).toBeVisible()
    await page.getByRole('button', { name: /^Share again with / }).click()
    await expect(page.getByRole('button', { name: /^Stop sharing with / })).toBeVisible()
  })

  await test.step('takes the data along', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('my-data.zip')
    const files = unzipSync(new Uint8Array(await readFile(await file.path())))
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('Pooja Verma')
  })

  await test.step('names somebody', async () => {
    await page.getByLabel('Full name').fill('Kiran Verma')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectFieldError(
      page.getByLabel('Mobile number or email'),
      'Please tell us how to reach this person',
    )
    await page.getByLabel('Mobile number or email').fill('9876500002')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Your nominee is saved')).toBeVisible()
  })

  await test.step('files a ticket', async () => {
    const form = page.getByRole('form', { name: 'Complaints and questions' })
    await form.getByLabel('Topic').selectOption('What data you have about me')
    await form.getByLabel('What is it about?').fill('Who has my number?')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, /^We have your ticket GR-\d{6}/)).toBeVisible()
    await expect(page.getByText('Who has my number?')).toBeVisible()
  })
})

test.describe('a deleted account', () => {
  // That it was deleted is said first.
  test.use({ expectedRefusals: [/\/generateToken$/] })

  test('S1-35: an employer deletes the account and has it back @desktop @long', async ({
    page,
    prepare,
    enter,
  }) => {
    const person = await prepare.createEmployer({ name: 'Ritu Sharma' })
    await enter(person)
    await page.goto('/my-privacy')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account' })
    await dialog.getByRole('button', { name: 'Send a code' }).click()
    await expect(dialog.getByText(/^A code was sent to /)).toBeVisible()
    await dialog.getByLabel('OTP').fill(await prepare.readCode(person.phone))
    await dialog.getByRole('button', { name: 'Yes, delete my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, /^Your account is deleted/)).toBeVisible()

    await page.goto('/employee_login')
    await page.getByLabel('Mobile number').fill(person.phone)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByLabel('OTP').waitFor()
    await page.getByLabel('OTP').fill(await prepare.readCode(person.phone))
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    const question = page.getByRole('alertdialog', { name: 'Restore your account?' })
    await question.getByRole('button', { name: 'Restore my account' }).click()
    await expect(page.getByRole('heading', { name: 'Ritu Sharma' })).toBeVisible()
  })
})

test('S1-36: an admin answers a ticket in time @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const details = `Who has seen my resume? ${crypto.randomUUID()}`
  const person = await prepare.createCandidate()
  const filed = await page.request.post('/api/grievances', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      submissionId: crypto.randomUUID(),
      topic: 'access',
      email: 'pooja@mail.example',
      details,
    },
  })
  expect(filed.ok()).toBe(true)
  await enter(prepare.admin())
  await page.goto('/inbox')
  await page.getByRole('tab', { name: /^Grievances/ }).click()
  await page.getByLabel('Name, phone, email, text or ticket number').fill(details)
  const listed = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('Due ')
  await listed.click()
  const opened = page.getByRole('article', { name: 'Open case' })
  await expect(opened).toContainText(details)
  await opened.getByLabel('Who is on it').selectOption('You')
  await expect(page.getByText('This is with you now')).toBeVisible()
  await opened.getByLabel('Note for our team').fill('Asked the employer.')
  await opened.getByRole('button', { name: 'Save note' }).click()
  await expect(opened.getByRole('button', { name: 'Save note' })).toBeDisabled()
  await opened.getByLabel('Ready-made answer').selectOption('Where to find the data')
  const answer = opened.getByLabel('Your answer')
  await expect(answer).toHaveValue(/the page My privacy/)
  await answer.fill('Nobody but the employer you applied to.')
  await opened.getByRole('button', { name: 'Send answer' }).click()
  await expect(listed).toHaveCount(0)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await listed.click()
  await expect(opened).toContainText('Nobody but the employer you applied to.')
  await expect(opened).toContainText('Answered by')
})
