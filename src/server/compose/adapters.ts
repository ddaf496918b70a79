import { Agent } from 'node:https'
import { createClamdScanner } from '#server/adapters/antivirus/clamd-scanner.ts'
import { createFacebookProvider } from '#server/adapters/identity/facebook-provider.ts'
import { createGoogleProvider } from '#server/adapters/identity/google-provider.ts'
import { createRazorpayProvider } from '#server/adapters/payments/razorpay-provider.ts'
import { createWebPushSender, generatePushKeys } from '#server/adapters/push/web-push-sender.ts'
import { openFileStore } from '#server/adapters/storage/open-store.ts'
import { keepFilesDuringBackup } from '#server/backup/running-backup.ts'
import { ensurePushKeys } from '#server/features/notifications/notifications.repository.ts'
import { createPortWatch } from '#server/features/operations/port-watch.ts'
import type { CodeSender } from '#server/ports/code-sender.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import type { PushSender } from '#server/ports/push-sender.ts'
import { createBreakers } from './breakers.ts'
import { pickCodeSenders, pickMailSender } from './senders.ts'
import { pickTexts } from './text-senders.ts'
import type { Deps } from './deps.ts'

/** Adapters that take the place of the configured ones. */
export type GivenAdapters = {
  readonly codeSender?: CodeSender
  readonly pushSender?: PushSender
  readonly paymentProvider?: PaymentProvider
  readonly fileStore?: FileStore
}

type AdapterDeps = Deps & { readonly given: GivenAdapters }

export type Adapters = Awaited<ReturnType<typeof createAdapters>>

/** Picks an adapter for each port by the configuration. Every call is counted, and passes a circuit breaker. */
export async function createAdapters(deps: AdapterDeps) {
  const { config, db, log, languages, outbox, metrics, heartbeat, given } = deps
  const watch = createPortWatch({ metrics, heartbeat })
  const breakers = createBreakers({ log, metrics })
  const fileStore = given.fileStore ?? (await openFileStore(config.fileStorage))
  const pushKeys = await ensurePushKeys(db, generatePushKeys())
  const pushSender =
    given.pushSender ??
    createWebPushSender({
      keys: pushKeys,
      contact: `mailto:${config.supportEmail}`,
      // A stand-in runs on this machine.
      ...(config.pushTestHost !== undefined && { agent: new Agent() }),
    })
  const mailSender = pickMailSender(config, outbox, { watch, breakers })
  const texts = pickTexts({ config, languages, outbox, watch, breakers })
  const codeSenders = pickCodeSenders({ ...given, config, languages }, outbox, { watch, breakers })

  return {
    fileStore: keepFilesDuringBackup(watch('files', fileStore), db),
    paymentProvider: breakers.payments(
      watch('payments', given.paymentProvider ?? createRazorpayProvider(config.razorpay)),
    ),
    scanning: config.antivirus && {
      scanner: breakers.scanner(
        watch('antivirus', createClamdScanner({ target: config.antivirus.target })),
      ),
      whenAway: config.antivirus.whenAway,
    },
    pushSender: breakers.push(watch('push', pushSender)),
    pushPublicKey: pushKeys.publicKey,
    mailSender,
    codeSenders,
    texts,
    identityProviders: {
      google:
        config.google &&
        breakers.identity('google', watch('google', createGoogleProvider(config.google))),
      facebook:
        config.facebook &&
        breakers.identity('facebook', watch('facebook', createFacebookProvider(config.facebook))),
    },
    /** Those that are in use, as the page of operations lists them. */
    providerNames: [
      'sms',
      ...(codeSenders.whatsapp ? (['whatsapp'] as const) : []),
      ...(config.google ? (['google'] as const) : []),
      ...(config.facebook ? (['facebook'] as const) : []),
      'payments',
      ...(mailSender ? (['mail'] as const) : []),
      'push',
      ...(config.antivirus ? (['antivirus'] as const) : []),
      'files',
    ] as const,
  }
}
