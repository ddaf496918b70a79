import { cases } from '../support/effort.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import type { Person, Preparations } from './support/api.ts'
import { expect, test } from './support/test.ts'

/* The device asks for dark pages: all of them stay readable. */
test.use({ colorScheme: 'dark', expectedRefusals: [/\/no$/] })

type Visit = {
  readonly who: string
  readonly create?: (prepare: Preparations) => Promise<Person>
  readonly paths: readonly string[]
}

/** One of each kind of page; the long run reads them all. */
const inEveryRun: ReadonlySet<string> = new Set(['/', '/jobs', '/candidate_login'])

const visits: readonly Visit[] = [
  {
    who: 'a visitor',
    paths: [
      '/',
      '/jobs',
      '/Contact',
      '/candidate_login',
      '/employee_login',
      '/pricing_page',
      '/no',
    ],
  },
  {
    who: 'a candidate',
    create: (prepare) => prepare.createCandidate(),
    paths: ['/jobsearch', '/candidate_profile'],
  },
  {
    who: 'an employer',
    create: (prepare) => prepare.createEmployer(),
    paths: ['/employee_dashboard', '/postjob', '/employee_profile'],
  },
  {
    who: 'an admin',
    create: async (prepare) => prepare.admin(),
    paths: ['/section-5', '/inbox'],
  },
]

for (const { who, create, paths } of visits) {
  test(`${who} reads at night @phone${create ? ' @long' : ''}`, async ({
    page,
    prepare,
    enter,
  }) => {
    // Many pages, each looked at whole.
    test.slow()
    if (create) await enter(await create(prepare))
    for (const path of cases(paths, (each) => inEveryRun.has(each))) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 30, 33)')
      await expectNoAxeViolations(page)
    }
  })
}

test('a job, its applicants and an application are read at night @phone @long', async ({
  page,
  prepare,
  enter,
  openBrowser,
}) => {
  test.slow()
  const employer = await prepare.createEmployer()
  const jobId = await prepare.postJob(employer)
  await prepare.setJobStatus(jobId, 'accepted')
  await enter(await prepare.createApplicant(jobId, 'Pooja Verma'))
  await page.goto(`/job_details/${jobId}`)
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/candidate_profile#applications')
  await expect(page.getByText('Applied 0 days ago')).toBeVisible()
  await expectNoAxeViolations(page)

  const desk = await openBrowser(employer)
  await desk.emulateMedia({ colorScheme: 'dark' })
  await desk.goto(`/responses/${jobId}`)
  await expect(desk.getByRole('article', { name: 'Pooja Verma' })).toBeVisible()
  await expectNoAxeViolations(desk)
})
