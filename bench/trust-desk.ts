import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, request } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createPreparations } from '../tests/journeys/support/api.ts'
import type { Person } from '../tests/journeys/support/api.ts'
import { launchOptions, unpackChromium } from '../tests/journeys/support/chromium.ts'
import { adminPhone, readCode, signIn, startProduct } from './product.ts'
import { writeResult } from './write-result.ts'

/*
 * An admin decides on 200 jobs on the real screen, by the keyboard alone: node bench/trust-desk.ts. What a person needs to read and to
 * call is not in it: it says what the desk itself costs.
 */

const jobs = 200
/** A company's free posts. */
const postsOfCompany = 2
/** Between two jobs. Reading and calling take a person much longer; they come on top. */
const lookMs = 300
/** Every tenth is refused, with its reason. */
const refuseEvery = 10

type Step = { readonly name: string; jobs: number; keys: number; waits: number[] }

/** Posts the jobs; answers the admin. */
async function prepare(origin: string): Promise<Person> {
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
  for (let index = 0; index < jobs; index += postsOfCompany) {
    const employer = await calls.createEmployer()
    for (let post = 0; post < postsOfCompany; post += 1) {
      await calls.postJob(employer, { jobTitle: `Telecaller number ${index + post + 1}` })
    }
  }
  await context.dispose()
  return admin
}

const openTitle = async (page: Page): Promise<string> =>
  (await page.locator('article h2').first().textContent({ timeout: 10_000 })) ?? ''

async function work(page: Page): Promise<{ steps: Step[]; seconds: number }> {
  const accept: Step = { name: 'Accept (A)', jobs: 0, keys: 0, waits: [] }
  const refuse: Step = { name: 'Refuse with a reason (R, 3)', jobs: 0, keys: 0, waits: [] }
  await page.goto('/section-5')
  const begin = performance.now()
  for (let index = 0; index < jobs; index += 1) {
    const title = await openTitle(page)
    const isRefused = index % refuseEvery === 0
    const step = isRefused ? refuse : accept
    await sleep(lookMs)
    const began = performance.now()
    for (const key of isRefused ? ['r', '3'] : ['a']) await page.keyboard.press(key)
    const left = page.locator('article h2', { hasText: new RegExp(`^${title}$`) })
    await left.waitFor({ state: 'detached' })
    step.jobs += 1
    step.keys += isRefused ? 2 : 1
    step.waits.push(performance.now() - began)
  }
  return { steps: [accept, refuse], seconds: (performance.now() - begin) / 1000 }
}

function rowOf({ name, jobs: count, keys, waits }: Step): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const share = (part: number) => Math.round(sorted[Math.floor(part * sorted.length)] ?? 0)
  return `| ${name} | ${count} | ${(keys / count).toFixed(1)} | ${share(0.5)} | ${share(0.95)} |`
}

const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-trust-desk-'))
await unpackChromium()
const product = await startProduct(dataDir, ['--empty'])
try {
  const admin = await prepare(product.origin)
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: product.origin,
  })
  await context.addInitScript((token) => {
    localStorage.setItem('token', token)
    localStorage.setItem('type', 'admin')
  }, admin.token)
  const { steps, seconds } = await work(await context.newPage())
  await browser.close()
  writeResult(
    'trust-desk',
    [
      '# An admin and 200 jobs',
      '',
      `Made ${new Date().toISOString().slice(0, 10)} by \`node bench/trust-desk.ts\` on ${cpus().length} cores, Node ${process.version}: the built product, headless Chromium at 1280 x 800, the keyboard alone, ${lookMs} ms before each decision. Reading and calling come on top.`,
      '',
      `All ${jobs} were decided on in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
      '',
      '| Decision | jobs | keys each | until the next one is on the screen: median, ms | p95, ms |',
      '|---|---|---|---|---|',
      ...steps.map(rowOf),
      '',
    ].join('\n'),
  )
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
