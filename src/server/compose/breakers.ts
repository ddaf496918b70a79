import type { TextChannel } from '#contract/messages/events.ts'
import type { ProviderName } from '#contract/operations/schemas.ts'
import { createBreaker, guardCalls } from '#server/lib/breaker.ts'
import type { Log } from '#server/lib/log.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import { CodeSenderError } from '#server/ports/code-sender.ts'
import type { CodeSender } from '#server/ports/code-sender.ts'
import { IdentityProviderError } from '#server/ports/identity-provider.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import { MailSenderError } from '#server/ports/mail-sender.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import type { PushSender } from '#server/ports/push-sender.ts'
import { TextSenderError } from '#server/ports/text-sender.ts'
import type { TextSender } from '#server/ports/text-sender.ts'
import type { VirusScanner } from '#server/ports/virus-scanner.ts'

export type Breakers = ReturnType<typeof createBreakers>

type Deps = { log: Log; metrics: Pick<Metrics, 'setProviderPaused'> }

const rule = { failures: 10, pauseMs: 15_000 }
const reason = 'it was unavailable a moment ago'

/**
 * Puts a circuit breaker before each provider: while it is unavailable, people get an error at once and background work goes on
 * with other tasks. Mails and push messages wait in the queue.
 */
export function createBreakers({ log, metrics }: Deps) {
  const breakerOf = (provider: ProviderName) => {
    metrics.setProviderPaused({ provider, isPaused: false })
    return createBreaker({
      ...rule,
      onChange: (isPaused) => {
        metrics.setProviderPaused({ provider, isPaused })
        if (isPaused) log.error({ provider }, 'A provider is unavailable and paused')
        else log.info({ provider }, 'A provider is available again')
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
        isUnavailable,
        createError: () => new PaymentProviderError('unavailable', reason),
      }),
    codes: (name: 'sms' | 'whatsapp', sender: CodeSender): CodeSender =>
      guardCalls(sender, {
        breaker: breakerOf(name),
        calls: ['sendLoginCode'],
        isUnavailable,
        createError: () => new CodeSenderError('unavailable', reason),
      }),
    texts: (name: TextChannel, sender: TextSender): TextSender =>
      guardCalls(sender, {
        breaker: breakerOf(name),
        calls: ['send'],
        isUnavailable: (error) => error instanceof TextSenderError && error.problem !== 'refused',
        createError: () => new TextSenderError('unsent', reason),
      }),
    identity: (name: 'google' | 'facebook', provider: IdentityProvider): IdentityProvider =>
      guardCalls(provider, {
        breaker: breakerOf(name),
        calls: ['start', 'finish'],
        isUnavailable,
        createError: () => new IdentityProviderError('unavailable', reason),
      }),
    mail: (sender: MailSender): MailSender =>
      guardCalls(sender, {
        breaker: breakerOf('mail'),
        calls: ['send'],
        isUnavailable,
        createError: () => new MailSenderError('unavailable', reason),
      }),
    push: (sender: PushSender): PushSender =>
      guardCalls(sender, {
        breaker: breakerOf('push'),
        calls: ['send'],
        isUnavailable: () => true,
        createError: () => new Error(`The push services are not called: ${reason}`),
      }),
    scanner: (scanner: VirusScanner): VirusScanner =>
      guardCalls(scanner, {
        breaker: breakerOf('antivirus'),
        calls: ['scan'],
        isUnavailable: () => true,
        createError: () => new Error(`The virus scanner is not called: ${reason}`),
      }),
  }
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error && error.problem === 'unavailable'
