import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ProviderName } from '#contract/operations/schemas.ts'
import { createWebPushSender, generatePushKeys } from '#server/adapters/push/web-push-sender.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addJob, setJobStatus } from '#tests/support/job-factories.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { startPushService } from '#tests/support/push-service.ts'
import { queuedTasks, workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const metricsToken = 'a token for the collector'
const failuresUntilPaused = 10

const mailServer = closeAfterAll(await startMailServer())
const pushService = closeAfterAll(await startPushService())
const { port } = mailServer
const open = { isTlsFromStart: false, user: undefined, password: undefined }
const testApp = closeAfterAll(
  await createTestApp({
    pushSender: createWebPushSender({
      keys: generatePushKeys(),
      contact: 'mailto:support@example.com',
      agent: pushService.agent,
    }),
    config: {
      metricsToken,
      pushTestHost: pushService.host,
      mail: {
        server: { host: '127.0.0.1', port, ...open },
        from: 'no-reply@jobs.example.in',
        needsTls: false,
      },
    },
  }),
)

async function readPaused(provider: ProviderName): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await testApp.app.inject({ url: '/metrics', headers })
  return Number(body.split(`provider_paused{provider="${provider}"} `)[1]?.[0])
}

/** Retries all queued tasks now, whatever their backoff. */
async function tryQueuedNow(): Promise<void> {
  await testApp.composition.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await workQueue(testApp)
}

test('a mail server that is away is not called, and its mails stay in the queue', async () => {
  mailServer.answerWith(
    ...Array.from({ length: 100 }, () => ({ at: 'recipient', status: 451 }) as const),
  )
  const json = { name: 'Asha', mobile: '9876501234', email: 'a@example.com', query: randomUUID() }
  const reply = await testApp.app.inject({ method: 'POST', url: '/submitForm', payload: json })
  expect(reply.statusCode).toBe(200)
  while (mailServer.tries() < failuresUntilPaused) {
    expect(await readPaused('mail')).toBe(0)
    await tryQueuedNow()
  }
  await tryQueuedNow()
  expect(mailServer.tries()).toBe(failuresUntilPaused)
  expect(await readPaused('mail')).toBe(1)
  expect(await queuedTasks(testApp)).toEqual(['send-mail'])
})

test('push services that are away are not called, and their messages stay in the queue', async () => {
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
  const admin = await signIn(testApp, 'admin')
  const employer = await createEmployer(testApp)
  const { subscription } = createMailbox(`https://${pushService.host}/employer`)
  const input = { type: 'employee', token: subscription }
  const reply = await employer.call('POST', '/api/subscribe', { json: input })
  expect(reply.statusCode).toBe(200)
  pushService.answerWith(...Array.from({ length: 100 }, () => ({ status: 503 })))
  // Two messages, because one alone is not retried often enough.
  for (let time = 0; time < 2; time += 1) {
    await setJobStatus(admin, await addJob(testApp, employer), 'accepted')
  }
  while (pushService.requests.length < failuresUntilPaused) {
    expect(await readPaused('push')).toBe(0)
    await tryQueuedNow()
  }
  await tryQueuedNow()
  expect(pushService.requests).toHaveLength(failuresUntilPaused)
  expect(await readPaused('push')).toBe(1)
  const pushed = testApp.db.selectFrom('message_deliveries').select('state')
  const states = await pushed.where('channel', '=', 'push').execute()
  expect(states).toEqual([{ state: 'queued' }, { state: 'queued' }])
  const queued = (await queuedTasks(testApp)).filter((task) => task === 'deliver-message')
  expect(queued.length).toBeGreaterThanOrEqual(2)
})
