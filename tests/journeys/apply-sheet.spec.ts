import { jobAnswers } from './support/people.ts'
import { postLiveJob } from './support/live-jobs.ts'
import { awaitQuietNetwork } from './support/quiet-network.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

const question = {
  libraryName: 'nightShift',
  words: '',
  kind: 'yesNo',
  choices: [],
  isMustHave: true,
  wanted: ['yes'],
  least: null,
  most: null,
}

test.describe('on a bad line', () => {
  test.use({ expectedRefusals: [/\/apply$/] })

  test('S1-700: a full profile applies in one sheet, and reads what happens next @phone @both @core', async ({
    page,
    prepare,
    enter,
  }) => {
    const jobId = await postLiveJob(prepare, { questions: JSON.stringify([question]) })
    await enter(await prepare.createCandidate())
    await page.goto(`/job_details/${jobId}`)
    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Apply' })
    const seen = sheet.getByRole('region', { name: 'What Vaani Connect will see' })
    await expect(seen.getByText('Pooja Verma')).toBeInViewport()
    for (const fact of ['Pooja Verma', '14-08-2000', '12th Passed', 'Hindi, English']) {
      await expect(seen).toContainText(fact)
    }
    await sheet.getByRole('button', { name: 'Apply Now' }).click()
    await expect(sheet.getByText('Choose Yes or No')).toBeVisible()
    await sheet.getByRole('radio', { name: 'No' }).check()
    await expect(sheet.getByText('You can still apply, but HR sees it under')).toBeVisible()

    // Whoever looks away finds the answers again.
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click()
    await expect(sheet.getByRole('radio', { name: 'No' })).toBeChecked()

    // The net breaks on the way: what was answered stays, and it is sent once.
    await page.route('**/api/jobs/*/apply', (route) => route.abort(), { times: 1 })
    await sheet.getByRole('button', { name: 'Apply Now' }).click()
    await expect(sheet.getByText('It did not go through.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Try again' }).click()

    await expect(
      page.getByRole('heading', {
        name: 'Your Profile has been submitted successfully for the job',
      }),
    ).toBeFocused()
    const next = page.getByRole('region', { name: 'What happens next' })
    await expect(next).toContainText(`From a number ending ${jobAnswers.mobileNumber.slice(-3)}`)
    await expect(page.getByRole('link', { name: `Call ${jobAnswers.name}` })).toHaveAttribute(
      'href',
      `tel:+91${jobAnswers.mobileNumber}`,
    )
    await page.goto(`/job_details/${jobId}`)
    await expect(page.getByText('Already Applied').filter({ visible: true }).first()).toBeVisible()
  })
})

test('S1-701: an application has a page, where its candidate says what became of it @phone', async ({
  page,
  prepare,
  enter,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, jobId)
  await enter(candidate)
  await page.goto('/my_applications')
  await page.getByRole('link', { name: jobAnswers.jobTitle }).click()
  const steps = page.getByRole('region', { name: 'How far it has come' })
  await expect(steps.getByRole('listitem').first()).toContainText('Applied')
  await expect(steps.locator('[aria-current="step"]')).toContainText('HR looks at your details')
  await page.getByRole('button', { name: 'See', exact: true }).click()
  await expect(page.getByRole('region', { name: 'What HR has of you' })).toContainText(
    'Pooja Verma',
  )
  await page.getByRole('button', { name: /^Withdraw from/ }).click()
  await page
    .getByRole('alertdialog', { name: 'Take back your application?' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(steps).toContainText('Withdrawn by you')
  await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ expectedRefusals: [/\/api\//] })

  test('S1-702: an application waits on the phone, and goes once the net is back @phone', async ({
    page,
    context,
    prepare,
    enter,
  }) => {
    const jobId = await postLiveJob(prepare)
    await enter(await prepare.createCandidate())
    await page.goto(`/job_details/${jobId}?apply=1`)
    const sheet = page.getByRole('dialog', { name: 'Apply' })
    await expect(sheet.getByRole('heading', { name: 'What Vaani Connect will see' })).toBeVisible()
    await awaitQuietNetwork(page)
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Apply Now' }).click()
    await expect(sheet.getByText('Will be sent.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Already Applied').filter({ visible: true }).first()).toBeVisible()
  })
})
