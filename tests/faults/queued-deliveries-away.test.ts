import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderName } from '#contract/operations.ts'
import { createWebPushSender, generatePushKeys } from '#server/adapters/push/web-push-sender.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { addJob, setJobStatus } from '#tests/support/job-factories.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { startPushService } from '#tests/support/push-service.ts'
import type { PushService } from '#tests/support/push-service.ts'
import { queuedTasks, workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const metricsToken = 'a token for the collector'
const failuresUntilPaused = 10

let mailServer: MailServer
let pushService: PushService
let testApp: TestApp
beforeAll(async () => {
  mailServer = await startMailServer()
  pushService = await startPushService()
  const { port } = mailServer
  const open = { isTlsFromStart: false, user: undefined, password: undefined }
  testApp = await createTestApp({
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
  })
})
afterAll(async () => {
  await testApp.close()
  await mailServer.close()
  await pushService.close()
})

async function readPaused(provider: ProviderName): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await testApp.app.inject({ url: '/metrics', headers })
  return Number(body.split(`provider_paused{provider="${provider}"} `)[1]?.[0])
}

/** However long they were to wait, everything that is queued is tried once more. */
async function tryQueuedNow(): Promise<void> {
  await testApp.composition.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await workQueue(testApp)
}

test('a mail server that is away is left alone, and what waits for it stays in the queue', async () => {
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

test('push services that are away are left alone, and what waits for them stays in the queue', async () => {
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
  const admin = await signIn(testApp, 'admin')
  const employer = await createEmployer(testApp)
  const { subscription } = createMailbox(`https://${pushService.host}/employer`)
  const wish = { type: 'employee', token: subscription }
  const reply = await employer.call('POST', '/api/subscribe', { json: wish })
  expect(reply.statusCode).toBe(200)
  pushService.answerWith(...Array.from({ length: 100 }, () => ({ status: 503 })))
  // Two messages: one alone is not tried so often.
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
  expect(new Set(await queuedTasks(testApp))).toEqual(new Set(['send-notification']))
})
