import { entryOf } from './book.ts'
import type { Book } from './book.ts'
import type { Refund } from './entities.ts'
import type { Fault, Faults } from './faults.ts'
import { confirm, pay } from './payments.ts'
import type { PaymentInput } from './payments.ts'
import { settleRefund } from './refunds.ts'
import { callbackOf } from './signatures.ts'
import type {
  Delivery,
  WebhookSender,
  WebhookSettings,
  WebhookSignature,
} from './webhook-sender.ts'

/** `status` is undefined until there is a response. */
export type Call = { readonly route: string; readonly path: string; status: number | undefined }
export type Controls = ReturnType<typeof createControls>

type FaultInput = Pick<Fault, 'route' | 'mode'> & Partial<Fault>

type Options = {
  book: Book
  keySecret: string
  /** When a late bank confirms; undefined waits for `confirm`. */
  lateMs: number | undefined
  faults: Faults
  webhooks: WebhookSender
  plannedRefunds: Refund['status'][]
  calls: Call[]
  deliveries: Delivery[]
  stopTimers: () => void
}

/** The events outside of the API: people pay, banks reply, networks fail. */
export function createControls(options: Options) {
  const { book, keySecret, lateMs, faults, webhooks, plannedRefunds, calls, deliveries } = options
  return {
    /**
     * Pays an order. `callback` is what the checkout passes to the page, unless a test drops it.
     */
    pay({ callback = true, ...input }: Omit<PaymentInput, 'confirmsAt'> & { callback?: boolean }) {
      const confirmsAt = lateMs === undefined ? undefined : Date.now() + lateMs
      const payment = pay(book, { ...input, confirmsAt })
      const hasCallback =
        callback && (payment.status === 'authorized' || payment.status === 'captured')
      return { payment, callback: hasCallback ? callbackOf(payment, keySecret) : undefined }
    },
    /** The bank confirms a late payment. */
    confirm: (paymentId: string) => confirm(book, paymentId),
    /** The outcomes of the next refunds, in order. */
    planRefunds: (...statuses: Refund['status'][]) => void plannedRefunds.push(...statuses),
    settleRefund: (refundId: string, status: 'processed' | 'failed') =>
      settleRefund(book, refundId, status),
    fault: ({ times = 1, takesEffect = false, slowMs = 1000, ...fault }: FaultInput) =>
      faults.plan({ ...fault, times, takesEffect, slowMs }),
    clearFaults: faults.clear,
    changeWebhooks: (changes: Partial<WebhookSettings>) => webhooks.change(changes),
    /** The events so far, each with its webhook request. */
    events: (signature?: WebhookSignature) =>
      [...book.events.values()].map((event) => ({
        id: event.id,
        name: event.name,
        ...webhooks.requestOf(event, signature),
      })),
    /** Sends an event at once, whatever its schedule, and returns the webhook's status. */
    deliver: webhooks.deliver,
    /** Resolves when no event waits for delivery any more. */
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
