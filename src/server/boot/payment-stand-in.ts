import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Change } from '../local/razorpay/entities.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { systemClock } from '../lib/clock.ts'
import type { Closers } from './closers.ts'
import { StartError } from '#server/lib/start-error.ts'

/** Long enough to see what a page shows in between. */
const lateMs = 30_000
const refundMs = 20_000

export interface PaymentStandIn {
  /** The configuration with the address where it listens. */
  config: Config
  /** Sends webhooks to the server at this address from now on. */
  sendWebhooksTo: (address: string) => void
  /** Adds the payments of the sample marketplace. */
  addPayments: (payments: Omit<Change, 'events'>) => void
}

/** Starts the payment stand-in when no account at the real provider is configured. */
export async function startPaymentStandIn(
  config: Config,
  closers: Closers,
): Promise<PaymentStandIn> {
  if (!config.hasPaymentStandIn) return { config, sendWebhooksTo: () => {}, addPayments: () => {} }
  const { startRazorpayStandIn } = await import('../local/razorpay/stand-in.ts')
  const { keyId, keySecret, webhookSecret, oldWebhookSecret = '' } = config.razorpay
  const standIn = await startRazorpayStandIn({
    keys: { keyId, keySecret, webhookSecret, oldWebhookSecret },
    port: config.paymentStandInPort,
    file: journalOf(config),
    lateMs,
    refundMs,
  }).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new StartError(
          `The port ${config.paymentStandInPort} is in use by another program; set PAYMENT_STAND_IN_PORT to another number.`,
        )
      : error
  })
  closers.add('payment stand-in', standIn.close)
  return {
    config: { ...config, razorpay: { ...config.razorpay, baseUrl: standIn.url } },
    sendWebhooksTo: (address) => standIn.sendWebhooksTo(`${address}/api/webhooks/razorpay`),
    addPayments: standIn.remember,
  }
}

/** The stand-in's payments, for a command beside the server. Undefined when the payment provider is the real one. */
export async function inspectPaymentStandIn(config: Config): Promise<PaymentProvider | undefined> {
  if (!config.hasPaymentStandIn) return undefined
  const [{ createBook }, { readJournal }, { createInProcessProvider }] = await Promise.all([
    import('../local/razorpay/book.ts'),
    import('../local/razorpay/journal.ts'),
    import('../local/razorpay/in-process-provider.ts'),
  ])
  const book = createBook(readJournal(journalOf(config)), systemClock)
  return createInProcessProvider(book, config.razorpay)
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const journalOf = (config: Config): string => join(config.dataDir, 'razorpay-stand-in.jsonl')
