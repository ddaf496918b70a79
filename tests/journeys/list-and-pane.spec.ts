import { randomUUID } from 'node:crypto'
import { postLiveJobs } from './support/live-jobs.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

const newWord = (): string => `W${randomUUID().slice(0, 8)}`

test('S2-246: the chosen job stands beside the list, by mouse and by keys @desktop @core', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const [first = '', second = '', third = ''] = await postLiveJobs(prepare, 3, (index) => ({
    jobTitle: `${word} ${['third', 'second', 'first'][index]}`,
    experienceLevel: [],
  })).then((ids) => ids.toReversed())
  await enter(await prepare.createCandidate())
  await page.goto(`/jobsearch?q=${word}`)
  const pane = (name: string) => page.getByRole('region', { name: `${word} ${name}` })
  const card = (name: string) =>
    page.getByRole('article').getByRole('link', { name: `${word} ${name}` })
  await expect(pane('first')).toBeVisible()
  await expect(card('first')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(`Showing ${word} first`)).toBeAttached()
  await expectUsable(page)

  await card('second').click()
  await expect(pane('second')).toBeVisible()
  await expect(page).toHaveURL(`/jobsearch?q=${word}&job=${second}`)
  await page.keyboard.press('j')
  await expect(pane('third')).toBeVisible()
  await expect(page).toHaveURL(`/jobsearch?q=${word}&job=${third}`)
  await page.keyboard.press('ArrowUp')
  await expect(pane('second')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(`/jobsearch?q=${word}&job=${first}`)
  await expect(pane('first')).toBeVisible()
  await page.goBack()
  await expect(pane('second')).toBeVisible()

  await card('second').press('Enter')
  await expect(pane('second')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card('second')).toBeFocused()
  await page.reload()
  await expect(pane('second')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page).toHaveURL(`/job_details/${second}?apply=1`)
  await expect(page.getByRole('dialog', { name: 'Apply' })).toBeVisible()
})

test('S2-246: a job that still loads is gone into as soon as it is here @desktop', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const [, earlier = ''] = await postLiveJobs(prepare, 2, (index) => ({
    jobTitle: `${word} ${['earlier', 'later'][index]}`,
    experienceLevel: [],
  })).then((ids) => ids.toReversed())
  await enter(await prepare.createCandidate())
  await page.goto(`/jobsearch?q=${word}`)
  const pane = (name: string) => page.getByRole('region', { name: `${word} ${name}` })
  const card = page.getByRole('article').getByRole('link', { name: `${word} earlier` })
  await expect(pane('later')).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route(`**/jobs/${earlier}*`, async (route) => {
    await answer.promise
    await route.continue()
  })
  await card.press('Enter')
  await expect(card).toHaveAttribute('aria-current', 'true')
  await card.press('Enter')
  await expect(pane('later')).toHaveCount(0)
  answer.resolve()
  await expect(pane('earlier')).toBeFocused()
})
