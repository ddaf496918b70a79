import { randomUUID } from 'node:crypto'
import { indiaDate } from '../../src/contract/india-time.ts'
import { invitationLink, inviteAll } from './support/interviews.ts'
import { newPhone } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

/** Two days from now in India, as a date field takes it. */
const inTwoDays = () => indiaDate(new Date(Date.now() + 2 * 24 * 3_600_000))

test('S2-970: an employer makes times and invites; the candidate answers by the link, without signing in and without script @desktop @both @core', async ({
  page,
  prepare,
  enter,
  browser,
}) => {
  test.setTimeout(150_000)
  const title = `Voice ${randomUUID().slice(0, 8)}`
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: title })
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await enter(employer)
  await page.goto('/employee_dashboard')
  await page.getByRole('link', { name: 'Interviews' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'No interviews ahead' })).toBeVisible()

  await page.getByRole('button', { name: 'Make interview times' }).click()
  const form = page.getByRole('dialog', { name: 'Make interview times' })
  await form.getByRole('button', { name: 'Make them' }).click()
  await expect(form.getByLabel('Day')).toHaveAccessibleDescription(/Choose a day/)
  await form.getByLabel('Day').fill(inTwoDays())
  await form.getByLabel(/^From\b/).fill('11:00')
  await form.getByLabel(/^To\b/).fill('12:00')
  await form.getByLabel('Place').fill('Tower B, Sector 62, Noida')
  await form.getByRole('button', { name: 'Make them' }).click()
  await expect(page.getByText('2 interview times are made')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Slots, In person. 0 of 1 places taken').first()).toBeVisible()

  await page.goto(`/responses/${jobId}`)
  await page
    .getByRole('button', { name: /^Invite/ })
    .filter({ visible: true })
    .click()
  const invite = page.getByRole('dialog', { name: 'Invite Neha Kulkarni' })
  await invite.getByRole('button', { name: 'Send invite' }).click()
  await expect(invite.getByText('Choose a time')).toBeVisible()
  await invite.getByRole('radio', { name: 'Neha Kulkarni picks' }).check()
  await invite.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByText('Neha Kulkarni is invited')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Shortlisted/ })).toContainText('1')
  const link = await invitationLink(page, candidate)

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-IN' })
  const theirs = await context.newPage()
  await theirs.goto(new URL(link, page.url()).href)
  await expect(
    theirs.getByRole('heading', { name: 'You are called for an interview' }),
  ).toBeVisible()
  await theirs.getByRole('radio', { name: /11:30/ }).check()
  await theirs.getByRole('button', { name: 'Coming' }).click()
  await expect(theirs.getByRole('heading', { name: 'You are expected' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Directions' })).toBeVisible()
  const calendar = await theirs.request.get(`${theirs.url()}/calendar.ics`)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')

  await page.goto(`/interviews/${inTwoDays()}`)
  await expect(page.getByText('Said coming')).toBeVisible()
  await theirs.getByRole('button', { name: 'Another time' }).click()
  await expect(theirs.getByRole('heading', { name: 'You asked for another time' })).toBeVisible()
  await context.close()
  await page.goto('/interviews')
  await expect(page.getByRole('heading', { name: '1 person waits for a time' })).toBeVisible()
  await page.getByRole('button', { name: /^Call off .*11:00/ }).click()
  await page.getByRole('button', { name: 'Call off', exact: true }).last().click()
  await expect(page.getByText('Called off', { exact: true })).toBeVisible()
  await expect(page.getByText('Slots, In person. 0 of 1 places taken')).toHaveCount(1)
})

test('S2-971, S2-980: on the day the employer marks who came, then who is selected and who joined @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Day ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await prepare.createApplicant(jobId, 'Ravi Das')
  const day = await inviteAll(page, employer, jobId)
  await enter(employer)
  await page.goto(`/interviews/${day}`)
  await expect(page.getByRole('heading', { name: '2 people, by time' })).toBeVisible()
  await page.getByRole('button', { name: 'Attended Neha Kulkarni' }).click()
  await expect(page.getByText('Neha Kulkarni attended')).toBeVisible()
  // Her row grows by what can be decided now, and moves the next one.
  await expect(page.getByRole('button', { name: 'Select Neha Kulkarni' })).toBeVisible()
  await page.getByRole('button', { name: 'No-show Ravi Das' }).click()
  await expect(page.getByText('Ravi Das did not come')).toBeVisible()
  await expect(page.getByText('No-show', { exact: true }).first()).toBeVisible()
  // Marked by mistake.
  await page.getByRole('button', { name: 'Attended Ravi Das' }).click()
  await expect(page.getByText('Ravi Das attended')).toBeVisible()

  await page.getByRole('button', { name: 'Reject Ravi Das' }).click()
  await expect(page.getByText('Ravi Das is rejected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reject Ravi Das' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Select Neha Kulkarni' }).click()
  await expect(page.getByText('Neha Kulkarni is selected')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Select Neha Kulkarni' })).toBeVisible()
  await page.getByRole('button', { name: 'Select Neha Kulkarni' }).click()
  // Saved before the page is left.
  await expect(page.getByRole('button', { name: 'Joined Neha Kulkarni' })).toBeVisible()

  await page.goto(`/responses/${jobId}?tab=shortlisted`)
  await page.getByRole('button', { name: 'Selected 1' }).click()
  await page.getByRole('button', { name: 'Joined Neha Kulkarni' }).filter({ visible: true }).click()
  await expect(page.getByText('Neha Kulkarni joined')).toBeVisible()
  await expect(page.getByText('Neha Kulkarni', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Joined 1' }).click()
  await expect(page.getByRole('article', { name: 'Neha Kulkarni' })).toContainText('Joined')
  await expect(page.getByRole('button', { name: /^Reject/ })).toHaveCount(0)

  await page.goto('/employee_dashboard')
  await page
    .getByRole('button', { name: /^More for / })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('menuitem', { name: 'Mark filled' })
    .or(page.getByRole('button', { name: 'Mark filled' }))
    .click()
  const closing = page.getByRole('dialog', { name: 'Mark filled' })
  await expect(closing.getByLabel('How many people joined?')).toHaveValue('1')
  await expect(closing.getByText('You marked 1 person as joined.')).toBeVisible()
})

test.describe('on the day', () => {
  test.use({ expectedRefusals: [/\/api\/interview-arrivals$/] })

  test('S2-972: people check in at the poster and at the desk, each gets a number, and the day sheet works by keys @desktop @both', async ({
    page,
    prepare,
    enter,
    browser,
    isMobile,
  }) => {
    const title = `Desk ${randomUUID().slice(0, 8)}`
    const employer = await prepare.createEmployer()
    const jobId = await prepare.postJob(employer, { jobTitle: title })
    await prepare.setJobStatus(jobId, 'accepted')
    const mobileNumber = newPhone()
    await prepare.createApplicant(jobId, 'Neha Kulkarni', { mobileNumber })
    await prepare.createApplicant(jobId, 'Ravi Das')
    const day = await inviteAll(page, employer, jobId)
    await enter(employer)
    await page.goto('/interviews/some-day')
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible()
    await page.goto(`/interviews/${day}`)
    await page.getByRole('button', { name: 'Check-in poster' }).click()
    const dialog = page.getByRole('dialog', { name: 'Check-in poster' })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `हिन्दी ${title}` }).click()
    expect((await download).suggestedFilename()).toBe(`Check-in ${title}.pdf`)
    const link = dialog.getByRole('link', { name: `Open on a screen: ${title}` })
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()

    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-IN' })
    const theirs = await context.newPage()
    await theirs.goto(address)
    await theirs.getByLabel('Your mobile number').fill('9000000001')
    await theirs.getByRole('button', { name: 'I am here' }).click()
    await expect(theirs.getByLabel('Your mobile number')).toHaveAccessibleDescription(
      'This number has no interview here. Ask at the desk.',
    )
    await theirs.getByLabel('Your mobile number').fill(mobileNumber)
    await theirs.getByRole('button', { name: 'I am here' }).click()
    await expect(theirs.getByRole('heading', { name: 'You are in' })).toBeVisible()
    await expect(theirs.getByText('Your number')).toBeVisible()
    await context.close()

    await page.goto(`/interviews/${day}?code=2222-2222`)
    const neha = page.getByRole('listitem', { name: 'Neha Kulkarni' })
    await expect(neha).toContainText('number 1')
    await expect(page.getByLabel('Code of a pass')).toHaveValue('2222-2222')
    await page.getByRole('button', { name: 'Mark as arrived' }).click()
    await expect(page.getByLabel('Code of a pass')).toHaveAccessibleDescription(
      /Nobody you invited has a pass with this code/,
    )
    await page.getByRole('button', { name: 'Arrived Ravi Das' }).click()
    await expect(page.getByRole('listitem', { name: 'Ravi Das' })).toContainText('number 2')
    if (isMobile) return
    await page.getByRole('heading', { name: '2 people, by time' }).click()
    const first = page.locator('[data-person]').first()
    await page.keyboard.press('j')
    await expect(first).toBeFocused()
    await page.keyboard.press('a')
    await expect(first).toContainText('Attended')
    await page.keyboard.press('j')
    await expect(page.locator('[data-person]').nth(1)).toBeFocused()
    await page.keyboard.press('n')
    await expect(page.locator('[data-person]').nth(1)).toContainText('No-show')
  })
})

test('S2-1123: times of several days stand in their weeks, with who comes @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer, { jobTitle: `Weeks ${randomUUID().slice(0, 8)}` })
  await prepare.setJobStatus(jobId, 'accepted')
  await prepare.createApplicant(jobId, 'Neha Kulkarni')
  await enter(employer)
  await page.goto('/interviews')
  await page.getByRole('button', { name: 'Make interview times' }).click()
  const form = page.getByRole('dialog', { name: 'Make interview times' })
  await form.getByLabel('Day').fill(inTwoDays())
  await form.getByLabel(/^From\b/).fill('11:00')
  await form.getByLabel(/^To\b/).fill('11:30')
  await form.getByLabel('Place').fill('Tower B, Sector 62, Noida')
  const more = form.getByRole('group', { name: 'The same times also on' }).getByRole('checkbox')
  await more.last().check()
  await form.getByRole('button', { name: 'Make them' }).click()
  await expect(page.getByText('2 interview times are made')).toBeVisible()
  await inviteAll(page, employer, jobId, { kind: 'slot' })

  await page.goto('/interviews')
  const ofDay = page.getByRole('main').getByRole('region')
  await expect(ofDay.getByText('1 of 10 places taken')).toBeVisible()
  await expect(ofDay.getByText('Neha Kulkarni')).toBeVisible()
  const week = page.getByRole('navigation', { name: 'The week' })
  await expect(week.getByRole('link', { name: /, 1 person$/ })).toHaveAttribute('aria-current')
  async function turn(to: 'Next week' | 'Week before'): Promise<void> {
    const before = page.url()
    await week.getByRole('link', { name: to }).click()
    await expect(page).not.toHaveURL(before)
  }
  await turn('Next week')
  await turn('Next week')
  await expect(page.getByText('No interviews ahead')).toBeVisible()
  for (let back = 0; back < 3; back += 1) await turn('Week before')
  await page.getByRole('link', { name: /^Next ones:/ }).click()
  await expect(ofDay.getByRole('button', { name: /^Call off/ })).toBeVisible()
  await expectUsable(page)
})
