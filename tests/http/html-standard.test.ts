import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* Every page that the server renders, before a script ran, against the HTML standard. */

const checker = join(
  import.meta.dirname,
  '../html/node_modules/html-validate/bin/html-validate.mjs',
)

const rules = {
  root: true,
  extends: ['standard', 'a11y', 'document', 'browser'].map((name) => `html-validate:${name}`),
  rules: {
    // The hero holds both of its messages; one of them is always out of sight and out of the reading.
    'heading-level': ['error', { allowMultipleH1: true }],
    // A header's links and those at the bottom of a phone are one navigation, of which one place is shown.
    'unique-landmark': 'off',
    // Sums guard files of other hosts, and the pages take none.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The local mode's outbox renews itself while somebody waits for a code. No other page does.
    'meta-refresh': 'off',
  },
}

const pages = {
  home: '/',
  about: '/Frame-3',
  contact: '/Contact',
  refund: '/refund_policy',
  terms: '/terms_conditions',
  privacy: '/privacy_policy',
  pricing: '/pricing_page',
  jobs: '/jobs',
  'jobs-found': '/jobs?q=customer&education=12thPassed',
  'jobs-none': '/jobs?q=nobody',
  'candidate-login': '/candidate_login',
  'employer-login': '/employee_login',
  'admin-login': '/Admin',
  outbox: '/dev/outbox',
} as const

/** What stands for each of these until the browser has found out who is here. */
const screensOfPeople = [
  'first_details',
  'candidate_profile',
  'jobsearch',
  'job_details/some-job',
  'applyform/some-job',
  'employee_profile',
  'employee_dashboard',
  'postjob',
  'postedjobinfo',
  'responses/some-job',
  'section-5',
  'inbox',
  'edit/some-job',
]

let testApp: TestApp
let folder: string
beforeAll(async () => {
  if (!existsSync(checker)) throw new Error('The checker is not installed: npm test does that')
  testApp = await createTestApp({ pages: 'built' })
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-html-'))
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true, force: true })
})

async function keepPage(name: string, url: string, status: number, app = testApp): Promise<void> {
  const reply = await callApi(app, 'GET', url)
  expect([url, reply.statusCode]).toEqual([url, status])
  await writeFile(join(folder, `${name}.html`), reply.body)
}

const reportSchema = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(
      z.object({ ruleId: z.string(), message: z.string(), line: z.number(), column: z.number() }),
    ),
  }),
)

/** What the checker finds in the pages kept. */
async function findMistakes(): Promise<string[]> {
  const report = join(folder, 'report.json')
  const config = join(folder, 'rules.json')
  await writeFile(config, JSON.stringify(rules))
  // A file, for the checker ends before a long answer has gone through a pipe.
  const args = [checker, '--config', config, '--formatter', `json=${report}`, folder]
  await new Promise((resolve) => {
    execFile(process.execPath, args, resolve)
  })
  return reportSchema
    .parse(JSON.parse(await readFile(report, 'utf8')))
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${basename(filePath)}:${line}:${column} ${message} (${ruleId})`,
      ),
    )
}

test('the pages of the server keep to the standard', async () => {
  const employer = await createEmployer(testApp)
  const admin = await signIn(testApp, 'admin')
  const jobId = await addLiveJob(testApp, { employer, admin })
  for (const [name, url] of Object.entries(pages)) await keepPage(name, url, 200)
  for (const path of screensOfPeople) await keepPage(path.replace('/', '-'), `/${path}`, 200)
  const moved = await callApi(testApp, 'GET', `/jobs/${jobId}`)
  await keepPage('job', z.string().parse(moved.headers['location']), 200)
  await keepPage('not-found', '/nowhere', 404)

  const broken = await createTestApp({ pages: 'built' })
  await broken.db.schema.alterTable('job_search').renameTo('job_search_lost').execute()
  await broken.db.schema.alterTable('jobs').renameTo('jobs_lost').execute()
  await keepPage('jobs-failed', '/jobs', 500, broken)
  await keepPage('job-failed', `/jobs/x-${jobId}`, 500, broken)
  await broken.close()

  expect(await findMistakes()).toEqual([])
})
