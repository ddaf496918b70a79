import { randomUUID } from 'node:crypto'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/** Two admins, and what people send them. */
export async function createInbox(testApp: TestApp) {
  const admin = await signIn(testApp, 'admin')
  const other = await signIn(testApp, 'admin')
  const candidate = await createCandidate(testApp)
  const employer = await createEmployer(testApp)

  /** Deletes all cases, and the limits that their authors have reached. */
  async function empty(): Promise<void> {
    for (const table of [
      'contact_requests',
      'grievances',
      'job_reports',
      'report_cases',
    ] as const) {
      await testApp.db.deleteFrom(table).execute()
    }
    await testApp.db.deleteFrom('rate_limits').execute()
  }

  const list = (query = '', viewer = admin): Promise<TestReply> =>
    viewer.call('GET', `/api/inbox${query}`)
  const casesIn = async (query = '', viewer = admin): Promise<ListedCase[]> =>
    (await expectOk(list(query, viewer))).json()
  const read = (kind: string, id: string, viewer = admin): Promise<TestReply> =>
    viewer.call('GET', `/api/inbox/${kind}/${id}`)
  const assign = (
    kind: string,
    id: string,
    json: object = {},
    viewer: TestViewer = admin,
  ): Promise<TestReply> => viewer.call('PATCH', `/api/inbox/${kind}/${id}`, { json })
  const take = (kind: string, id: string, viewer = admin, also: object = {}) =>
    assign(kind, id, { ownerId: viewer.accountId, ...also }, viewer)

  async function addRequest(name = 'Asha Verma', mobile = '9876501234'): Promise<string> {
    const json = { name, mobile, email: 'asha@example.com', query: 'I paid twice.' }
    await expectOk(callApi(testApp, 'POST', '/submitForm', { json }))
    const { id } = await testApp.db
      .selectFrom('contact_requests')
      .select('id')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  async function addTicket(details = 'What do you keep?'): Promise<string> {
    const json = { submissionId: randomUUID(), topic: 'access', email: 'asha@example.com', details }
    await expectOk(candidate.call('POST', '/api/grievances', { json }))
    const { id } = await testApp.db
      .selectFrom('grievances')
      .select('id')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  async function addReport(jobId: string, json: object = { reason: 'Details are wrong' }) {
    const reporter = await createCandidate(testApp)
    await expectOk(reporter.call('POST', `/api/jobs/${jobId}/report`, { json }))
  }
  const addJob = () => addLiveJob(testApp, { employer, admin }, { jobTitle: 'Delivery partner' })

  /** What is recorded from here on. */
  async function recording(kind: 'case-changed' | 'case-read') {
    const { last } = await testApp.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    return async () =>
      await testApp.db
        .selectFrom('audit_events')
        .select(['person_id', 'job_id', 'actor_id', 'details'])
        .where('kind', '=', kind)
        .where('number', '>', last)
        .orderBy('number')
        .execute()
  }
  const makers = {
    report: async () => {
      const jobId = await addJob()
      await addReport(jobId)
      return jobId
    },
    contact: () => addRequest(),
    grievance: () => addTicket(),
  } as const

  return {
    admin,
    other,
    candidate,
    employer,
    empty,
    list,
    casesIn,
    read,
    assign,
    take,
    addRequest,
    addTicket,
    addReport,
    addJob,
    recording,
    makers,
  }
}
