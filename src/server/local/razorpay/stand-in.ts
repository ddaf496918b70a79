import fastify from 'fastify'
import { systemClock } from '../../lib/clock.ts'
import type { Clock } from '../../lib/clock.ts'
import { registerApi, speakItsErrors } from './api.routes.ts'
import { createBook, entryOf } from './book.ts'
import { createFaults } from './faults.ts'
import type { Fault } from './faults.ts'
import { forgetfulJournal, openJournal } from './journal.ts'
import { confirm, pay } from './payments.ts'
import type { PaymentWish } from './payments.ts'
import type { Refund } from './entities.ts'
import { settleRefund } from './refunds.ts'
import { callbackOf } from './signatures.ts'
import { startWaitingTimers } from './waiting-timers.ts'
import { startWebhookSender } from './webhook-sender.ts'
import type { Delivery, WebhookSettings, WebhookSignature } from './webhook-sender.ts'

export type StandInKeys = {
  keyId: string
  keySecret: string
  webhookSecret: string
  oldWebhookSecret: string
}

type Options = {
  keys: StandInKeys
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

export type Call = { readonly route: string; readonly path: string; readonly status: number }
export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpayStandIn>>

const keptLines = 1000

/** A payment provider on this machine that speaks Razorpay's protocol, signatures included. */
export async function startRazorpayStandIn(options: Options) {
  const { keys, port = 0, clock = systemClock, lateMs, refundMs } = options
  const journal = options.file === undefined ? forgetfulJournal : openJournal(options.file)
  const book = createBook(journal, clock)
  const faults = createFaults()
  const calls: Call[] = []
  const deliveries: Delivery[] = []
  let nextRefunds: Refund['status'][] = []
  const webhooks = startWebhookSender({
    book,
    secret: keys.webhookSecret,
    oldSecret: keys.oldWebhookSecret,
    retryMs: options.retryMs ?? 5000,
    timeoutMs: options.webhookTimeoutMs ?? 5000,
    onDelivery: (delivery) => keep(deliveries, delivery),
  })
  const timers = startWaitingTimers(book)

  const controls = {
    /** A person pays. `callback` is what the checkout hands to the page, unless it stays away. */
    pay({ callback = true, ...wish }: Omit<PaymentWish, 'confirmsAt'> & { callback?: boolean }) {
      const confirmsAt = lateMs === undefined ? undefined : Date.now() + lateMs
      const payment = pay(book, { ...wish, confirmsAt })
      const isTold = callback && (payment.status === 'authorized' || payment.status === 'captured')
      return { payment, callback: isTold ? callbackOf(payment, keys.keySecret) : undefined }
    },
    /** The bank's late yes to a payment. */
    confirm: (paymentId: string) => confirm(book, paymentId),
    /** How the next refunds go, one after the other. */
    planRefunds: (...statuses: Refund['status'][]) => void nextRefunds.push(...statuses),
    settleRefund: (refundId: string, status: 'processed' | 'failed') =>
      settleRefund(book, refundId, status),
    fault: ({ times = 1, takesEffect = false, slowMs = 1000, ...fault }: FaultWish) =>
      faults.plan({ ...fault, times, takesEffect, slowMs }),
    clearFaults: faults.clear,
    changeWebhooks: (changes: Partial<WebhookSettings>) => webhooks.change(changes),
    /** The events so far, with the request that tells of each. */
    events: (signature?: WebhookSignature) =>
      [...book.events.values()].map((event) => ({
        id: event.id,
        name: event.name,
        ...webhooks.requestOf(event, signature),
      })),
    deliver: webhooks.deliver,
    /** Resolves when no event waits for its delivery any more. */
    webhooksQuiet: webhooks.quiet,
    calls: (): readonly Call[] => calls,
    deliveries: (): readonly Delivery[] => deliveries,
    order: (id: string) => entryOf(book.orders, id),
    payments: () => [...book.payments.values()],
    refunds: () => [...book.refunds.values()],
    reset() {
      timers.stop()
      webhooks.forget()
      faults.clear()
      book.clear()
      nextRefunds = []
      calls.length = 0
      deliveries.length = 0
    },
  }

  const app = fastify({ forceCloseConnections: true })
  speakItsErrors(app)
  app.addHook('onResponse', async ({ method, url, routeOptions }, { statusCode }) => {
    const route = `${method} ${routeOptions.url ?? ''}`
    keep(calls, { route, path: url, status: statusCode })
  })
  await app.register(async (scope) => {
    faults.register(scope)
    registerApi(scope, {
      book,
      keys,
      nextRefund: () => {
        const settlesAt = refundMs === undefined ? undefined : Date.now() + refundMs
        const usual = refundMs === undefined ? 'processed' : 'pending'
        return { outcome: nextRefunds.shift() ?? usual, settlesAt }
      },
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    controls,
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

type FaultWish = Pick<Fault, 'route' | 'mode'> & Partial<Fault>

function keep<Line>(lines: Line[], line: Line): void {
  lines.push(line)
  if (lines.length > keptLines) lines.shift()
}
