import { createRazorpayProvider } from '#server/adapters/payments/razorpay-provider.ts'
import type { Clock } from '#server/lib/clock.ts'
import { startRazorpayStandIn } from '#server/local/razorpay/stand-in.ts'

export const razorpayKeys = {
  keyId: 'rzp_test_1DP5mmOlF5G5ag',
  keySecret: 'thisisasecretofthetests0',
  webhookSecret: 'the-secret-of-the-webhook',
  oldWebhookSecret: 'the-secret-before-that',
}

type Options = {
  clock?: Clock
  /** The address of the webhook of a listening server. */
  webhookTarget?: string
  /** The first pause before an event is resent. */
  retryMs?: number
  webhookTimeoutMs?: number
  file?: string
}

export type TestRazorpay = Awaited<ReturnType<typeof startRazorpay>>

/**
 * The payment provider's stand-in with the real adapter. `sim` pays, injects faults and sends events.
 * Nothing happens later by itself; a late bank answers on `sim.confirm`.
 */
export async function startRazorpay(options: Options = {}) {
  const { webhookTarget, retryMs = 20, ...rest } = options
  const standIn = await startRazorpayStandIn({ keys: razorpayKeys, retryMs, ...rest })
  if (webhookTarget !== undefined) standIn.sendWebhooksTo(webhookTarget)
  const config = { ...razorpayKeys, baseUrl: standIn.url }
  return {
    /** For `Config`. */
    config,
    provider: createRazorpayProvider({ ...config, timeoutMs: 5000 }),
    sim: standIn.controls,
    url: standIn.url,
    sendWebhooksTo: standIn.sendWebhooksTo,
    close: standIn.close,
  }
}
