import type { ProviderName } from '#contract/operations.ts'
import { createBreaker, guardCalls } from './lib/breaker.ts'
import type { Log } from './lib/log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { CodeSenderError } from './ports/code-sender.ts'
import type { CodeSender } from './ports/code-sender.ts'
import { IdentityProviderError } from './ports/identity-provider.ts'
import type { IdentityProvider } from './ports/identity-provider.ts'
import { PaymentProviderError } from './ports/payment-provider.ts'
import { MailSenderError } from './ports/mail-sender.ts'
import type { MailSender } from './ports/mail-sender.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { PushSender } from './ports/push-sender.ts'
import type { VirusScanner } from './ports/virus-scanner.ts'

export type Guards = ReturnType<typeof createGuards>

type Needs = { log: Log; metrics: Pick<Metrics, 'setProviderPaused'> }

const rule = { failures: 10, pauseMs: 15_000 }
const said = 'it was away a moment ago and is not asked'

/**
 * Leaves those services alone for a while that are away: a person who would wait for them hears so at once, and the background
 * work goes on with what it can do. Mails and push messages wait in the queue.
 */
export function createGuards({ log, metrics }: Needs) {
  const breakerOf = (provider: ProviderName) => {
    metrics.setProviderPaused({ provider, isPaused: false })
    return createBreaker({
      ...rule,
      onChange: (isPaused) => {
        metrics.setProviderPaused({ provider, isPaused })
        if (isPaused) log.error({ provider }, 'An outside service is away and is left alone')
        else log.info({ provider }, 'An outside service is back')
      },
    })
  }

  return {
    payments: (provider: PaymentProvider): PaymentProvider =>
      guardCalls(provider, {
        breaker: breakerOf('payments'),
        calls: [
          'createOrder',
          'findOrderByReceipt',
          'listOrderPayments',
          'refundPayment',
          'listPaymentRefunds',
        ],
        isAway: isUnavailable,
        refusal: () => new PaymentProviderError('unavailable', said),
      }),
    codes: (name: 'sms' | 'whatsapp', sender: CodeSender): CodeSender =>
      guardCalls(sender, {
        breaker: breakerOf(name),
        calls: ['sendLoginCode'],
        isAway: isUnavailable,
        refusal: () => new CodeSenderError('unavailable', said),
      }),
    identity: (name: 'google' | 'facebook', provider: IdentityProvider): IdentityProvider =>
      guardCalls(provider, {
        breaker: breakerOf(name),
        calls: ['start', 'finish'],
        isAway: isUnavailable,
        refusal: () => new IdentityProviderError('unavailable', said),
      }),
    mail: (sender: MailSender): MailSender =>
      guardCalls(sender, {
        breaker: breakerOf('mail'),
        calls: ['send'],
        isAway: isUnavailable,
        refusal: () => new MailSenderError('unavailable', said),
      }),
    push: (sender: PushSender): PushSender =>
      guardCalls(sender, {
        breaker: breakerOf('push'),
        calls: ['send'],
        isAway: () => true,
        refusal: () => new Error(`The push services are not asked: ${said}`),
      }),
    scanner: (scanner: VirusScanner): VirusScanner =>
      guardCalls(scanner, {
        breaker: breakerOf('antivirus'),
        calls: ['scan'],
        isAway: () => true,
        refusal: () => new Error(`The virus scanner is not asked: ${said}`),
      }),
  }
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error && error.problem === 'unavailable'
