import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** The account at the payment provider. */
export interface RazorpaySettings {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Accepted besides, for what was on its way when the secret changed. */
  oldWebhookSecret: string | undefined
  /** Of a stand-in; undefined means the provider's own. */
  baseUrl: string | undefined
}

export interface PaymentConfig {
  razorpay: RazorpaySettings
  /** Nobody really pays: no account is given, so the provider is a stand-in on this machine. */
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

/** All of them make an account; without any there is the stand-in. */
export const accountSettings = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const

type Settings = z.output<z.ZodObject<typeof paymentSettings>>

/** @param appSecret what the stand-in's keys are made from */
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
 * The same keys after a restart, other ones in each installation. Until the stand-in is started and
 * says where, its address is one where nothing listens.
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
