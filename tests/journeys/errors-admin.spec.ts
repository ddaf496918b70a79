import { act, heading, newWord, postWaitingJobs, rejectOpenJob } from './support/approvals.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { away, expectFailedScreen, expectLogged, tryAgain } from './support/failures.ts'
import { toast } from './support/messages.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

// What is broken here on purpose is told in the console at many places.
test.use({ expectedRefusals: [/^/] })

test('an admin whose screens and acts fail loses nothing and goes on @long', async ({
  page,
  prepare,
  enter,
  ownServer,
  openBrowser,
}) => {
  const { database, log } = ownServer
  const word = newWord()
  const [jobId = ''] = await postWaitingJobs(prepare, word, 1)
  const title = `${word} 1`
  await page.request.post('/submitForm', {
    data: { name: 'Asha', mobile: '9876501234', email: 'asha@example.com', query: 'Call me' },
  })
  await enter(prepare.admin())

  await test.step('screens that can’t be loaded say so, and come back', async () => {
    for (const [path, arrival] of [
      ['/inbox', 'Inbox'],
      ['/payments', 'Payments'],
      [`/edit/${jobId}`, 'Post a job in 3 easy steps'],
      ['/section-5', 'ADMIN-APPROVALS'],
    ] as const) {
      database.cut()
      await page.goto(path)
      await expectFailedScreen(page)
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      database.restore()
      await tryAgain(page).click()
      await expect(page.getByRole('heading', { level: 1, name: arrival })).toBeVisible()
    }
    await expectLogged(log, '/api/getJobs')
    await expectLogged(log, '/api/updatejobdata')
  })

  await test.step('a status can’t be changed: Error updating job status:', async () => {
    await expect(heading(page, title)).toBeVisible()
    database.cut()
    await act(page, 'Accept').click()
    await expect(toast(page, `Error updating job status: ${away}`)).toBeVisible()
    await expectLogged(log, `/api/updateJob/${jobId}`)
    await expectFailedScreen(page)
    database.restore()
    await tryAgain(page).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(act(page, 'Accept')).toBeVisible()
  })

  await test.step('somebody else was quicker: said, and the list is read again', async () => {
    const other = await openBrowser(prepare.admin())
    await other.goto('/section-5')
    await expect(heading(other, title)).toBeVisible()
    await rejectOpenJob(page, title)
    await act(other, 'Accept').click()
    await expect(
      toast(other, 'Error updating job status: Another admin already changed this. Please reload'),
    ).toBeVisible()
    await expect(heading(other, title)).toHaveCount(0)
  })

  await test.step('an edit can’t be saved: Failed to update job details', async () => {
    await page.goto(`/edit/${jobId}`)
    await page.getByLabel('Salary to').fill('')
    const salary = page.getByLabel('Salary from')
    await salary.fill('30000')
    database.cut()
    await act(page, 'Save changes').click()
    await expect(toast(page, `Failed to update job details. ${away}`)).toBeVisible()
    await expectLogged(log, '/api/updatingjobdata')
    await expect(salary).toHaveValue('30,000')
    await expectNoAxeViolations(page)
    database.restore()

    await prepare.setJobStatus(jobId, 'waiting')
    await act(page, 'Save changes').click()
    await expect(
      toast(
        page,
        'Failed to update job details. Another admin already changed this. Please reload',
      ),
    ).toBeVisible()
    await expect(salary).toHaveValue('30,000')
    await page.reload()
    await page.getByLabel('Salary to').fill('')
    await salary.fill('31000')
    await act(page, 'Save changes').click()
    await expect(toast(page, 'Job Details updated successfully')).toBeVisible()
  })

  await test.step('a request can’t be marked as done', async () => {
    await page.goto('/inbox')
    const done = page.getByRole('button', { name: 'Mark as done' })
    await page.getByRole('main').getByRole('list').getByRole('link').first().click()
    await expect(done).toBeVisible()
    const note = page.getByLabel('What came of it?')
    await note.fill('Called.')
    database.cut()
    await done.click()
    await expect(toast(page, away)).toBeVisible()
    await expect(note).toHaveValue('Called.')
    database.restore()
    await done.click()
    await expect(toast(page, 'Request marked as done')).toBeVisible()
  })

  await test.step('a request for a call back can’t be sent', async () => {
    const visitor = await openBrowser()
    await visitor.goto('/Contact')
    await visitor.getByLabel('Name').fill('Ravi')
    await visitor.getByLabel('Mobile number').fill('9876501234')
    await visitor.getByLabel('Email').fill('ravi@example.com')
    await visitor.getByLabel('Your query').fill('Please ring me.')
    const submit = visitor.getByRole('button', { name: 'Submit' })
    database.cut()
    await submit.click()
    await expect(
      toast(visitor, 'Error while submitting form. Please try again later.'),
    ).toBeVisible()
    await expectLogged(log, '/submitForm')
    await expect(visitor.getByLabel('Your query')).toHaveValue('Please ring me.')
    database.restore()
    await submit.click()
    await expect(visitor.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  })
})
