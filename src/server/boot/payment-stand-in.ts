import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Closers } from './closers.ts'

/** Long enough to see what a page says meanwhile. */
const lateMs = 30_000
const refundMs = 20_000

export interface PaymentStandIn {
  /** The configuration with the address where it listens. */
  config: Config
  /** From now on it tells of what happens to payments. */
  tellTo: (address: string) => void
}

/** Starts the payment provider of the local mode, if there is no account at the real one. */
export async function startPaymentStandIn(
  config: Config,
  closers: Closers,
): Promise<PaymentStandIn> {
  if (!config.hasPaymentStandIn) return { config, tellTo: () => {} }
  const { startRazorpayStandIn } = await import('../local/razorpay/stand-in.ts')
  const { keyId, keySecret, webhookSecret, oldWebhookSecret = '' } = config.razorpay
  const standIn = await startRazorpayStandIn({
    keys: { keyId, keySecret, webhookSecret, oldWebhookSecret },
    file: join(config.dataDir, 'razorpay-stand-in.jsonl'),
    lateMs,
    refundMs,
  })
  closers.add('payment stand-in', standIn.close)
  return {
    config: { ...config, razorpay: { ...config.razorpay, baseUrl: standIn.url } },
    tellTo: (address) => standIn.sendWebhooksTo(`${address}/api/webhooks/razorpay`),
  }
}
