import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayMonthYear, indiaDate } from '../../src/contract/india-time.ts'
import {
  newWord,
  detail,
  list,
  act,
  tab,
  openTab,
  searchBox,
  openSearch,
  postWaitingJobs,
  heading,
  rejectOpenJob,
} from './support/approvals.ts'
import { postLiveJobs } from './support/live-jobs.ts'
import { toast } from './support/messages.ts'
import { expect, test } from './support/test.ts'
import { countRejectedJobs, statusOfJob } from './support/database.ts'

test.use({ reusesContext: true })

test('S1-21: jobs are decided on, one after the other @desktop @both @core', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 3)
  await enter(prepare.admin())
  await page.goto('/section-5')
  await expect(page.getByRole('heading', { name: 'ADMIN-APPROVALS' })).toBeVisible()
  await expect(tab(page, 'Waitlisted Jobs')).toHaveAttribute('aria-selected', 'true')
  await openSearch(page)
  await searchBox(page).fill(word)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await expect(detail(page).getByText('Pincode 201301 matches Noida, Uttar Pradesh')).toBeVisible()
  await expect(detail(page).getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await expect(act(page, 'Wait')).toBeDisabled()
  await expect(act(page, 'Check Response')).toBeDisabled()
  await expect(detail(page).getByText('Posted on')).toBeVisible()
  await expect(detail(page)).toContainText(dayMonthYear(indiaDate(new Date())))
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await act(page, 'Accept').click()
  await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await rejectOpenJob(page, `${word} 2`)
  await expect(heading(page, `${word} 1`)).toBeVisible()

  await openTab(page, 'Rejected')
  await searchBox(page).fill(word)
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await expect(act(page, 'Reject')).toBeDisabled()
  await act(page, 'Wait').click()
  await expect(toast(page, 'Status Changed to waiting')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()

  await openTab(page, 'Approved')
  await searchBox(page).fill(word)
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await expect(act(page, 'Accept')).toBeDisabled()
  await act(page, 'Pause').click()
  await expect(toast(page, 'Status Changed to pause')).toBeVisible()
  await openTab(page, 'Expired')
  await searchBox(page).fill(word)
  await expect(heading(page, `${word} 3`)).toBeVisible()
})

test(
  'S2-56: the tabs count what is in them @long',
  { tag: '@desktop' },
  async ({ page, prepare, enter }) => {
    const word = newWord()
    await postWaitingJobs(prepare, word, 1)
    await enter(prepare.admin())
    await page.goto(`/section-5?q=${word}`)
    await expect(heading(page, `${word} 1`)).toBeVisible()
    const countRejected = async () =>
      Number(/(\d+)$/.exec((await tab(page, 'Rejected').textContent()) ?? '')?.[1])
    await rejectOpenJob(page, `${word} 1`)
    await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
    // They follow the search.
    expect(await countRejected()).toBe(1)
    await searchBox(page).fill('')
    // Before the reload, which would bring the search back.
    await expect(page).not.toHaveURL(/q=/)
    // Other journeys reject at the same time, and take it back.
    await expect(async () => {
      await page.reload()
      expect(await countRejected()).toBe(await countRejectedJobs())
    }).toPass()
  },
)

test('S2-57: the queue has pages, and Back leads through them @desktop @long', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 12)
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  const position = page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('status')
  await expect(position).toHaveText('1 of 2')
  await expect(list(page).getByRole('button')).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await list(page)
    .getByRole('button', { name: `${word} 9` })
    .click()
  await expect(heading(page, `${word} 9`)).toBeVisible()

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(position).toHaveText('2 of 2')
  await expect(list(page).getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.goBack()
  await expect(position).toHaveText('1 of 2')
  await expect(heading(page, `${word} 9`)).toBeVisible()

  await page.getByLabel('Per page').selectOption('25')
  await expect(list(page).getByRole('button')).toHaveCount(12)
  await expect(page).toHaveURL(/per=25/)
  await page.reload()
  await expect(list(page).getByRole('button')).toHaveCount(12)
  await page.goBack()
  await expect(list(page).getByRole('button')).toHaveCount(10)

  // The last job of a later page.
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(position).toHaveText('2 of 2')
  for (const left of [2, 1]) {
    await expect(list(page).getByRole('button')).toHaveCount(left)
    await act(page, 'Accept').click()
    await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
  }
  await expect(position).toHaveText('1 of 1')
  await expect(list(page).getByRole('button')).toHaveCount(10)
})

test('the keyboard goes through the queue @desktop', async ({ page, prepare, enter }) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 4)
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, `${word} 4`)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await page.keyboard.press('a')
  await expect(toast(page, 'Status Changed to accepted')).toBeVisible()
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await page.keyboard.press('r')
  await page.keyboard.press('3')
  await expect(toast(page, `Rejected: ${word} 2`)).toBeVisible()
  await expect(heading(page, `${word} 1`)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, `${word} 4`)).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' })
  await expect(help.getByRole('listitem')).toHaveCount(14)
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(heading(page, `${word} 4`)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('r')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, `${word} 4`)).toBeVisible()

  await searchBox(page).focus()
  await page.keyboard.press('a')
  await expect(searchBox(page)).toHaveValue(`${word}a`)
  await searchBox(page).fill('')
  await searchBox(page).blur()
  await page.goto(`/section-5?status=rejected&q=${word}`)
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await page.keyboard.press('w')
  await expect(toast(page, 'Status Changed to waiting')).toBeVisible()
  await page.goto(`/section-5?status=accepted&q=${word}`)
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/edit\//)
})

test('S4-49: a rejection is taken back within its minute @desktop @both', async ({
  page,
  prepare,
  enter,
}) => {
  const word = newWord()
  const [jobId = ''] = await postWaitingJobs(prepare, word, 1)
  await enter(prepare.admin())
  await page.goto(`/section-5?q=${word}`)
  await expect(heading(page, `${word} 1`)).toBeVisible()
  await act(page, 'Reject').first().click()
  await expect(detail(page)).toContainText(`Reject ${word} 1, Vaani Connect?`)
  await expect(detail(page)).toContainText('It is a free post, so no money goes back.')
  await act(page, 'Details are missing or wrong').click()
  await expect(toast(page, `Rejected: ${word} 1, Vaani Connect`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()
  await act(page, 'Take back').click()
  await expect(toast(page, `The rejection of ${word} 1 is taken back`)).toBeVisible()
  await expect(heading(page, `${word} 1`)).toBeVisible()
  await expect(act(page, 'Take back')).toHaveCount(0)
  expect(await statusOfJob(jobId)).toBe('waiting')
})

test('a phone shows one job at a time @phone', async ({ page, prepare, enter }) => {
  const word = newWord()
  await postWaitingJobs(prepare, word, 12)
  await enter(prepare.admin())
  await page.goto('/section-5')
  await expect(searchBox(page)).toBeHidden()
  // More than half of the screen is for the job.
  const { y: top = Infinity } = (await detail(page).boundingBox()) ?? {}
  expect(top).toBeLessThan(0.45 * 740)
  await openSearch(page)
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill(word)
  // The list before the search may look the same, when nothing else waits.
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(page.getByText('Job 1 of 12')).toBeVisible()
  await expect(heading(page, `${word} 12`)).toBeVisible()
  const next = page.getByRole('button', { name: 'Next job' })
  const previous = page.getByRole('button', { name: 'Previous job' })
  await expect(previous).toBeDisabled()
  for (let number = 2; number <= 11; number++) {
    await next.click()
    await expect(page.getByText(`Job ${number} of 12`)).toBeVisible()
  }
  await expect(heading(page, `${word} 2`)).toBeVisible()
  await previous.click()
  await expect(page.getByText('Job 10 of 12')).toBeVisible()
  await expect(heading(page, `${word} 3`)).toBeVisible()
  await act(page, 'Accept').click()
  await expect(page.getByText('Job 10 of 11')).toBeVisible()
  await expect(heading(page, `${word} 2`)).toBeVisible()
})

test.describe('two admins at a time', { tag: '@desktop' }, () => {
  test.use({ expectedRefusals: [/\/api\/(updateJob|updatingjobdata)/] })

  test('S8-12: the later one is told and sees what is @long', async ({ page, prepare, enter }) => {
    const word = newWord()
    const [older = ''] = await postWaitingJobs(prepare, word, 1)
    await enter(prepare.admin())
    await page.goto(`/section-5?q=${word}`)
    await expect(heading(page, `${word} 1`)).toBeVisible()
    await prepare.setJobStatus(older, 'rejected')
    await act(page, 'Accept').click()
    await expect(
      toast(page, 'Error updating job status: Another admin already changed this. Please reload'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No jobs available!' })).toBeVisible()

    await page.goto(`/edit/${older}`)
    await expect(page.getByLabel('Job title')).toHaveValue(`${word} 1`)
    await prepare.setJobStatus(older, 'waiting')
    await page.getByLabel('Job title').fill(`${word} one`)
    await act(page, 'Save changes').click()
    await expect(
      toast(
        page,
        'Failed to update job details. Another admin already changed this. Please reload',
      ),
    ).toBeVisible()
    await expect(page.getByLabel('Job title')).toHaveValue(`${word} one`)
  })
})

test(
  'S2-55: an admin reads the applicants of a job and comes back to it @long',
  { tag: '@desktop' },
  async ({ page, prepare, enter }) => {
    const word = newWord()
    const [jobId = ''] = await postLiveJobs(prepare, 1, () => ({ jobTitle: word }))
    await prepare.createApplicant(jobId, 'Pooja Verma')
    await enter(prepare.admin())
    await page.goto(`/section-5?status=accepted&q=${word}`)
    await page.getByRole('link', { name: 'Check Response' }).click()
    await expect(page).toHaveURL(`/check_responses/${jobId}`)
    await expect(page.getByRole('article', { name: 'Pooja Verma' })).toContainText('Waiting')
    await expect(page.getByRole('button', { name: /Shortlist|Reject/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page, word)).toBeVisible()
  },
)

test.describe('whoever is no admin', { tag: '@desktop' }, () => {
  test.use({ expectedRefusals: [/\/api\/(getJobs|updatejobdata)$/] })

  const notThere = (page: Page) =>
    expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()

  test('S6-9: finds no admin pages @long', async ({ page, prepare, enter }) => {
    const [jobId = ''] = await postWaitingJobs(prepare, newWord(), 1)
    await page.goto('/section-5')
    await notThere(page)
    await enter(await prepare.createCandidate())
    for (const path of ['/section-5', '/Section-5', `/edit/${jobId}`]) {
      await page.goto(path)
      await notThere(page)
    }
  })

  test('S6-10: finds none by changing what the browser holds @long', async ({
    page,
    prepare,
    enter,
  }) => {
    const [jobId = ''] = await postWaitingJobs(prepare, newWord(), 1)
    const employer = await prepare.createEmployer()
    await enter({ ...employer, type: 'admin' })
    for (const path of ['/section-5', `/edit/${jobId}`]) {
      await page.goto(path)
      await notThere(page)
    }
  })

  test('a job that is not there can not be edited', async ({ page, prepare, enter }) => {
    await enter(prepare.admin())
    await page.goto(`/edit/${randomUUID()}`)
    await notThere(page)
  })
})
