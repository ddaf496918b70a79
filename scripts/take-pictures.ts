import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { launchOptions, unpackChromium } from '#tests/journeys/support/chromium.ts'

/*
 * Takes the README's pictures of a running server with the sample marketplace:
 *   node scripts/take-pictures.ts http://127.0.0.1:3000
 */

const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../docs/pictures')
const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

const signIns = {
  users: '+919000110001',
  employee: '+919000010001',
  admin: '+919000000001',
} as const
type AccountType = keyof typeof signIns

async function post(path: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function signIn(type: AccountType): Promise<string> {
  const phoneNumber = signIns[type]
  await post('/send-otp', { phoneNumber })
  const outbox = z
    .array(z.object({ to: z.string(), code: z.string().optional() }))
    .parse(await (await fetch(`${origin}/dev/outbox.json`)).json())
  const otp = outbox.find(({ to }) => to === phoneNumber)?.code
  const { uid, proof } = z
    .object({ uid: z.string(), proof: z.string() })
    .parse(await post('/verify-otp', { phoneNumber, otp }))
  const reply = await post('/generateToken', { uid, proof, type })
  return z.object({ token: z.string() }).parse(reply).token
}

const jobsSchema = z.array(z.object({ id: z.string(), applicantCount: z.number().default(0) }))

/** The job of a list with the most applicants, or the first job. */
async function liveliestJob(token: string, path: string, body: object): Promise<string> {
  const jobs = jobsSchema.parse(await post(path, body, token))
  const [job] = jobs.toSorted((one, other) => other.applicantCount - one.applicantCount)
  if (!job) throw new Error('the sample has no such job')
  return job.id
}

async function takePicture(
  browser: Browser,
  name: string,
  screen: { path: string; size: keyof typeof sizes; type: AccountType; token: string },
): Promise<void> {
  const context = await browser.newContext({ viewport: sizes[screen.size] })
  const session = { token: screen.token, type: screen.type }
  await context.addInitScript(({ token, type }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('type', type)
  }, session)
  const page = await context.newPage()
  await page.goto(origin + screen.path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}-${screen.size}.jpg`), quality: 72 })
  await context.close()
}

await mkdir(folder, { recursive: true })
await unpackChromium()
const browser = await chromium.launch(launchOptions())
try {
  const candidate = { type: 'users', token: await signIn('users') } as const
  const employer = { type: 'employee', token: await signIn('employee') } as const
  const admin = { type: 'admin', token: await signIn('admin') } as const
  const found = await liveliestJob(candidate.token, '/api/allJobs', { q: 'customer' })
  const posted = await liveliestJob(employer.token, '/api/getJobById', { status: 'accepted' })
  for (const size of ['phone', 'desktop'] as const) {
    await takePicture(browser, 'search', { ...candidate, size, path: '/jobsearch' })
    await takePicture(browser, 'applicants', { ...employer, size, path: `/responses/${posted}` })
  }
  const phone = 'phone' as const
  await takePicture(browser, 'job', { ...candidate, size: phone, path: `/job_details/${found}` })
  await takePicture(browser, 'approvals', { ...admin, size: phone, path: '/section-5' })
} finally {
  await browser.close()
}
