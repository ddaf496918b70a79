import { z } from 'zod'
import { lazy } from '#server/lib/lazy.ts'
import { PaymentProviderError } from '../../ports/payment-provider.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { asking } from './razorpay-errors.ts'
import { toEvent } from './razorpay-events.ts'
import {
  collectionOf,
  orderIdSchema,
  orderReplySchema,
  paymentIdSchema,
  paymentReplySchema,
  refundReplySchema,
} from './razorpay-replies.ts'
import { isSigned } from './razorpay-signatures.ts'

type Options = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The previous secret. It is still accepted for events that were signed before the change. */
  oldWebhookSecret?: string | undefined
  /** The address of a stand-in; undefined means the real provider. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

/** The longest time that the provider allows: a bank may confirm days later. */
const captureMinutes = 7200
const pageSize = 100
const keySchema = z.string().regex(/^[\w-]{10,100}$/)

/** Takes payments through Razorpay's SDK. */
export function createRazorpayProvider(options: Options): PaymentProvider {
  const { keyId, keySecret, webhookSecret, oldWebhookSecret, baseUrl, timeoutMs = 10_000 } = options
  // The SDK loads at first use: with its HTTP client it takes much of the process's memory.
  const withClient = lazy(async () => {
    const { createRazorpayClient } = await import('./razorpay-client.ts')
    const client = createRazorpayClient({ keyId, keySecret, baseUrl, timeoutMs })
    return (act: (its: typeof client) => Promise<unknown>) => act(client)
  })

  return {
    checkout: {
      keyId,
      scriptUrl: `${baseUrl ?? 'https://checkout.razorpay.com'}/v1/checkout.js`,
    },

    async createOrder({ amountPaise, currency, receipt, notes }) {
      const body = {
        amount: amountPaise,
        currency,
        receipt,
        notes: { ...notes },
        payment: {
          capture: 'automatic' as const,
          capture_options: {
            automatic_expiry_period: captureMinutes,
            manual_expiry_period: captureMinutes,
            refund_speed: 'normal' as const,
          },
        },
      }
      const { order } = await asking(orderReplySchema, () =>
        withClient(({ sdk }) => sdk.orders.create(body)),
      )
      return order
    },

    async findOrderByReceipt(receipt) {
      const pages = allPages(orderReplySchema, (page) =>
        withClient(({ sdk }) => sdk.orders.all({ ...page, receipt })),
      )
      const found = []
      for await (const each of pages) if (each.order.receipt === receipt) found.push(each)
      // The newest payments come first. Two of the same second have no order.
      return found.toReversed().sort((one, other) => one.createdAt - other.createdAt)[0]?.order
    },

    async listOrderPayments(orderId) {
      requireId(orderIdSchema, orderId)
      const { items } = await asking(collectionOf(paymentReplySchema), () =>
        withClient(({ sdk }) => sdk.orders.fetchPayments(orderId)),
      )
      return items.filter((payment) => payment !== undefined)
    },

    async refundPayment({ paymentId, amountPaise, key }) {
      requireId(paymentIdSchema, paymentId)
      if (!keySchema.safeParse(key).success) {
        throw new PaymentProviderError('refused', 'This key can not make a refund unique')
      }
      // The SDK drops this header, so the call goes through its HTTP client.
      const headers = { 'X-Refund-Idempotency': key }
      const body = { amount: amountPaise, speed: 'normal', receipt: key }
      return asking(refundReplySchema, () =>
        withClient(async ({ transport }) => {
          const address = `/v1/payments/${paymentId}/refund`
          return (await transport.post(address, body, { headers })).data
        }),
      )
    },

    async listPaymentRefunds(paymentId) {
      requireId(paymentIdSchema, paymentId)
      const pages = allPages(refundReplySchema, (page) =>
        withClient(({ sdk }) => sdk.payments.fetchMultipleRefund(paymentId, page)),
      )
      const refunds = []
      for await (const refund of pages) refunds.push(refund)
      return refunds
    },

    async *listPayments(from, until) {
      const between = { from: toSeconds(from), to: toSeconds(until) }
      const pages = allPages(paymentReplySchema, (page) =>
        withClient(({ sdk }) => sdk.payments.all({ ...page, ...between })),
      )
      // A payment made while the pages are read shifts others to the next page, so some arrive
      // twice.
      const seen = new Set<string>()
      for await (const payment of pages) {
        if (payment === undefined || seen.has(payment.id)) continue
        seen.add(payment.id)
        yield payment
      }
    },

    isPaymentSigned({ orderId, paymentId, signature }) {
      const isNamed =
        orderIdSchema.safeParse(orderId).success && paymentIdSchema.safeParse(paymentId).success
      return isNamed && isSigned(`${orderId}|${paymentId}`, signature, keySecret)
    },

    readEvent(raw, { signature, eventId }) {
      const secrets = [webhookSecret, ...(oldWebhookSecret ? [oldWebhookSecret] : [])]
      const matches = secrets.filter((secret) => isSigned(raw, signature, secret))
      return matches.length > 0 ? toEvent(raw, eventId) : undefined
    },
  }
}

/** The SDK inserts ids into URLs unescaped. */
function requireId(schema: z.ZodType<string>, id: string): void {
  if (schema.safeParse(id).success) return
  throw new PaymentProviderError('unknown', 'The payment provider never gives such an id')
}

type Page = { count: number; skip: number }

async function* allPages<Item extends z.ZodType>(
  item: Item,
  fetchPage: (page: Page) => Promise<unknown>,
): AsyncGenerator<z.output<Item>> {
  const schema = collectionOf(item)
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await asking(schema, () => fetchPage({ count: pageSize, skip }))
    yield* items
    if (items.length < pageSize) return
  }
}

const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
