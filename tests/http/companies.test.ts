import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { limits } from '#server/lib/limits.ts'
import { companyCode } from '#server/lib/company-code.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addEvidence, gstin } from '#tests/support/evidence.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'hi'] } }),
)
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const addCompany = (name: string) => createEmployer(testApp, { organizationname: name })
const slugOf = ({ accountId }: TestViewer) => companyCode(accountId)
const read = (slug: string, query = '') =>
  callApi(testApp, 'GET', `/api/public/companies/${slug}${query}`)
const open = (path: string) => callApi(testApp, 'GET', path)

describe('GET /api/public/companies/{slug}', () => {
  test('S7-906: tells what was checked and what is open, and nothing of the staff', async () => {
    const employer = await addCompany('Vaani Connect')
    const jobId = await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Open Job' })
    await addJob(testApp, employer, { jobTitle: 'Waiting Job' })
    const evidenceId = await addEvidence(testApp, employer)
    const url = `/api/evidence/${evidenceId}/decision`
    await expectOk(admin.call('POST', url, { json: { decision: 'hold' } }))
    const reply = await expectOk(read(slugOf(employer)))
    expect(reply.json()).toMatchObject({
      slug: `vaani-connect-${slugOf(employer)}`,
      name: 'Vaani Connect',
      since: '2026-03',
      isBlocked: false,
      level: 'phone',
      checks: [
        { step: 'phone', on: '2026-03-02' },
        { step: 'papers', on: '2026-03-02' },
      ],
      replyDays: null,
      answered: null,
      joined: null,
      jobs: [{ id: jobId, jobTitle: 'Open Job' }],
      jobsInAll: 1,
      nextCursor: null,
    })
    for (const secret of [gstin, employer.accountId, employer.phone, 'Vikram', 'example.com']) {
      expect(reply.body).not.toContain(secret)
    }
    const job = (await expectOk(open(`/api/public/jobs/${jobId}`))).json()
    expect(job.companySlug).toMatch(new RegExp(`-${slugOf(employer)}$`))
  })

  test('S7-906: shows its record from twenty applications on, and who joined from five', async () => {
    const employer = await addCompany('Many Answers')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const count = (status: ApplicationStatus, number: number) =>
      testApp.db
        .insertInto('application_counts')
        .values({ job_id: jobId, status, slot: 0, count: number })
        .execute()
    const set = (columns: object) =>
      testApp.db.updateTable('jobs').set(columns).where('id', '=', jobId).execute()
    await set({ reply_days: 2, joined_count: limits.countsShownFrom - 1 })
    await count('waiting', 3)
    await count('shortlisted', limits.replyTimeCases - 4)
    expect((await read(slugOf(employer))).json()).toMatchObject({
      replyDays: null,
      answered: null,
      joined: null,
    })
    await count('rejected', 1)
    await set({ joined_count: limits.countsShownFrom })
    expect((await read(slugOf(employer))).json()).toMatchObject({
      replyDays: 2,
      answered: { count: limits.replyTimeCases - 3, of: limits.replyTimeCases },
      joined: limits.countsShownFrom,
    })
  })

  test('S7-906: from five candidates on it says how many were asked for money', async () => {
    const employer = await addCompany('Pays First')
    const jobId = await addLiveJob(testApp, { employer, admin })
    const told = async () => (await read(slugOf(employer))).json().moneyReports
    const report = async (answers: { decision?: 'kept'; reason?: 'fake' } = {}) => {
      const { accountId } = await signIn(testApp, 'candidate')
      const now = testApp.clock.now()
      const { decision = null, reason = 'askedForMoney' } = answers
      await testApp.db
        .insertInto('job_reports')
        .values({
          id: randomUUID(),
          job_id: jobId,
          candidate_id: accountId,
          reason,
          words: '',
          reported_at: now,
          decision,
          decided_at: decision && now,
        })
        .execute()
    }
    for (let count = 1; count < limits.countsShownFrom; count += 1) await report()
    await report({ decision: 'kept' })
    await report({ reason: 'fake' })
    expect(await told()).toBeNull()
    await report()
    expect(await told()).toBe(limits.countsShownFrom)
  })

  test('S7-906: live jobs come in pages, each once', async () => {
    const employer = await addCompany('Many Jobs')
    const parties = { employer, admin }
    const jobId = await addLiveJob(testApp, parties)
    const {
      id,
      submission_id: _,
      ...row
    } = await testApp.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    expect(id).toBe(jobId)
    const more = Array.from({ length: limits.searchPageDefault + 2 }, (__, index) => ({
      ...row,
      id: randomUUID(),
      submission_id: randomUUID(),
      live_at: new Date(testApp.clock.now().getTime() - Math.floor(index / 2) * 1000),
    }))
    await testApp.db.insertInto('jobs').values(more).execute()
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`
      const page = (await expectOk(read(slugOf(employer), query))).json()
      ids.push(...page.jobs.map((job: { id: string }) => job.id))
      cursor = page.nextCursor
      expect(page.jobsInAll).toBe(more.length + 1)
    }
    expect(ids).toHaveLength(more.length + 1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('S7-906: is not there without a public job, after its account was deleted, and for nonsense', async () => {
    const quiet = await addCompany('Quiet')
    await addJob(testApp, quiet)
    const gone = await addCompany('Gone')
    await addLiveJob(testApp, { employer: gone, admin })
    await testApp.db
      .updateTable('accounts')
      .set({ deleted_at: testApp.clock.now() })
      .where('id', '=', gone.accountId)
      .execute()
    for (const slug of [slugOf(quiet), slugOf(gone), '0123456789abcdef', 'nobody', "x'--"]) {
      expect((await read(encodeURIComponent(slug))).statusCode).toBe(404)
    }
    expect((await read(slugOf(quiet), '?cursor=nonsense')).statusCode).toBe(404)
  })
})

describe('the page of a company', () => {
  test('S1-902: has one address, in each language, and works without script', async () => {
    const employer = await addCompany('Dilli Calls')
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Open Job' })
    const slug = `dilli-calls-${slugOf(employer)}`
    const moved = await open(`/companies/other-words-${slugOf(employer)}`)
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, `/companies/${slug}`])
    const page = await open(`/companies/${slug}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<h1>Dilli Calls</h1>')
    expect(page.body).toContain('Papers not checked yet')
    expect(page.body).toContain('Open Job')
    expect((await open(`/hi/companies/${slug}`)).body).toContain('कागज़ अभी नहीं जाँचे')
    expect((await open('/companies/nobody')).statusCode).toBe(404)
  })

  test('S1-902: of a blocked one is gone, and names nobody', async () => {
    const employer = await addCompany('Bad Company')
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Bad Job' })
    await testApp.db
      .updateTable('accounts')
      .set({ suspended_at: testApp.clock.now() })
      .where('id', '=', employer.accountId)
      .execute()
    const page = await open(`/companies/bad-company-${slugOf(employer)}`)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('We blocked this company')
    expect(page.body).toContain('noindex')
    expect(page.body).not.toContain('Bad Job')
  })
})
