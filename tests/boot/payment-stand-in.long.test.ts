import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createRazorpayProvider } from '#server/adapters/payments/razorpay-provider.ts'
import { parseConfig } from '#server/config/config.ts'
import { runServer } from '#tests/support/server-process.ts'
import type { ServerRun } from '#tests/support/server-process.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

// The first start may build the pages, and a new database takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const dataDir = await makeThrowAwayFolder('kaamyab-boot-payments-')
const running: ServerRun[] = []

async function start(environment: Record<string, string> = {}): Promise<ServerRun> {
  const run = await runServer({ DATA_DIR: dataDir, ...environment })
  if (run.address !== undefined) running.push(run)
  return run
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((run) => run.stop('SIGTERM')))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The origin of the checkout script in the pages of this server. */
async function checkoutOrigin(run: ServerRun): Promise<string> {
  const policy = (await fetch(String(run.address))).headers.get('content-security-policy')
  const [, origin = ''] = /frame-src (http:\/\/127\.0\.0\.1:\d+)(?:;|$)/.exec(policy ?? '') ?? []
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${origin}(;|$)`))
  return origin
}

/** The payment keys of this installation. */
function keys() {
  const secrets = z.object({ appSecret: z.string(), otpSecret: z.string() })
  const storedSecrets = secrets.parse(
    JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')),
  )
  return parseConfig({}, () => storedSecrets).razorpay
}

const providerOf = (baseUrl: string) => createRazorpayProvider({ ...keys(), baseUrl })

const logSchema = z.object({
  deliveries: z.array(z.object({ name: z.string(), status: z.number() })),
})

test('P12: local mode takes payments, stores them and sends their events', async () => {
  const first = await start()
  const origin = await checkoutOrigin(first)
  expect((await fetch(`${origin}/v1/checkout.js`)).status).toBe(200)
  const provider = providerOf(origin)
  const input = { amountPaise: 34_100, currency: 'INR', receipt: 'kept', notes: {} } as const
  const order = await provider.createOrder(input)
  await fetch(`${origin}/_sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: order.id, outcome: 'captured' }),
  })
  await vi.waitFor(
    async () => {
      const log = logSchema.parse(await (await fetch(`${origin}/_sim/log`)).json())
      expect(log.deliveries).toEqual(
        ['payment.authorized', 'payment.captured', 'order.paid'].map((name) => ({
          name,
          status: 200,
        })),
      )
    },
    { timeout: 20_000 },
  )
  const page = await (await fetch(`${first.address}/pricing_page`)).text()
  await first.stop('SIGTERM')
  for (const secret of [keys().keySecret, keys().webhookSecret]) {
    expect(page + first.stdout() + first.stderr()).not.toContain(secret)
  }
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  const next = await checkoutOrigin(await start())
  const payments = await providerOf(next).listOrderPayments(order.id)
  expect(payments).toMatchObject([{ status: 'captured', amountPaise: 34_100 }])
})

test('reports in one sentence that the port of the stand-in is in use', async () => {
  const holder = createServer()
  holder.listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const run = await start({ PAYMENT_STAND_IN_PORT: port })
  expect(await run.ended).toBe(1)
  expect(run.stderr()).toBe(
    `The port ${port} is in use by another program; set PAYMENT_STAND_IN_PORT to another number.\n`,
  )
  holder.close()
})
