import fastify from 'fastify'
import { defaultLocale } from '#contract/i18n/locales.ts'
import { registerRequestLocale } from '#server/http/binding/request-locale.ts'
import { createLanguages } from '#server/lib/languages.ts'
import type { FastifyRequest } from 'fastify'
import { systemClock } from '../../lib/clock.ts'
import type { Clock } from '../../lib/clock.ts'
import { registerApi, setApiErrorHandler } from './api.routes.ts'
import { createBook } from './book.ts'
import { registerCheckout } from './checkout.routes.ts'
import { createControls } from './controls.ts'
import type { Call } from './controls.ts'
import type { Change, Refund } from './entities.ts'
import { createFaults } from './faults.ts'
import { memoryJournal, openJournal } from './journal.ts'
import { registerKnobs } from './knobs.routes.ts'
import { startWaitingTimers } from './waiting-timers.ts'
import { startWebhookSender } from './webhook-sender.ts'
import type { Delivery } from './webhook-sender.ts'

type Options = {
  keys: { keyId: string; keySecret: string; webhookSecret: string; oldWebhookSecret: string }
  /** 0 takes any free port. */
  port?: number
  clock?: Clock
  /**
   * The journal, which preserves everything over a restart. Without it everything is only in
   * memory.
   */
  file?: string
  /** When a late bank confirms. Without it a test decides. */
  lateMs?: number
  /** When a refund is settled. Without it, at once. */
  refundMs?: number
  /** The first pause before an event is sent again; each further pause is twice as long. */
  retryMs?: number
  webhookTimeoutMs?: number
}

const maxLines = 1000

/** A payment provider on this machine that speaks Razorpay's protocol, signatures included. */
export async function startRazorpayStandIn(options: Options) {
  const { keys, port = 0, clock = systemClock, lateMs, refundMs } = options
  const journal = options.file === undefined ? memoryJournal : openJournal(options.file)
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
  registerRequestLocale(app, createLanguages([defaultLocale]))
  setApiErrorHandler(app)
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
    /** Adopts payments of another process on this machine, without sending events. */
    remember: (change: Omit<Change, 'events'>) => book.commit(change),
    /** Sets the webhook's address, also for events that an earlier start left. */
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
  if (lines.length > maxLines) lines.shift()
}
