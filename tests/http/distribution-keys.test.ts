import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addApplication, applyForJob, createCandidate } from '#tests/support/profile-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { findQueriedTables } from '#tests/support/table-keys.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/** By what each table would be cut into parts, as docs/scaling.md has it. */
const keys: Readonly<Record<string, string>> = {
  application_keys: 'job_id',
  applications: 'job_id',
  ending_warnings: 'job_id',
  job_edits: 'job_id',
  job_questions: 'job_id',
  job_reports: 'job_id',
  job_search: 'job_id',
  job_status_changes: 'job_id',
  jobs: 'id',
  candidate_certificates: 'account_id',
  candidate_profiles: 'account_id',
  consents: 'account_id',
  employer_profiles: 'account_id',
  files: 'owner_account_id',
  messages: 'account_id',
  orders: 'employer_id',
  push_subscriptions: 'account_id',
  alert_digests: 'candidate_id',
  alert_jobs: 'candidate_id',
  job_alerts: 'candidate_id',
  saved_jobs: 'candidate_id',
  sessions: 'account_id',
}

const page = readFileSync(join(import.meta.dirname, '../../docs/scaling.md'), 'utf8')

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const { rows } = await sql<{ table: string; columns: string[] }>`
  select table_name as table, array_agg(column_name::text) as columns
  from information_schema.columns where table_schema = 'public' group by 1`.execute(testApp.db)
const columnsOf = new Map(
  rows.filter(({ table }) => table in keys).map((row) => [row.table, new Set(row.columns)]),
)

/** From signing in to the answer of an employer: what the product is for. */
async function goThroughTheMainJob(): Promise<void> {
  const admin = await signIn(testApp, 'admin')
  const employer = await createPayingEmployer(testApp)
  const jobId = await addLiveJob(testApp, { employer, admin })
  await addPaidJob(razorpay, employer)
  await expectOk(employer.call('GET', '/api/posting-terms'))
  await expectOk(employer.call('POST', '/api/getJobById', { json: { type: 'employee' } }))
  const candidate = await createCandidate(testApp)
  await expectOk(candidate.call('POST', '/api/allJobs', { json: { q: 'voice', location: 'Pune' } }))
  await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))
  await expectOk(candidate.call('POST', '/api/check_auth', { json: {} }))
  const applicantId = await addApplication(candidate, jobId)
  expect((await applyForJob(candidate, jobId)).statusCode).toBe(409)
  await expectOk(candidate.call('POST', '/api/allJobs', { json: { apply: 'true' } }))
  await expectOk(employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
  const review = { json: { status: 'shortlisted' } }
  await expectOk(employer.call('PATCH', `/profileReview/${jobId}/${applicantId}`, review))
  await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'rejected' } }))
}

test('the main job asks one part at a time, but for what the page names', async () => {
  const queries = await queriesOf(goThroughTheMainJob)
  expect(queries.length).toBeGreaterThan(100)
  const found = new Set<string>()
  for (const query of new Set(queries)) {
    for (const { table, columns } of await findQueriedTables(query, columnsOf)) {
      if (!columns.has(keys[table] ?? '')) {
        found.add(`${table}: ${[...columns].toSorted().join(', ') || 'nothing'}`)
      }
    }
  }
  const named = [...page.matchAll(/^\| `(\w+: [\w, ]+)` \|/gm)].map(([, asked]) => asked)
  expect([...found].toSorted()).toEqual(named.toSorted())
})

test('the page says by what each table is cut', () => {
  for (const table of Object.keys(keys)) expect(page).toContain(`\`${table}\``)
})
