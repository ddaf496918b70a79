import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditKinds } from '#contract/audit/kinds.ts'
import type { AuditEvent } from '#contract/audit/schemas.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { CallOptions } from '#tests/support/inject.ts'
import { addJob, addLiveJob, jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const candidate = await createCandidate(testApp)
const jobId = await addLiveJob(testApp, { employer, admin })
const applicationId = await addApplication(candidate, jobId)

let since: Date
beforeEach(() => {
  testApp.clock.advance({ seconds: 1 })
  since = testApp.clock.now()
})

const events = () =>
  testApp.db
    .selectFrom('audit_events')
    .selectAll()
    .where('at', '>=', since)
    .orderBy('number')
    .execute()

const list = async (json: object = {}) =>
  (await expectOk(admin.call('POST', '/api/audit', { json }))).json()

async function applicants(viewer: TestViewer, options: CallOptions = {}) {
  const reply = viewer.call('POST', `/api/getApplicants/${jobId}`, { json: {}, ...options })
  return (await expectOk(reply)).json()
}

describe('recorded events', () => {
  it('include every sign-in and sign-out, with the network and not the address', async () => {
    const phone = newPhone()
    const identity = await proveByPhone(testApp, phone)
    const json = { ...identity, type: 'users' }
    const address = '203.0.113.77'
    const { token } = (
      await expectOk(callApi(testApp, 'POST', '/generateToken', { json, address }))
    ).json()
    const headers = { authorization: `Bearer ${token}` }
    await expectOk(callApi(testApp, 'POST', '/api/logout', { headers, address }))
    const [signedIn, signedOut] = await events()
    const who = { actor_role: 'candidate', network: '203.0.113.0/24' }
    expect(signedIn).toMatchObject({
      kind: 'signed-in',
      details: { provider: { key: 'audit.provider.phone' } },
      ...who,
    })
    expect(signedOut).toMatchObject({ kind: 'signed-out', actor_id: signedIn?.actor_id, ...who })
    expect(JSON.stringify(await events())).not.toContain(phone.slice(3))
  })

  it('include refused sign-ins only at the admin login', async () => {
    const phone = newPhone()
    const identity = await proveByPhone(testApp, phone)
    const ask = (type: string, proof: object) =>
      callApi(testApp, 'POST', '/generateToken', { json: { ...proof, type } })
    expect((await ask('admin', identity)).statusCode).toBe(403)
    expect((await ask('admin', identity)).statusCode).toBe(401)
    expect(await events()).toMatchObject([
      { kind: 'sign-in-refused', actor_id: null, details: { ending: phone.slice(-4) } },
    ])
  })

  it('include every change of a job by an admin, but no call without a change', async () => {
    const id = await addJob(testApp, employer)
    await setJobStatus(admin, id, 'accepted')
    await setJobStatus(admin, id, 'accepted')
    await expectOk(admin.call('POST', '/api/updatingjobdata', { json: jobForm({ jobId: id }) }))
    const json = jobForm({ jobId: id, salary: '₹20,000 a month' })
    await expectOk(admin.call('POST', '/api/updatingjobdata', { json }))
    const stale = { status: 'rejected', version: 1 }
    const refused = await admin.call('PATCH', `/api/updateJob/${id}`, { json: stale })
    expect(refused.statusCode).toBe(409)
    const by = { actor_id: admin.accountId, actor_role: 'admin', job_id: id }
    expect(await events()).toMatchObject([
      {
        kind: 'job-status-changed',
        details: { from: { key: 'audit.status.waiting' }, to: { key: 'audit.status.accepted' } },
        ...by,
      },
      { kind: 'job-edited', ...by },
    ])
  })

  it('are written in the transaction of their change', async () => {
    const id = await addJob(testApp, employer)
    await sql`alter table audit_events add constraint none check (kind <> 'job-status-changed') not valid`.execute(
      testApp.db,
    )
    const refused = await admin.call('PATCH', `/api/updateJob/${id}`, {
      json: { status: 'accepted' },
    })
    await sql`alter table audit_events drop constraint none`.execute(testApp.db)
    expect(refused.statusCode).toBe(500)
    const job = testApp.db.selectFrom('jobs').select('status').where('id', '=', id)
    expect(await job.executeTakeFirst()).toEqual({ status: 'waiting' })
  })

  it('include every view of an HR contact except the employer’s own', async () => {
    const stranger = await createCandidate(testApp)
    since = testApp.clock.now()
    testApp.clock.advance({ seconds: 1 })
    for (const viewer of [candidate, stranger, employer, admin]) {
      await expectOk(viewer.call('GET', `/api/jobs/${jobId}`))
    }
    await expectOk(admin.call('POST', '/api/getJobData', { json: { jobId } }))
    await expectOk(admin.call('POST', '/api/getJobs', { json: { limit: 1 } }))
    const seen = (await events()).filter(({ kind }) => kind !== 'signed-in')
    expect(seen.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['contact-viewed', candidate.accountId],
      ['contact-viewed', admin.accountId],
      ['contact-viewed', admin.accountId],
      ['contacts-listed', admin.accountId],
    ])
  })

  it('include every opening of a resume, by the viewer of the link', async () => {
    const [{ resume }] = await applicants(employer)
    expect((await callApi(testApp, 'HEAD', resume)).statusCode).toBe(200)
    expect((await callApi(testApp, 'GET', resume)).statusCode).toBe(200)
    const [{ resume: adminsLink }] = await applicants(admin)
    expect((await callApi(testApp, 'GET', adminsLink)).statusCode).toBe(200)
    const about = { job_id: jobId, application_id: applicationId, person_id: candidate.accountId }
    expect(await events()).toMatchObject([
      { kind: 'applicants-listed', actor_id: employer.accountId, details: { count: 1 } },
      { kind: 'resume-opened', actor_id: employer.accountId, actor_role: 'employer', ...about },
      { kind: 'applicants-listed', actor_id: admin.accountId },
      { kind: 'resume-opened', actor_id: admin.accountId, actor_role: 'admin', ...about },
    ])
  })

  it('cannot be forged: a link does not work for another viewer', async () => {
    const [{ resume }] = await applicants(employer)
    // Looking at the list is recorded, which is no matter of this.
    testApp.clock.advance({ seconds: 1 })
    since = testApp.clock.now()
    const forged = [
      resume.replace(employer.accountId, admin.accountId),
      resume.replace('role=employer', 'role=admin'),
      resume.replace(applicationId, jobId),
      resume.replace(/application=.*?viewer=[^&]+&/, ''),
    ]
    for (const link of forged) {
      expect(link).not.toBe(resume)
      expect((await callApi(testApp, 'GET', link)).statusCode).toBe(404)
    }
    expect(await events()).toEqual([])
  })

  it('include admin grants by the command line', async () => {
    const grants = createAdminGrants(testApp.composition)
    await grants.grantAdmin('+919812300001')
    await grants.revokeAdmin('+919812300001')
    const told = { actor_id: null, details: { provider: 'phone', ending: '0001' } }
    expect(await events()).toMatchObject([
      { kind: 'admin-granted', ...told },
      { kind: 'admin-revoked', ...told },
    ])
  })
})

describe('the record', () => {
  it('is append-only', async () => {
    const { db } = testApp
    const attempts = [
      sql`update audit_events set kind = 'signed-in'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
      sql`truncate audit_months.other`,
    ]
    for (const attempt of attempts) {
      await expect(attempt.execute(db)).rejects.toThrow('rows are never changed')
    }
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'audit_events'::regclass`.execute(db)
    expect(rows.length).toBeGreaterThan(3)
    for (const { name } of rows) {
      const month = sql.raw(name)
      await expect(sql`truncate ${month}`.execute(db)).rejects.toThrow('never changed')
    }
  })

  it('has a partition for each coming month, and a default one', async () => {
    const { composition, db } = testApp
    const late = new Date('2031-07-15T00:00:00Z')
    const at = (instant: Date) =>
      sql<{ place: string }>`
        insert into audit_events (at, kind, details) values (${instant}, 'signed-out', '{}')
        returning tableoid::regclass::text as place`.execute(db)
    expect((await at(late)).rows).toEqual([{ place: 'audit_months.other' }])
    const inOctober = new Date('2031-10-01T00:00:00Z')
    const before = testApp.clock.now()
    testApp.clock.set('2031-08-01T00:00:00Z')
    await Promise.all([1, 2, 3].map(() => composition.audit.prepareMonths(db)))
    testApp.clock.set('2031-07-02T00:00:00Z')
    await composition.audit.prepareMonths(db)
    testApp.clock.set(before)
    expect((await at(inOctober)).rows).toEqual([{ place: 'audit_months.y2031m10' }])
    expect((await at(late)).rows).toEqual([{ place: 'audit_months.other' }])
  })
})

describe('POST /api/audit', () => {
  it('S7-161: lists each event once, newest first, in pages', async () => {
    const all = await admin.call('POST', '/api/audit', { json: {} })
    const wanted = all.json().map(({ id }: { id: string }) => id)
    expect(wanted.length).toBeGreaterThan(5)
    expect(Number(all.headers['x-total-count'])).toBe(wanted.length)
    const found: string[] = []
    let cursor: unknown
    do {
      const json = { limit: 3, ...(cursor !== undefined && { cursor }) }
      const reply = await expectOk(admin.call('POST', '/api/audit', { json }))
      found.push(...reply.json().map(({ id }: { id: string }) => id))
      cursor = reply.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(found).toEqual(wanted)
  })

  it('S7-171: keeps the order of writing within a millisecond', async () => {
    const at = testApp.clock.now()
    const jobOfTie = randomUUID()
    for (let number = 0; number < 12; number += 1) {
      const details = JSON.stringify({ number })
      await testApp.db
        .insertInto('audit_events')
        .values({ at, kind: 'job-edited', job_id: jobOfTie, details })
        .execute()
    }
    const found: number[] = []
    let cursor: unknown
    do {
      const json = { job: jobOfTie, limit: 5, ...(cursor !== undefined && { cursor }) }
      const reply = await expectOk(admin.call('POST', '/api/audit', { json }))
      found.push(...reply.json().map(({ details }: AuditEvent) => details['number']))
      cursor = reply.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(found).toEqual(Array.from({ length: 12 }, (_, index) => 11 - index))
  })

  it('S7-172: shows changes, sign-ins or views on demand', async () => {
    const own = await createEmployer(testApp)
    const mine = await addLiveJob(testApp, { employer: own, admin })
    await expectOk(admin.call('POST', '/api/getJobData', { json: { jobId: mine } }))
    const kinds = async (show: string) =>
      new Set((await list({ person: own.phone, show })).map(({ kind }: AuditEvent) => kind))
    // The person's record has what became of the jobs.
    expect(await kinds('changes')).toEqual(new Set(['job-status-changed']))
    expect(await kinds('signIns')).toEqual(new Set(['signed-in']))
    // To read the record of a person is a look, too.
    expect(await kinds('looks')).toEqual(new Set(['contact-viewed', 'person-looked-up']))
    expect((await kinds('')).size).toBe(4)
  })

  it('S7-162: is filtered by kind, person, job and day', async () => {
    await applicants(employer)
    const kinds = async (json: object): Promise<string[]> =>
      (await list(json)).map(({ kind }: { kind: string }) => kind)
    expect(new Set(await kinds({ kind: 'applicants-listed' }))).toEqual(
      new Set(['applicants-listed']),
    )
    for (const person of [candidate.accountId, candidate.phone, candidate.phone.slice(3)]) {
      const found = await list({ person })
      expect(found.length).toBeGreaterThan(1)
      for (const { actor, person: about } of found) {
        expect([actor?.id, about?.id]).toContain(candidate.accountId)
      }
    }
    expect(await kinds({ person: 'Asha Rao', kind: 'resume-opened' })).not.toEqual([])
    expect(await kinds({ person: 'nobody at all' })).toEqual([])
    for (const { job } of await list({ job: jobId })) {
      expect(job).toEqual({ id: jobId, name: 'Customer Support Executive, Bharat Telecom' })
    }
    expect(await kinds({ to: '2020-01-01' })).toEqual([])
    expect(await kinds({ from: '2020-01-01', to: '2099-01-01' })).not.toEqual([])
    expect(await kinds({ kind: '', person: '', job: '', from: '', to: '' })).not.toEqual([])
  })

  it.each([
    { kind: 'nothing' },
    { job: 'x' },
    { from: 'yesterday' },
    { to: '0000-01-01' },
    { cursor: 'x' },
    { limit: 201 },
  ])('S7-163: refuses %o', async (json) => {
    expect((await admin.call('POST', '/api/audit', { json })).statusCode).toBe(400)
  })
})

describe('GET /api/audit.csv', () => {
  it('S7-164: has the list’s content for spreadsheets, and is recorded', async () => {
    const name = '=HYPERLINK("http://evil.example")'
    const naughty = await createCandidate(testApp, { name })
    const answer = await expectOk(admin.call('GET', `/api/audit.csv?person=${naughty.accountId}`))
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.body.startsWith('\u{FEFF}"When (India)","Kind"')).toBe(true)
    const lines = answer.body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    const exported = (await events()).filter(({ kind }) => kind === 'audit-exported')
    expect(exported).toMatchObject([{ actor_id: admin.accountId }])
  })

  it('S7-165: is complete, however long', async () => {
    await sql`
      insert into audit_events (at, kind, details)
      select ${testApp.clock.now()}, 'signed-out', '{}' from generate_series(1, 1203)`.execute(
      testApp.db,
    )
    const { body } = await expectOk(admin.call('GET', '/api/audit.csv?kind=signed-out'))
    const found = await list({ kind: 'signed-out' })
    expect(found).toHaveLength(200)
    const { count } = await testApp.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'signed-out')
      .executeTakeFirstOrThrow()
    expect(body.trimEnd().split('\r\n')).toHaveLength(count + 1)
  })

  it('S7-166: refuses invalid filters', async () => {
    expect((await admin.call('GET', '/api/audit.csv?from=x')).statusCode).toBe(400)
  })
})

it('every kind has its own label and message', () => {
  const sentences = Object.values(auditKinds).flatMap(({ label, sentence }) => [label, sentence])
  expect(new Set(sentences).size).toBe(2 * Object.keys(auditKinds).length)
})
