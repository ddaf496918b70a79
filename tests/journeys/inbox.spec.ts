import { indiaDate } from '../../src/contract/india-time.ts'
import { newPhone } from './support/people.ts'
import { makeAdmin } from './support/second-factor.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

// A case that is gone, and one that another admin has taken.
test.use({ expectedRefusals: [/\/api\/inbox\//] })

test.describe('the inbox of admins', () => {
  test('S2-1173: two admins on one case, and a report that ends with the block of the company @desktop @core', async ({
    page,
    prepare,
    enter,
    openBrowser,
  }) => {
    test.setTimeout(90_000)
    const word = `Parcel${String(Date.now()).slice(-6)}`
    const jobId = await prepare.postJob(await prepare.createEmployer(), {
      jobTitle: `${word} Delivery partner`,
    })
    await prepare.setJobStatus(jobId, 'accepted')
    const reporter = await prepare.createCandidate()
    const sent = await page.request.post(`/api/jobs/${jobId}/report`, {
      headers: { authorization: `Bearer ${reporter.token}` },
      data: { reason: 'They asked for money', amountAsked: '500', hasPaid: 'no', words: 'A bag.' },
    })
    expect(sent.ok()).toBe(true)

    await enter(prepare.admin())
    await page.goto('/inbox')
    await page.getByRole('tab', { name: /^Reports/ }).click()
    await page.getByLabel('Name, phone, email, text or ticket number').fill(word)
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(page).toHaveURL(/kind=report.*q=/)
    await expect(listed).toHaveCount(1)
    await page.getByRole('heading', { name: 'Inbox' }).click()
    await page.keyboard.press('j')
    const opened = page.getByRole('article', { name: 'Open case' })
    await expect(opened).toContainText('1 person said')

    // Another admin saw it while nobody had it, and takes it too late.
    const phone = newPhone()
    await makeAdmin(phone, 'verifier')
    const other = await openBrowser(await prepare.signIn('admin', phone))
    await other.goto(`/inbox?case=report.${jobId}`)
    const theirs = other.getByRole('article', { name: 'Open case' })
    await expect(theirs).toContainText('1 person said')

    await page.keyboard.press('o')
    await expect(page.getByText('This is with you now')).toBeVisible()
    const due = opened.getByLabel('Due', { exact: true })
    await due.fill('2020-01-01')
    await due.press('Enter')
    await expect(due).toHaveAccessibleDescription('Choose a day within the next 30 days')
    await due.fill(indiaDate(new Date(Date.now() + 5 * 86_400_000)))
    await due.press('Enter')
    await expect(page.getByText(/^Due .*, 23:59$/).first()).toBeVisible()
    await theirs.getByLabel('Who is on it').selectOption('You')
    await expect(other.getByText(/has taken this already/)).toBeVisible()
    await expect(theirs.getByLabel('State')).toBeDisabled()
    await other.close()

    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Asked for money' }).check()
    await dialog.getByLabel('What you found').fill('Took ₹500 for a bag.')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Freeze and block' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(listed).toHaveCount(0)
    await expect(opened.getByText('Done', { exact: true }).first()).toBeVisible()
  })

  test('S2-1174: says so when a case is not there any more @phone', async ({
    page,
    prepare,
    enter,
  }) => {
    await enter(prepare.admin())
    await page.goto(`/inbox?case=grievance.${crypto.randomUUID()}`)
    await expect(page.getByText('This case is not here any more.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await expect(page.getByRole('tab', { name: /^Everything/ })).toBeVisible()
  })
})
