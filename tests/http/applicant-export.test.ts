import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer: owner, admin })

async function apply(answers: Record<string, string>) {
  const candidate = await createCandidate(testApp)
  const reply = await expectOk(applyForJob(candidate, jobId, { ...answers, resumePdf: pdfFile() }))
  return { candidate, id: String(reply.json().applicationId) }
}
const download = (query = '', who = owner) =>
  who.call('GET', `/api/jobs/${jobId}/applicants.csv${query}`)
const linesOf = (body: string) => body.trimEnd().split('\r\n')

describe('GET /api/jobs/{jobId}/applicants.csv', () => {
  test('S7-931: holds what is on the screen, harmless for a spreadsheet, and is recorded', async () => {
    await apply({ name: '=HYPERLINK("http://evil.example")', skills: '@SUM(A1)' })
    const { id } = await apply({ name: 'Pooja Verma' })
    await expectOk(
      owner.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status: 'shortlisted' } }),
    )
    const reply = await expectOk(download())
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('applicants-2026-03-02.csv')
    const [head = '', ...rows] = linesOf(reply.body)
    expect(head).toMatch(/^\u{FEFF}"Name","Mobile","E-mail"/u)
    expect(rows).toHaveLength(2)
    const risky = rows.find((row) => row.includes('HYPERLINK')) ?? ''
    expect(risky).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(risky).toContain(`"'@SUM(A1)"`)
    expect(rows.find((row) => row.includes('Pooja Verma'))).toContain('"Shortlisted","02-03-2026"')
    expect(linesOf((await expectOk(download('?status=shortlisted'))).body)).toHaveLength(2)
    const recorded = await testApp.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('job_id', '=', jobId)
      .where('kind', '=', 'applicants-exported')
      .orderBy('number')
      .execute()
    expect(recorded).toMatchObject([
      { actor_id: owner.accountId, details: { count: 2 } },
      { details: { count: 1 } },
    ])
  })

  test('S7-931: who withdrew is not in it', async () => {
    const { candidate, id } = await apply({ name: 'Ravi Das' })
    expect((await download()).body).toContain('Ravi Das')
    await expectOk(candidate.call('POST', `/api/applications/${id}/withdraw`))
    expect((await download()).body).not.toContain('Ravi Das')
  })

  test('S7-931: is only for the employer of the job', async () => {
    expect((await download('', other)).statusCode).toBe(404)
    expect((await download('', admin)).statusCode).toBe(403)
    const url = `/api/jobs/${jobId}/applicants.csv`
    expect((await callApi(testApp, 'GET', url)).statusCode).toBe(401)
    expect((await owner.call('GET', '/api/jobs/no-id/applicants.csv')).statusCode).toBe(404)
    expect((await download('?status=unknown')).statusCode).toBe(400)
  })
})
