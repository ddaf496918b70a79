import { entryOf } from './book.ts'
import type { Book } from './book.ts'
import type { Refund } from './entities.ts'
import type { Fault, Faults } from './faults.ts'
import { confirm, pay } from './payments.ts'
import type { PaymentWish } from './payments.ts'
import { settleRefund } from './refunds.ts'
import { callbackOf } from './signatures.ts'
import type {
  Delivery,
  WebhookSender,
  WebhookSettings,
  WebhookSignature,
} from './webhook-sender.ts'

/** `status` is undefined while there is no answer. */
export type Call = { readonly route: string; readonly path: string; status: number | undefined }
export type Controls = ReturnType<typeof createControls>

type FaultWish = Pick<Fault, 'route' | 'mode'> & Partial<Fault>

type Options = {
  book: Book
  keySecret: string
  /** When a late bank answers; undefined waits until it is told to. */
  lateMs: number | undefined
  faults: Faults
  webhooks: WebhookSender
  plannedRefunds: Refund['status'][]
  calls: Call[]
  deliveries: Delivery[]
  stopTimers: () => void
}

/** What happens outside of the API: people who pay, banks, networks. */
export function createControls(options: Options) {
  const { book, keySecret, lateMs, faults, webhooks, plannedRefunds, calls, deliveries } = options
  return {
    /** A person pays. `callback` is what the checkout hands to the page, unless it is to stay away. */
    pay({ callback = true, ...wish }: Omit<PaymentWish, 'confirmsAt'> & { callback?: boolean }) {
      const confirmsAt = lateMs === undefined ? undefined : Date.now() + lateMs
      const payment = pay(book, { ...wish, confirmsAt })
      const isTold = callback && (payment.status === 'authorized' || payment.status === 'captured')
      return { payment, callback: isTold ? callbackOf(payment, keySecret) : undefined }
    },
    /** The bank's late yes to a payment. */
    confirm: (paymentId: string) => confirm(book, paymentId),
    /** How the next refunds go, one after the other. */
    planRefunds: (...statuses: Refund['status'][]) => void plannedRefunds.push(...statuses),
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
    /** Sends an event at once, whatever is planned for it, and answers with the webhook's status. */
    deliver: webhooks.deliver,
    /** Resolves when no event waits for its delivery any more. */
    webhooksQuiet: webhooks.quiet,
    calls: (): readonly Readonly<Call>[] => calls,
    deliveries: (): readonly Delivery[] => deliveries,
    order: (id: string) => entryOf(book.orders, id),
    orders: () => [...book.orders.values()],
    payments: () => [...book.payments.values()],
    refunds: () => [...book.refunds.values()],
    reset() {
      options.stopTimers()
      webhooks.forget()
      faults.clear()
      book.clear()
      for (const list of [plannedRefunds, calls, deliveries]) list.length = 0
    },
  }
}
