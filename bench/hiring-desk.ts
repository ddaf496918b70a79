import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, request } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createPreparations } from '../tests/journeys/support/api.ts'
import type { Person } from '../tests/journeys/support/api.ts'
import { launchOptions, unpackChromium } from '../tests/journeys/support/chromium.ts'
import { makeWindow } from '../tests/journeys/support/interviews.ts'
import { measureLists } from './hiring-desk/lists.ts'
import { adminPhone, readCode, signIn, startProduct } from './product.ts'
import { writeResult } from './write-result.ts'

/*
 * A recruiter works through 200 applicants of a job on the real screens, at a person's pace and by the keyboard alone: node
 * bench/hiring-desk.ts. Every tenth misses the must-have. And how long the list of 5,000 applicants takes.
 */

const people = 200
const invited = 8
/** What a person looks at somebody before deciding. */
const lookMs = 1500
/** Every fifth is shortlisted. */
const shortlistEvery = 5

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

type Step = { readonly name: string; people: number; keys: number; waits: number[] }

/** Posts a job and lets everybody apply. */
async function prepare(origin: string): Promise<{ employer: Person; jobId: string }> {
  const context = await request.newContext({ baseURL: origin })
  const admin: Person = {
    phone: adminPhone,
    type: 'admin',
    token: await signIn(origin, adminPhone, 'admin'),
  }
  const calls = createPreparations(context, {
    readCode: (phone) => readCode(origin, `+91${phone}`),
    admin: () => admin,
  })
  const employer = await calls.createEmployer()
  const jobId = await calls.postJob(employer, { questions: JSON.stringify([question]) })
  await calls.setJobStatus(jobId, 'accepted')
  const read = await context.get(`/api/jobs/${jobId}`, {
    headers: { authorization: `Bearer ${employer.token}` },
  })
  const { questions }: { questions: { id: string }[] } = await read.json()
  for (let index = 0; index < people; index += 1) {
    const answer = index % 10 === 0 ? 'no' : 'yes'
    const answers = JSON.stringify([{ questionId: questions[0]?.id, answer }])
    await calls.createApplicant(jobId, `Applicant ${index + 1}`, { answers })
  }
  await makeWindow({ request: context }, employer, jobId)
  await context.dispose()
  return { employer, jobId }
}

/** The name of the applicant who is open. */
const openName = async (page: Page): Promise<string> =>
  (await page.locator('article.is-open h2').textContent({ timeout: 10_000 })) ?? ''

/** Presses keys and waits until what they did is on the screen. */
async function act(page: Page, step: Step, keys: readonly string[], isDone: () => Promise<void>) {
  await sleep(lookMs)
  const began = performance.now()
  for (const key of keys) await page.keyboard.press(key)
  await isDone()
  step.people += 1
  step.keys += keys.length
  step.waits.push(performance.now() - began)
}

async function work(page: Page, jobId: string): Promise<{ steps: Step[]; seconds: number }> {
  const begin = performance.now()
  const shortlist: Step = { name: 'Shortlist (S)', people: 0, keys: 0, waits: [] }
  const reject: Step = { name: 'Reject (R)', people: 0, keys: 0, waits: [] }
  const invite: Step = {
    name: 'Invite to a walk-in (I, a time, Send)',
    people: 0,
    keys: 0,
    waits: [],
  }
  await page.goto(`/responses/${jobId}`)
  for (const tab of ['waiting', 'mismatch']) {
    if (tab === 'mismatch') await page.goto(`/responses/${jobId}?tab=mismatch`)
    for (;;) {
      const isEmpty = page.getByText('No candidates here yet')
      await page.locator('article.is-open').or(isEmpty).first().waitFor()
      if (await isEmpty.isVisible()) break
      const name = await openName(page)
      const isGood = tab === 'waiting' && (shortlist.people + reject.people) % shortlistEvery === 0
      await act(page, isGood ? shortlist : reject, [isGood ? 's' : 'r'], async () => {
        await page
          .locator('article.is-open h2', { hasText: new RegExp(`^${name}$`) })
          .waitFor({ state: 'detached' })
      })
    }
  }
  await page.goto(`/responses/${jobId}?tab=shortlisted&stage=shortlisted`)
  for (let index = 0; index < invited; index += 1) {
    const name = await openName(page)
    const dialog = page.getByRole('dialog', { name: /^Invite/ })
    await act(page, invite, ['i'], () => dialog.getByRole('radio').first().waitFor())
    await dialog.getByRole('radio', { name: /free/ }).first().focus()
    await act(page, { ...invite, people: 0 }, ['Space'], async () => undefined)
    await dialog.getByRole('button', { name: 'Send invite' }).focus()
    await act(page, { ...invite, people: 0 }, ['Enter'], async () => {
      await page
        .locator('article.is-open h2', { hasText: new RegExp(`^${name}$`) })
        .waitFor({ state: 'detached' })
    })
    invite.keys += 2
  }
  return { steps: [shortlist, reject, invite], seconds: (performance.now() - begin) / 1000 }
}

function rowOf({ name, people: count, keys, waits }: Step): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const share = (part: number) => Math.round(sorted[Math.floor(part * sorted.length)] ?? 0)
  return `| ${name} | ${count} | ${(keys / count).toFixed(1)} | ${share(0.5)} | ${share(0.95)} |`
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-hiring-desk-'))
  await unpackChromium()
  const product = await startProduct(dataDir, ['--empty'])
  try {
    const { employer, jobId } = await prepare(product.origin)
    const browser = await chromium.launch(launchOptions())
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: product.origin,
    })
    await context.addInitScript((token) => {
      localStorage.setItem('token', token)
      localStorage.setItem('type', 'employee')
    }, employer.token)
    const page = await context.newPage()
    const { steps, seconds } = await work(page, jobId)
    await browser.close()
    const lists = await measureLists()
    writeResult(
      'hiring-desk',
      [
        '# A recruiter and 200 applicants',
        '',
        `Made ${new Date().toISOString().slice(0, 10)} by \`node bench/hiring-desk.ts\` on ${cpus().length} cores, Node ${process.version}: the built product, headless Chromium at 1280 x 800, the keyboard alone, ${lookMs} ms of looking before each act.`,
        '',
        `All ${people} were decided on and ${invited} invited in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
        '',
        '| Act | people | keys each | until the next one is on the screen: median, ms | p95, ms |',
        '|---|---|---|---|---|',
        ...steps.map(rowOf),
        '',
        lists,
        '',
      ].join('\n'),
    )
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
