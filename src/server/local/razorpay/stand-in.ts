import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { systemClock } from '../../lib/clock.ts'
import type { Clock } from '../../lib/clock.ts'
import { registerApi, speakItsErrors } from './api.routes.ts'
import { createBook } from './book.ts'
import { registerCheckout } from './checkout.routes.ts'
import { createControls } from './controls.ts'
import type { Call } from './controls.ts'
import type { Change, Refund } from './entities.ts'
import { createFaults } from './faults.ts'
import { forgetfulJournal, openJournal } from './journal.ts'
import { registerKnobs } from './knobs.routes.ts'
import { startWaitingTimers } from './waiting-timers.ts'
import { startWebhookSender } from './webhook-sender.ts'
import type { Delivery } from './webhook-sender.ts'

type Options = {
  keys: { keyId: string; keySecret: string; webhookSecret: string; oldWebhookSecret: string }
  /** 0 takes any free port. */
  port?: number
  clock?: Clock
  /** Keeps everything over a restart; without it, it is forgotten. */
  file?: string
  /** When a late bank answers; undefined waits until it is told to. */
  lateMs?: number
  /** When a refund is through; undefined is at once. */
  refundMs?: number
  /** The first pause before an event is sent again; each next one is twice as long. */
  retryMs?: number
  webhookTimeoutMs?: number
}

const keptLines = 1000

/** A payment provider on this machine that speaks Razorpay's protocol, signatures included. */
export async function startRazorpayStandIn(options: Options) {
  const { keys, port = 0, clock = systemClock, lateMs, refundMs } = options
  const journal = options.file === undefined ? forgetfulJournal : openJournal(options.file)
  const book = createBook(journal, clock)
  const faults = createFaults()
  const calls: Call[] = []
  const answering = new WeakMap<FastifyRequest, Call>()
  const deliveries: Delivery[] = []
  const plannedRefunds: Refund['status'][] = []
  const webhooks = startWebhookSender({
    book,
    secret: keys.webhookSecret,
    oldSecret: keys.oldWebhookSecret,
    retryMs: options.retryMs ?? 5000,
    timeoutMs: options.webhookTimeoutMs ?? 5000,
    onDelivery: (delivery) => keep(deliveries, delivery),
  })
  const timers = startWaitingTimers(book)
  const controls = createControls({
    book,
    keySecret: keys.keySecret,
    lateMs,
    faults,
    webhooks,
    plannedRefunds,
    calls,
    deliveries,
    stopTimers: timers.stop,
  })
  const nextRefund = () => ({
    outcome: plannedRefunds.shift() ?? (refundMs === undefined ? 'processed' : 'pending'),
    settlesAt: refundMs === undefined ? undefined : Date.now() + refundMs,
  })

  const app = fastify({ forceCloseConnections: true })
  speakItsErrors(app)
  await app.register(async (provider) => {
    provider.addHook('onRequest', async (request) => {
      const route = `${request.method} ${request.routeOptions.url ?? ''}`
      const call: Call = { route, path: request.url, status: undefined }
      answering.set(request, call)
      keep(calls, call)
    })
    faults.register(provider)
    provider.addHook('onSend', async (request, { statusCode }) => {
      const call = answering.get(request)
      if (call) call.status = statusCode
    })
    await provider.register(async (scope) => registerApi(scope, { book, keys, nextRefund }))
    await registerCheckout(provider, {
      book,
      keyId: keys.keyId,
      lateSeconds: Math.round((lateMs ?? 0) / 1000),
      pay: controls.pay,
    })
  })
  await app.register(async (scope) => registerKnobs(scope, controls))

  return {
    url: await app.listen({ host: '127.0.0.1', port }),
    controls,
    /** Takes over what was paid elsewhere on this machine; nobody is told of it. */
    remember: (change: Omit<Change, 'events'>) => book.commit(change),
    /** Where events go from now on, those that an earlier start left behind among them. */
    sendWebhooksTo(target: string) {
      webhooks.change({ target })
      webhooks.resume()
    },
    close: async () => {
      timers.stop()
      await webhooks.stop()
      await app.close()
    },
  }
}

function keep<Line>(lines: Line[], line: Line): void {
  lines.push(line)
  if (lines.length > keptLines) lines.shift()
}
