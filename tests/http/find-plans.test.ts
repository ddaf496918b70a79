import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const many = 4000
const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const { db } = testApp
const admin = await signIn(testApp, 'admin')
const candidate = await createCandidate(testApp)
const employer = await createPayingEmployer(testApp)
await addPaidJob(razorpay, employer)
await addJob(testApp, employer)
const callBack = { name: 'Asha', mobile: '9876500001', email: 'a@mail.example', query: 'Call me' }
await expectOk(callApi(testApp, 'POST', '/submitForm', { json: callBack }))

/** Copies a row many times, with other values in some columns: SQL in which `n` counts. */
async function copy(table: string, where: string, columns: Readonly<Record<string, string>>) {
  const values = Object.entries(columns).flatMap(([name, value]) => [`'${name}'`, value])
  await sql
    .raw(
      `insert into ${table} overriding user value
      select copied.*
      from (select * from ${table} where ${where} limit 1) one, generate_series(1, ${many}) n,
        jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${values.join(', ')})) copied`,
    )
    .execute(db)
}

const idOf = (letter: string) => `('${letter}0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))`
const mobile = `(7000000000 + n)::text`
for (const [letter, role] of [
  ['a', 'candidate'],
  ['b', 'employer'],
] as const) {
  const { accountId } = role === 'candidate' ? candidate : employer
  await copy('identities', `id = (select identity_id from accounts where id = '${accountId}')`, {
    id: idOf(letter),
    subject: `'+91' || ${letter === 'a' ? '7' : '8'} || lpad(n::text, 9, '0')`,
  })
  await copy('accounts', `id = '${accountId}'`, { id: idOf(letter), identity_id: idOf(letter) })
  await copy(`${role}_profiles`, `account_id = '${accountId}'`, {
    account_id: idOf(letter),
    mobile_number: mobile,
    email: `n || '@mail.example'`,
    name: `'Person' || n || ' Family' || (n % 50)`,
    ...(role === 'employer' && { organization_name: `'Company' || n || ' Services'` }),
  })
}
await copy('jobs', 'true', {
  id: idOf('c'),
  submission_id: idOf('c'),
  employer_id: idOf('b'),
  title: `'Caller' || n`,
  company_name: `'Firm' || (n % 900)`,
  contact_mobile: mobile,
})
await copy('orders', 'true', {
  id: idOf('d'),
  employer_id: idOf('b'),
  submission_id: idOf('d'),
  provider_order_id: `'order_' || n`,
  job_id: 'null',
})
await copy('payments', 'true', {
  id: idOf('e'),
  order_id: idOf('d'),
  provider_payment_id: `'pay_' || n`,
})
await copy('contact_requests', 'true', {
  id: idOf('f'),
  submission_id: idOf('f'),
  name: `'Caller' || n`,
  mobile,
  email: `n || '@mail.example'`,
})
await sql`analyze`.execute(db)

/** The tables that a search reads from end to end. */
async function wholeTables(q: string): Promise<string[]> {
  const asking = vi.spyOn(Client.prototype, 'query')
  await expectOk(admin.call('POST', '/api/find', { json: { q } }))
  const asked = asking.mock.calls.map(([query, values]: unknown[]) => queryOf(query, values))
  asking.mockRestore()
  const statements = asked.filter(({ text }) => text.includes(' meant'))
  expect(statements.length).toBeGreaterThan(0)
  const plans = await Promise.all(
    statements.map(({ text, values }) =>
      testApp.composition.pool.query({ text: `explain ${text}`, values }),
    ),
  )
  const lines = plans.flatMap(({ rows }) => rows.map((row) => String(row['QUERY PLAN'])))
  return lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
}

const valuesSchema = z.array(z.unknown()).catch([])
const querySchema = z.object({ text: z.string(), values: valuesSchema })
const queryOf = (query: unknown, values: unknown) =>
  querySchema.safeParse(query).data ?? { text: String(query), values: valuesSchema.parse(values) }

/** A few rows in this test, so that an index would not pay. */
const small = [
  'evidence',
  'billing_details',
  'grievances',
  'invoices',
  'credit_notes',
  'refunds',
  'organisation_members',
]

test.each([
  'caller17',
  'firm42 caller',
  'person3999 fam',
  'company7',
  '7000000123',
  '12@mail.example',
  'c0000000-0000-4000-8000-000000000009',
  'pay_17xyz',
  'order_3999',
  '27AAPFU0939F1ZV',
])('S7-1139: a search for %s reads no table from end to end', async (q) => {
  expect((await wholeTables(q)).filter((table) => !small.includes(table))).toEqual([])
})
