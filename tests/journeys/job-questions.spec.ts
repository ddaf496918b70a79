import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.use({ reusesContext: true })

const nightShift = 'Can you work night shifts?'
const own = 'Why do you want this job?'

test('S2-700: an employer asks two questions; who misses the must-have is warned, and listed apart @desktop @both @core', async ({
  page,
  prepare,
  enter,
  openBrowser,
  isMobile,
}) => {
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  const desk = await openBrowser(employer)
  await desk.goto(`/edit-job/${jobId}`)
  await desk.getByRole('button', { name: 'Add questions' }).click()
  const library = desk.getByRole('dialog', { name: 'Question library' })
  await library.getByRole('searchbox', { name: 'Find a question' }).fill('night')
  await library.getByRole('checkbox', { name: nightShift }).check()
  await library.getByRole('button', { name: 'Write my own' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Your own question' })
  await dialog.getByRole('button', { name: 'Add the question' }).click()
  await expect(dialog.getByText('Write the question')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Question' }).fill(own)
  await dialog.getByRole('radio', { name: 'A line of text' }).check()
  await dialog.getByRole('button', { name: 'Add the question' }).click()
  await desk.getByRole('button', { name: `Must have: ${nightShift}` }).click()
  await expect(desk.getByText('Answer wanted: Yes')).toBeVisible()
  await desk.getByRole('button', { name: 'Save 1 change' }).filter({ visible: true }).click()
  await expect(desk.getByRole('heading', { name: 'Questions for those who apply' })).toBeVisible()

  const candidate = await prepare.createCandidate()
  await enter(candidate)
  await page.goto(`/applyform/${jobId}`)
  for (;;) {
    const next = page.getByRole('button', { name: /^Next: / }).filter({ visible: true })
    if ((await next.count()) === 0) break
    await next.click()
  }
  const question = page.getByRole('group', { name: nightShift })
  await page.getByRole('button', { name: 'Submit' }).filter({ visible: true }).click()
  await expect(question.getByText('Choose Yes or No')).toBeVisible()
  await question.getByRole('radio', { name: 'No' }).check()
  await expect(question.getByText('This job needs this answer here: Yes.')).toBeVisible()
  await page.getByRole('textbox', { name: own }).fill('Near my home')
  await page.getByRole('button', { name: 'Submit' }).filter({ visible: true }).click()
  await expect(
    toast(page, 'Your Profile has been submitted successfully for the job').or(
      page.getByText('Your Profile has been submitted successfully for the job'),
    ),
  ).toBeVisible()

  await desk.goto(`/responses/${jobId}`)
  await expect(desk.getByRole('tab', { name: 'All Candidates' })).toContainText('0')
  await desk.getByRole('tab', { name: 'Does not match' }).click()
  const card = desk.getByRole('article').filter({ visible: true })
  await expect(card).toContainText('Does not match. Wanted: Yes')
  await expect(card).toContainText('Near my home')

  const filterByAnswer = async (answer: string) => {
    if (!isMobile) {
      await desk.getByRole('combobox', { name: 'Answers' }).selectOption(`${nightShift} ${answer}`)
      return
    }
    await desk.getByRole('button', { name: 'Filters' }).click()
    await desk.getByRole('radio', { name: `${nightShift} ${answer}` }).check()
    await desk.getByRole('button', { name: /^Show/ }).click()
  }
  await filterByAnswer('Yes')
  await expect(desk.getByText('No candidates match these filters')).toBeVisible()
  await desk.getByRole('button', { name: 'Show all' }).click()
  await filterByAnswer('No')
  await expect(desk).toHaveURL(/answer=/)
  await expect(card).toContainText('Near my home')
})
