import { randomUUID } from 'node:crypto'
import { makeWindow } from './support/interviews.ts'
import { expect, test } from './support/test.ts'

test('S2-910: an employer decides on many at once, and takes it back @desktop @both @core', async ({
  page,
  prepare,
  enter,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Many ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  for (const name of ['Neha Kulkarni', 'Pooja Verma', 'Ravi Das']) {
    await prepare.createApplicant(jobId, name)
  }
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  if (isMobile) await page.getByRole('button', { name: 'Pick many' }).click()
  const box = (name: string) => page.getByRole('checkbox', { name: `Pick ${name}` })
  await box('Neha Kulkarni').check()
  await box('Ravi Das').check()
  const bar = page.getByRole('region', { name: 'Picked applicants' })
  await expect(bar).toContainText('2 picked')
  await bar.getByRole('button', { name: 'Shortlist' }).click()
  await expect(
    page.getByText('2 people shortlisted. They are told after 10 minutes.'),
  ).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /All Candidates/ })).toContainText('1')
  await expect(page.getByRole('tab', { name: /Shortlisted/ })).toContainText('2')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back. Nobody was told.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /All Candidates/ })).toContainText('3')

  await box('Neha Kulkarni').check()
  await box('Ravi Das').check()
  await bar.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not selected: 2 people' })
  await expect(dialog).toContainText('Ravi Das and Neha Kulkarni will hear from you')
  await dialog.getByRole('button', { name: 'Mark not selected' }).click()
  await expect(dialog.getByText('Choose a reason')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Shift does not suit' }).check()
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Thank you for applying\. The shift/,
  )
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Come back in March.')
  await dialog.getByRole('button', { name: 'Mark not selected' }).click()
  await expect(page.getByRole('tab', { name: /Rejected/ })).toContainText('2')
  await expect(dialog).toHaveCount(0)

  // One 'no' with its reason.
  await page
    .getByRole('button', { name: 'Say why not Pooja Verma' })
    .filter({ visible: true })
    .click()
  const one = page.getByRole('dialog', { name: 'Not selected: 1 person' })
  await expect(one).toContainText('Pooja Verma will hear from you')
  await one.getByRole('radio', { name: 'Shift does not suit' }).check()
  await one.getByRole('button', { name: 'Mark not selected' }).click()
  await expect(page.getByRole('tab', { name: /Rejected/ })).toContainText('3')
  await expect(one).toHaveCount(0)
  await page.getByRole('tab', { name: /Rejected/ }).click()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^applicants-[\d-]+\.csv$/)
})

test('S2-911: the keyboard picks and takes back, and a span is picked with Shift @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Keys ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  for (const name of ['Asha One', 'Asha Two', 'Asha Three']) {
    await prepare.createApplicant(jobId, name)
  }
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const bar = page.getByRole('region', { name: 'Picked applicants' })
  const boxes = page.getByRole('list', { name: 'Applicants, newest first' }).getByRole('checkbox')
  await boxes.first().check()
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 picked')
  await expect(page.getByRole('checkbox', { name: 'Pick all on this page' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Pick all on this page' }).uncheck()
  await expect(bar).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 picked')
  await page.keyboard.press('x')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('tab', { name: /Rejected/ })).toContainText('1')
  await page.keyboard.press('u')
  await expect(page.getByText('Taken back. Nobody was told.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /All Candidates/ })).toContainText('3')
})

test('S2-912: many are invited to one interview time @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Invite ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await makeWindow(page, employer, jobId)
  for (const name of ['Pooja Verma', 'Ravi Das']) await prepare.createApplicant(jobId, name)
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  for (const name of ['Pooja Verma', 'Ravi Das']) {
    await page.getByRole('checkbox', { name: `Pick ${name}` }).check()
  }
  const bar = page.getByRole('region', { name: 'Picked applicants' })
  await bar.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite 2 people' })
  await dialog.getByRole('button', { name: 'Send invite' }).click()
  await expect(dialog.getByText('Choose a time')).toBeVisible()
  await dialog.getByRole('radio', { name: /10 free/ }).check()
  await dialog.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByText('2 people are invited')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /Shortlisted/ })).toContainText('2')
})

test('S2-1120: a finger decides by a swipe, and scrolls all the same @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  for (const name of ['Arun Das', 'Pooja Verma']) await prepare.createApplicant(jobId, name)
  await enter(employer)
  await page.goto(`/responses/${jobId}`)
  const pooja = page.getByRole('article', { name: 'Pooja Verma' })
  const arun = page.getByRole('article', { name: 'Arun Das' })
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  /** Moves by steps, as a finger does. `label` is what the card shows before the finger leaves it. */
  async function swipe(card: typeof pooja, by: { x: number; y: number; label?: string }) {
    const name = card.getByRole('heading', { level: 2 })
    await name.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    const box = (await name.boundingBox()) ?? { x: 0, y: 0 }
    const from = { x: box.x + 60, y: box.y + 5 }
    await touch('touchStart', from.x, from.y)
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', from.x + (by.x * step) / 10, from.y + (by.y * step) / 10)
    }
    if (by.label !== undefined) await expect(card).toHaveAttribute('data-swipe', by.label)
    await touch('touchEnd', 0, 0)
  }

  await expect(page.getByText('Swipe a card right for the next step')).toBeVisible()
  await swipe(pooja, { x: 60, y: 0 })
  await swipe(pooja, { x: 20, y: -150 })
  await expect(pooja).toHaveCSS('translate', 'none')
  await expect(pooja.getByRole('button', { name: 'Shortlist Pooja Verma' })).toBeEnabled()

  await swipe(pooja, { x: 150, y: 10, label: 'Shortlist' })
  await expect(page.getByText('Pooja Verma is shortlisted')).toBeVisible()
  await expect(pooja).toBeHidden()
  await swipe(arun, { x: -150, y: 0, label: 'Reject' })
  await expect(page.getByRole('heading', { name: 'No candidates here yet' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Shortlisted' })).toContainText('1')
  await expect(page.getByRole('tab', { name: 'Rejected' })).toContainText('1')
})
