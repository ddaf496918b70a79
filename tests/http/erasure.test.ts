import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { notices } from '#contract/privacy/notices.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { timesForm } from '#tests/support/interviews.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob } from '#tests/support/paid-jobs.ts'
import { paymentIdOf } from '#tests/support/payment-reads.ts'
import {
  addApplication,
  applyForJob,
  createCandidate,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { runRound, workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'
import { videoFile } from '#tests/support/video-files.ts'

/*
 * A year after somebody deleted the account. Every column of the database that leads to a person is
 * listed here with what becomes of it: who adds one finds this test failing until it has its line.
 */

type Fate = 'goes' | 'stays blank' | 'names an admin' | 'stays for the books'
const fates: Readonly<Record<string, Fate>> = {
  'accounts.identity_id': 'stays blank',
  'alert_digests.candidate_id': 'goes',
  'alert_jobs.candidate_id': 'goes',
  'applicant_reads.employer_id': 'goes',
  'application_keys.candidate_id': 'goes',
  'application_stage_changes.account_id': 'stays blank',
  'billing_details.employer_id': 'goes',
  'candidate_certificates.account_id': 'goes',
  'candidate_profiles.account_id': 'goes',
  'consents.account_id': 'goes',
  'contact_requests.owner_id': 'names an admin',
  'employer_profiles.account_id': 'stays blank',
  'admin_roles.account_id': 'names an admin',
  'job_calls.admin_id': 'names an admin',
  'job_claims.admin_id': 'names an admin',
  'blocks.agreed_by': 'names an admin',
  'blocks.blocked_by': 'names an admin',
  'blocks.ended_by': 'names an admin',
  'evidence.decided_by': 'names an admin',
  'organisation_members.member_id': 'goes',
  'organisation_members.organisation_id': 'goes',
  'company_pages.organisation_id': 'goes',
  'company_photos.organisation_id': 'goes',
  'evidence.organisation_id': 'goes',
  'files.owner_account_id': 'goes',
  'grievances.account_id': 'goes',
  'grievances.answered_by': 'names an admin',
  'grievances.owner_id': 'names an admin',
  'report_cases.owner_id': 'names an admin',
  'job_alerts.candidate_id': 'goes',
  'job_edits.admin_id': 'names an admin',
  'job_reports.candidate_id': 'goes',
  'job_status_changes.admin_id': 'names an admin',
  'jobs.employer_id': 'stays blank',
  'ledger_entries.employer_id': 'stays for the books',
  'applicant_log.account_id': 'goes',
  'message_choices.account_id': 'goes',
  'message_day_counts.account_id': 'goes',
  'messages.account_id': 'goes',
  'nominees.account_id': 'goes',
  'orders.employer_id': 'stays for the books',
  'post_credits.employer_id': 'stays for the books',
  'proofs.identity_id': 'goes',
  'push_subscriptions.account_id': 'goes',
  'refunds.admin_id': 'names an admin',
  'saved_jobs.candidate_id': 'goes',
  'typing_tests.candidate_id': 'goes',
  'voice_notes.candidate_id': 'goes',
  'second_factors.account_id': 'names an admin',
  'sessions.account_id': 'goes',
}

/** Counters by network and account, which are cleared away within a day. */
const shortLived = ['rate_limits']

const candidateWords = {
  name: 'Quillandra Vexwell',
  email: 'quillandra@vexwell.example',
  mobileNumber: '9311170001',
  currentAddress: '77 Zephyrine Lane',
  skills: 'Zitherplaying',
}
const employerWords = {
  name: 'Ottokar Brumwick',
  email: 'ottokar@brumwick.example',
  mobileNumber: '9311170002',
  companyAddress: '5 Umbrastone Road',
  organizationname: 'Brumwick Mills',
}
const contactWords = {
  name: 'Perdita Hallowmere',
  email: 'perdita@brumwick.example',
  mobileNumber: '9311170003',
  organizationAddress: '6 Umbrastone Road',
  organizationName: 'Brumwick Mills',
  jobDescription: 'Ask for Perdita Hallowmere at the gate',
}
const storedTitle = 'Loom Hall Executive'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
testApp.clock.set('2027-02-28T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')
const employer = await signIn(testApp, 'employer')
const witness = await createCandidate(testApp)
await makeData()
for (const viewer of [candidate, employer]) {
  const json = await proveByPhone(testApp, viewer.phone)
  await expectOk(viewer.call('POST', '/api/privacy/delete-account', { json }))
}

/** Something in every table that a candidate and an employer can write to. */
async function makeData(): Promise<void> {
  const employerForm = { ...employerWords, form: 'first', consent: notices.account.version }
  await expectOk(saveEmployer(employer, { ...employerForm, profile: pngFile() }))
  const posted = await expectOk(
    employer.call('POST', '/api/postjob', {
      form: { ...jobForm({ ...contactWords, jobTitle: storedTitle }), profile: pngFile() },
    }),
  )
  await expectOk(employer.call('POST', '/api/postjob', { json: jobForm(contactWords) }))
  const details = {
    legalName: 'Brumwick Mills',
    gstin: '',
    address: '5 Umbrastone Road',
    pincode: '700016',
    state: 'West Bengal',
    city: 'Kolkata',
    email: employerWords.email,
  }
  await expectOk(employer.call('POST', '/api/billing-details', { json: details }))
  await addPaidJob(razorpay, employer)
  const { claim } = await addPaidJob(razorpay, employer)
  const paymentId = await paymentIdOf(testApp, claim.payment_id)
  const refund = { reason: 'goodwill', note: `Promised to ${employerWords.name}` }
  await expectOk(admin.call('POST', `/api/payments/${paymentId}/refund`, { json: refund }))
  const jobId: string = posted.json().id
  await setJobStatus(admin, jobId, 'accepted')
  await expectOk(
    admin.call('POST', '/api/updatingjobdata', {
      json: jobForm({ ...contactWords, jobTitle: storedTitle, jobId, salary: '21000' }),
    }),
  )
  const witnessed = await addApplication(witness, jobId)

  const files = { resumePdf: pdfFile(), profile: pngFile(), video: videoFile() }
  await expectOk(saveCandidate(candidate, { ...candidateWords, ...files }))
  const consent = notices.application.version
  const applied = await expectOk(
    applyForJob(candidate, jobId, { ...candidateWords, form: 'apply', consent }),
  )
  const times = timesForm(testApp, jobId, {
    place: employerWords.companyAddress,
    askFor: employerWords.name,
  })
  await expectOk(employer.call('POST', '/api/interview-times', { json: times }))
  for (const id of [witnessed, applied.json().applicationId]) {
    const note = `${candidateWords.skills}, says ${employerWords.name}`
    const json = { entryId: crypto.randomUUID(), kind: 'note', note }
    await expectOk(employer.call('POST', `/api/jobs/${jobId}/applicants/${id}/log`, { json }))
  }
  const report = { reason: 'Nobody answers', words: `Call ${candidateWords.name}` }
  await expectOk(candidate.call('POST', `/api/jobs/${jobId}/report`, { json: report }))
  // An application keeps its own resume.
  await expectOk(saveCandidate(candidate, { ...candidateWords, resumePdf: pdfFile() }))
  for (const viewer of [candidate, employer]) await fillPrivacyPage(viewer)
  await workQueue(testApp)
}

async function fillPrivacyPage(viewer: TestViewer): Promise<void> {
  const { email } = viewer === candidate ? candidateWords : employerWords
  const { subscription } = createMailbox(`https://fcm.googleapis.com/fcm/send/${viewer.phone}`)
  const type = viewer.role === 'employer' ? 'employee' : 'users'
  const calls = {
    '/api/subscribe': { type, token: subscription, consent: notices.push.version },
    '/api/privacy/nominee': { name: 'Kiran Vexwell', contact: 'kiran@vexwell.example' },
    '/api/grievances': {
      submissionId: crypto.randomUUID(),
      topic: 'other',
      email,
      details: `I am ${email}`,
    },
  }
  for (const [path, json] of Object.entries(calls)) {
    await expectOk(viewer.call('POST', path, { json }))
  }
}

const erase = () => runRound(testApp, 'erase-deleted-accounts')

/** Each column that refers to a person's row. */
async function columnsOfPersons(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct source.relname || '.' || attribute.attname as name
    from pg_constraint reference
    join pg_class source on source.oid = reference.conrelid
    join pg_class target on target.oid = reference.confrelid
    join pg_attribute attribute
      on attribute.attrelid = source.oid and attribute.attnum = any(reference.conkey)
    where reference.contype = 'f'
      and reference.conparentid = 0
      and target.relname in ('accounts', 'identities', 'candidate_profiles', 'employer_profiles')
    order by 1`.execute(testApp.db)
  return rows.map(({ name }) => name)
}

/** Where a text stands, in any table of ours or of the queue. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
    order by 1, 2`.execute(testApp.db)
  const found: string[] = []
  for (const { schema, name } of rows.filter((table) => !shortLived.includes(table.name))) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} r
      where strpos(lower(r::text), lower(${text})) > 0 limit 1`.execute(testApp.db)
    if (hits.length > 0) found.push(name)
  }
  return found
}

const countOf = async (column: string, value: string): Promise<number> => {
  const [table = '', name = ''] = column.split('.')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(name)} = ${value}`.execute(
    testApp.db,
  )
  return rows[0]?.count ?? 0
}

const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(testApp.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const everyWord = [candidateWords, employerWords, contactWords].flatMap((words) =>
  Object.values(words),
)

describe('a year after an account was deleted', () => {
  test('every column that refers to a person is covered', async () => {
    expect(await columnsOfPersons()).toEqual(Object.keys(fates).sort())
  })

  test('S10-8: nothing is erased before a calendar year is over', async () => {
    for (const word of everyWord) expect([word, await tablesWith(word)]).not.toEqual([word, []])
    testApp.clock.set('2028-02-28T08:59:59Z')
    const [before, files] = [await fingerprint(testApp), await storedFiles()]
    await erase()
    expect(await fingerprint(testApp)).toBe(before)
    expect(await storedFiles()).toEqual(files)
  })

  test('S7-127: all personal data is erased, except in the books', async () => {
    const filesOfOthers = await testApp.db
      .selectFrom('files')
      .select('storage_key')
      .where('owner_account_id', 'not in', [candidate.accountId, employer.accountId])
      .execute()
    testApp.clock.set('2028-02-28T09:00:00Z')
    await erase()

    for (const { accountId } of [candidate, employer]) {
      for (const column of await columnsOfPersons()) {
        if (fates[column] !== 'goes' && fates[column] !== 'names an admin') continue
        expect([column, await countOf(column, accountId)]).toEqual([column, 0])
      }
    }
    const remains = new Map<string, string[]>()
    for (const word of [...everyWord, candidate.phone, employer.phone, 'Kiran Vexwell']) {
      const tables = await tablesWith(word)
      if (tables.length > 0) remains.set(word, tables)
    }
    expect(Object.fromEntries(remains)).toEqual({
      [employerWords.email]: ['invoices'],
      [employerWords.companyAddress]: ['invoices'],
      [employerWords.organizationname]: ['invoices'],
    })
    expect((await storedFiles()).sort()).toEqual(
      filesOfOthers.map(({ storage_key }) => storage_key.replace(/^.*\//, '')).sort(),
    )
  })

  test('the books stay consistent', async () => {
    const { discrepancies } = await testApp.composition.services.ledger.checkBooks()
    expect(discrepancies).toEqual([])
  })

  test('data of others stays', async () => {
    const again = await signIn(testApp, 'candidate', witness.phone)
    const applied = await again.call('POST', '/api/allJobs', { json: { apply: 'true' } })
    expect(applied.json()).toMatchObject([{ jobTitle: storedTitle, profile: null }])
    const admin = await signIn(testApp, 'admin')
    const queue = await expectOk(admin.call('POST', '/api/getJobs', { json: {} }))
    expect(queue.json()).toEqual([])
  })

  test('a second run does nothing', async () => {
    const before = await fingerprint(testApp)
    await erase()
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('the number can create a new account', async () => {
    const again = await signIn(testApp, 'candidate', candidate.phone)
    expect(again.accountId).not.toBe(candidate.accountId)
    const profile = await again.call('POST', '/api/updateprofiledata', { json: {} })
    expect(profile.json()).toMatchObject({ signedInPhone: candidate.phone.slice(3) })
  })
})

test('a concurrent sign-in restores the whole account or creates a new one', async () => {
  for (let round = 0; round < byEffort(3, 5); round += 1) {
    const person = await createCandidate(testApp)
    const json = await proveByPhone(testApp, person.phone)
    await expectOk(person.call('POST', '/api/privacy/delete-account', { json }))
    testApp.clock.advance({ days: 367 })
    const proof = await proveByPhone(testApp, person.phone)
    const [back] = await Promise.all([
      callApi(testApp, 'POST', '/generateToken', {
        json: { ...proof, type: 'users', restore: true },
      }),
      erase(),
    ])
    const profiles = await countOf('candidate_profiles.account_id', person.accountId)
    const files = await countOf('files.owner_account_id', person.accountId)
    const isErased = await testApp.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', person.accountId)
      .where('erased_at', 'is not', null)
      .executeTakeFirst()
    expect([back.statusCode, profiles, files]).toEqual(isErased ? [401, 0, 0] : [200, 1, 1])
  }
})

test('S10-9: call-back requests are deleted after a year', async () => {
  const json = { name: 'Asha', mobile: '9311170009', email: 'a@b.example', query: 'Call me' }
  await expectOk(callApi(testApp, 'POST', '/submitForm', { json }))
  await erase()
  expect(await tablesWith('9311170009')).toEqual(['contact_requests'])
  testApp.clock.advance({ days: 367 })
  await erase()
  expect(await tablesWith('9311170009')).toEqual([])
})
