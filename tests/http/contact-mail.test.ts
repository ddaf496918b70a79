import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const logged: string[] = []
const log = createLog({ level: 'debug', format: 'json', write: (line) => logged.push(line) })

const server = closeAfterAll(await startMailServer())
const testApp = closeAfterAll(
  await createTestApp({
    log,
    config: {
      publicUrl: 'https://jobs.example.in',
      supportEmail: 'help@jobs.example.in',
      mail: {
        server: {
          host: '127.0.0.1',
          port: server.port,
          isTlsFromStart: false,
          user: undefined,
          password: undefined,
        },
        from: 'no-reply@jobs.example.in',
        needsTls: false,
      },
    },
  }),
)
testApp.clock.set('2026-03-01T09:00:00Z')
await testApp.composition.startBackground()

beforeEach(() => {
  server.mails.length = 0
  logged.length = 0
})
afterEach(() => testApp.db.deleteFrom('contact_requests').execute())

const answers = {
  name: 'Asha Verma',
  mobile: '9876501234',
  email: 'asha@example.com',
  query: 'I paid twice.\nPlease call after 6 pm.',
}

const submit = async (form: object = {}): Promise<void> => {
  const reply = await callApi(testApp, 'POST', '/submitForm', { json: { ...answers, ...form } })
  expect(reply.statusCode).toBe(200)
}

type QueuedMail = {
  payload: unknown
  attempts: number
  tries: number
  waitSeconds: number
  lastError: string
}

async function queued(): Promise<QueuedMail[]> {
  const { rows } = await testApp.composition.pool.query<QueuedMail>(
    `select payload, attempts, max_attempts as tries, extract(epoch from run_at - now())::int as "waitSeconds",
       last_error as "lastError"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-mail'`,
  )
  return rows
}

const waitUntilIdle = () =>
  vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 10_000 })

async function waitForFailure(): Promise<QueuedMail | undefined> {
  await vi.waitFor(async () => expect((await queued())[0]?.waitSeconds).toBeGreaterThan(0), {
    timeout: 10_000,
  })
  return (await queued())[0]
}

async function tryAgainNow(): Promise<void> {
  await testApp.composition.pool.query('update graphile_worker._private_jobs set run_at = now()')
  // Wakes the worker, which otherwise looks every two seconds.
  await testApp.composition.pool.query(`select pg_notify('jobs:insert', '{"count":1}')`)
}

const requestId = async (): Promise<string> =>
  (await testApp.db.selectFrom('contact_requests').select('id').executeTakeFirstOrThrow()).id

test('a call-back request is mailed to support, and a reply goes to its author', async () => {
  await submit()
  await waitUntilIdle()
  expect(server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({
    envelope: { from: 'no-reply@jobs.example.in', to: ['help@jobs.example.in'] },
    from: { name: 'Kaamyab', address: 'no-reply@jobs.example.in' },
    to: [{ name: '', address: 'help@jobs.example.in' }],
    replyTo: [{ name: '', address: 'asha@example.com' }],
    subject: 'Call-back request from Asha Verma',
    messageId: `<contact-request.${await requestId()}@jobs.example.in>`,
  })
  expect(mail?.text?.trim().split('\n')).toEqual([
    'Asha Verma wants a call back.',
    '',
    'Mobile number: 9876501234',
    'Email: asha@example.com',
    'Sent: 1 March 2026 at 2:30 pm',
    '',
    'I paid twice.',
    'Please call after 6 pm.',
    '',
    'All requests: https://jobs.example.in/inbox?kind=contact',
  ])
})

test('repeated or concurrent sends of a form are one mail', async () => {
  const submissionId = randomUUID()
  await Promise.all([submit({ submissionId }), submit({ submissionId }), submit({ submissionId })])
  await submit({ submissionId })
  await waitUntilIdle()
  expect(server.mails).toHaveLength(1)
})

test('two forms are two mails with different ids', async () => {
  await submit()
  await submit()
  await waitUntilIdle()
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a request that is rolled back is not mailed', async () => {
  const reply = await callApi(testApp, 'POST', '/submitForm', { json: { ...answers, name: '' } })
  expect(reply.statusCode).toBe(422)
  expect(await queued()).toEqual([])
})

test('no answer of the form can inject a header or an address', async () => {
  await submit({
    email: 'a,everybody@example.com',
    query: 'Hello\r\n.\r\nRCPT TO:<everybody@example.com>\r\n\r\nBcc: everybody@example.com',
  })
  // The form refuses these, but a row may come from elsewhere.
  const evil = '\r\nBcc: everybody@example.com\r\n\r\nAnother body'
  await testApp.db
    .updateTable('contact_requests')
    .set({ name: `Asha${evil}`, mobile: `98${evil}` })
    .execute()
  await waitUntilIdle()
  server.mails.length = 0
  const { pool } = testApp.composition
  await pool.query(`select graphile_worker.add_job('send-mail', $1)`, [
    { kind: 'contact-request', id: await requestId() },
  ])
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 })
  await waitUntilIdle()
  const [mail] = server.mails
  expect(mail?.envelope.to).toEqual(['help@jobs.example.in'])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.replyTo).toHaveLength(1)
  expect(mail?.text).toContain('RCPT TO:<everybody@example.com>')
})

describe('a mail server that', () => {
  test('S10-42: is busy is retried later with the same id; the queue has no personal data', async () => {
    server.answerWith({ at: 'mail', status: 451 }, { at: 'recipient', status: 450 })
    await submit()
    const id = await requestId()
    for (const attempt of [1, 2]) {
      const job = await waitForFailure()
      expect(job).toMatchObject({
        attempts: attempt,
        tries: limits.mailTries,
        payload: { kind: 'contact-request', id },
      })
      expect(job?.lastError).not.toMatch(/asha|@/i)
      expect(server.mails).toEqual([])
      await tryAgainNow()
    }
    await waitUntilIdle()
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([
      `<contact-request.${id}@jobs.example.in>`,
    ])
  })

  test('refuses for good is not retried, and the log has no personal data', async () => {
    server.answerWith({ at: 'recipient', status: 550 })
    const before = server.tries()
    await submit()
    await vi.waitFor(() => expect(logged.join()).toContain('refused for good'), { timeout: 10_000 })
    await waitUntilIdle()
    expect(server.tries() - before).toBe(1)
    expect(server.mails).toEqual([])
    const line = logged.find((each) => each.includes('refused for good')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      kind: 'contact-request',
      id: await requestId(),
      reason: expect.stringContaining('550'),
    })
    expect(logged.join()).not.toMatch(/asha|98765|@/i)
  })
})

test('a request that was deleted is not mailed', async () => {
  server.answerWith({ at: 'mail', status: 451 })
  await submit()
  await waitForFailure()
  await testApp.db.deleteFrom('contact_requests').execute()
  await tryAgainNow()
  await waitUntilIdle()
  expect(server.mails).toEqual([])
})

test('in production without a mail server, a request is stored and nothing is queued', async () => {
  const quiet = await createTestApp({ config: { isDemonstration: false } })
  const reply = await callApi(quiet, 'POST', '/submitForm', { json: answers })
  expect(reply.statusCode).toBe(200)
  expect(await quiet.db.selectFrom('contact_requests').select('name').execute()).toHaveLength(1)
  const { rows } = await quiet.composition.pool.query('select 1 from graphile_worker._private_jobs')
  expect(rows).toEqual([])
  await quiet.close()
})

test('in local mode the mail is on the outbox page', async () => {
  const local = await createTestApp()
  await local.composition.startBackground()
  await callApi(local, 'POST', '/submitForm', { json: answers })
  await vi.waitFor(async () => expect(await local.composition.outbox.list()).toHaveLength(1), {
    timeout: 10_000,
  })
  expect((await callApi(local, 'GET', '/dev/outbox.json')).json()).toEqual([
    {
      id: expect.any(String),
      channel: 'mail',
      to: 'support@example.com',
      subject: 'Call-back request from Asha Verma',
      text: expect.stringContaining('I paid twice.\nPlease call after 6 pm.'),
      sentAt: expect.any(String),
    },
  ])
  const page = await callApi(local, 'GET', '/dev/outbox')
  expect(page.body).toContain('<h2>Call-back request from Asha Verma</h2>')
  expect(page.body).toContain('Please call after 6 pm.')
  await local.close()
})
