import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** The account at the payment provider. */
export interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The previous secret. It is still accepted for events that were signed before the change. */
  oldWebhookSecret: string | undefined
  /** The address of a stand-in; undefined means the real provider. */
  baseUrl: string | undefined
}

export interface PaymentConfig {
  razorpay: RazorpaySettings
  /** No account is configured, so a stand-in on this machine takes the payments, without money. */
  hasPaymentStandIn: boolean
  /** 0 takes any free port. */
  paymentStandInPort: number
}

export const paymentSettings = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(?:test|live)_[A-Za-z0-9]+$/, 'must start with rzp_live_ or rzp_test_')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_OLD_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((address) => new URL(address).origin)
    .optional(),
  PAYMENT_STAND_IN_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be a port number'))
    .default(0),
}

/** Together these make an account. Without all of them the stand-in is used. */
export const accountSettings = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const

type Settings = z.output<z.ZodObject<typeof paymentSettings>>

/** @param appSecret the source of the stand-in's keys */
export function toPaymentConfig(settings: Settings, appSecret: string): PaymentConfig {
  const keyId = settings.RAZORPAY_KEY_ID
  const keySecret = settings.RAZORPAY_KEY_SECRET
  const webhookSecret = settings.RAZORPAY_WEBHOOK_SECRET
  const paymentStandInPort = settings.PAYMENT_STAND_IN_PORT
  if (!keyId || !keySecret || !webhookSecret) {
    return { razorpay: standInAccount(appSecret), hasPaymentStandIn: true, paymentStandInPort }
  }
  const oldWebhookSecret = settings.RAZORPAY_OLD_WEBHOOK_SECRET
  const baseUrl = settings.RAZORPAY_BASE_URL
  const razorpay = { keyId, keySecret, webhookSecret, oldWebhookSecret, baseUrl }
  return { razorpay, hasPaymentStandIn: false, paymentStandInPort }
}

/**
 * Keys of the stand-in: the same after a restart, different in each installation. The address is a
 * closed port until the stand-in is started.
 */
function standInAccount(appSecret: string): RazorpaySettings {
  const derive = (name: string) =>
    createHmac('sha256', appSecret).update(`payment stand-in: ${name}`).digest('hex')
  return {
    keyId: `rzp_test_${derive('key id').slice(0, 14)}`,
    keySecret: derive('key secret'),
    webhookSecret: derive('webhook secret'),
    oldWebhookSecret: derive('old webhook secret'),
    baseUrl: 'http://127.0.0.1:1',
  }
}
