import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import type { BulkDiscount } from '#contract/payments/pricing.ts'

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
  /** None unless the settings name some. */
  bulkDiscounts: readonly BulkDiscount[]
  /** 0 takes any free port. */
  paymentStandInPort: number
}

const discountsMessage = `must be like 10:5,25:10: from 10 posts on 5 percent off, from 25 on 10; up to ${limits.maxPostsAtOnce} posts and ${limits.maxDiscountPercent} percent, rising`

/** Both figures rise, and can be reached. */
const areDiscounts = (discounts: readonly BulkDiscount[]): boolean =>
  discounts.every(({ from, percent }, index) => {
    const before = discounts[index - 1] ?? { from: 1, percent: 0 }
    return (
      from > before.from &&
      percent > before.percent &&
      from <= limits.maxPostsAtOnce &&
      percent <= limits.maxDiscountPercent
    )
  })

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
  BULK_DISCOUNTS: z
    .string()
    .regex(/^\d{1,2}:\d{1,2}(?:,\d{1,2}:\d{1,2})*$/, discountsMessage)
    .transform((text) =>
      text.split(',').map((part) => {
        const [from = 0, percent = 0] = part.split(':').map(Number)
        return { from, percent }
      }),
    )
    .refine(areDiscounts, discountsMessage)
    .default([]),
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
  const common = {
    bulkDiscounts: settings.BULK_DISCOUNTS,
    paymentStandInPort: settings.PAYMENT_STAND_IN_PORT,
  }
  if (!keyId || !keySecret || !webhookSecret) {
    return { ...common, razorpay: standInAccount(appSecret), hasPaymentStandIn: true }
  }
  const oldWebhookSecret = settings.RAZORPAY_OLD_WEBHOOK_SECRET
  const baseUrl = settings.RAZORPAY_BASE_URL
  const razorpay = { keyId, keySecret, webhookSecret, oldWebhookSecret, baseUrl }
  return { ...common, razorpay, hasPaymentStandIn: false }
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
