import { crawl } from './support/crawl.ts'
import { expect, test } from './support/test.ts'

/*
 * Everybody's ways through the product: every internal link leads to a screen, and every button does
 * something that is seen or heard. `npm run test:full` goes a visitor's ways, `npm run test:long` those of everybody.
 */

test.beforeEach(async ({ page }) => {
  // Dozens of screens, each loaded anew after what was done on it.
  test.setTimeout(400_000)
  // What moves by itself would count as what a button did.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const publicScreens = [
  '/',
  '/candidate_login',
  '/contact',
  '/employee_login',
  '/jobs',
  '/jobs/{id}',
  '/pricing_page',
  '/privacy_policy',
  '/refund_policy',
  '/terms_conditions',
]

test('S1-47: nobody meets a dead end @phone @long', async ({ page, prepare }) => {
  await prepare.setJobStatus(await prepare.postJob(await prepare.createEmployer()), 'accepted')
  const { screens, dead } = await crawl(page, { from: ['/', '/Admin', '/Frame-3'] })
  expect(dead).toEqual([])
  expect(screens).toEqual(expect.arrayContaining(publicScreens))
})

test('S1-48: a candidate meets no dead end @phone @long', async ({ page, prepare, enter }) => {
  const employer = await prepare.createEmployer()
  const [applied, open] = [await prepare.postJob(employer), await prepare.postJob(employer)]
  for (const id of [applied, open]) await prepare.setJobStatus(id, 'accepted')
  const candidate = await prepare.createCandidate()
  await prepare.apply(candidate, applied)
  await enter(candidate)
  const { screens, dead } = await crawl(page, {
    from: ['/', `/job_details/${open}`, `/job_details/${applied}`],
  })
  expect(dead).toEqual([])
  expect(screens).toEqual(
    expect.arrayContaining(['/candidate_profile', '/job_details/{id}', '/jobsearch']),
  )
})

test('S1-49: an employer meets no dead end @desktop @long', async ({ page, prepare, enter }) => {
  const employer = await prepare.createEmployer()
  const [live, waiting] = [await prepare.postJob(employer), await prepare.postJob(employer)]
  await prepare.setJobStatus(live, 'accepted')
  await prepare.saveUnpaidJob(employer)
  for (const name of ['Arun Das', 'Pooja Verma']) await prepare.createApplicant(live, name)
  await enter(employer)
  const { screens, dead } = await crawl(page, { from: ['/', `/postedjobinfo?jobId=${waiting}`] })
  expect(dead).toEqual([])
  expect(screens).toEqual(
    expect.arrayContaining([
      '/employee_dashboard',
      '/employee_profile',
      '/postedjobinfo',
      '/postjob',
      '/pricing_page',
      '/responses/{id}',
    ]),
  )
})

test('S1-50: an admin meets no dead end @desktop @long', async ({
  page,
  prepare,
  enter,
  request,
}) => {
  const employer = await prepare.createEmployer()
  const job = await prepare.postJob(employer, { jobTitle: 'Crawled job' })
  await prepare.setJobStatus(job, 'accepted')
  await prepare.createApplicant(job, 'Pooja Verma')
  await request.post('/submitForm', {
    data: { name: 'Asha', mobile: '9876501234', email: 'asha@mail.example', query: 'Please call' },
  })
  await enter(prepare.admin())
  const { screens, dead } = await crawl(page, {
    from: ['/section-5', '/section-5?status=accepted&q=Crawled'],
    // Jobs and requests on these screens are those of all journeys.
    leaves:
      /^(?:Accept|Reject|Take back|Wait|Pause|Mark as done|Open again|Take|Give back|Save note|Send answer|Refund)/,
  })
  expect(dead).toEqual([])
  expect(screens).toEqual(
    expect.arrayContaining([
      '/admin-settings',
      '/check_responses/{id}',
      '/inbox',
      '/edit/{id}',
      '/notifications',
      '/payments',
      '/second-step/set-up',
      '/section-5',
      '/signed-in-devices',
    ]),
  )
})

test('S1-44: addresses answer in any letter case', { tag: '@phone' }, async ({ request }) => {
  for (const address of [
    '/CONTACT',
    '/admin',
    '/SECTION-5',
    '/Section-5',
    '/FRAME-3',
    '/Jobs',
    '/JobSearch',
  ])
    expect((await request.get(address)).status(), address).toBe(200)
})
