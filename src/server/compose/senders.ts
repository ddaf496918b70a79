import { createMsg91CodeSender } from '#server/adapters/codes/msg91-code-sender.ts'
import { createTwilioCodeSender } from '#server/adapters/codes/twilio-code-sender.ts'
import { createWhatsappCodeSender } from '#server/adapters/codes/whatsapp-code-sender.ts'
import { hasSmsProvider } from '#server/config/code-delivery-settings.ts'
import {
  createOutboxCodeSender,
  createOutboxWhatsappSender,
} from '#server/local/outbox/outbox-code-sender.ts'
import { createOutboxMailSender } from '#server/local/outbox/outbox-mail-sender.ts'
import { lazy } from '#server/lib/lazy.ts'
import type { CodeSenders } from '#server/features/accounts/login-codes.service.ts'
import type { Breakers } from './breakers.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { Config } from '#server/config/config.ts'
import type { Outbox } from '#server/local/outbox/outbox.service.ts'
import type { PortWatch } from '#server/features/operations/port-watch.ts'
import type { CodeSender } from '#server/ports/code-sender.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'

/** Where nothing is configured the outbox plays both channels. */
export function pickCodeSenders(
  given: { config: Config; codeSender?: CodeSender; languages: Languages },
  outbox: Outbox,
  { watch, breakers }: { watch: PortWatch; breakers: Pick<Breakers, 'codes'> },
): CodeSenders {
  const { sms, whatsapp } = pickSenders(given, outbox)
  return {
    sms: breakers.codes('sms', watch('sms', sms)),
    ...(whatsapp && { whatsapp: breakers.codes('whatsapp', watch('whatsapp', whatsapp)) }),
  }
}

function pickSenders(
  { config, codeSender, languages }: Parameters<typeof pickCodeSenders>[0],
  outbox: Outbox,
): CodeSenders {
  if (codeSender) return { sms: codeSender }
  const { msg91, twilio, whatsapp } = config
  const sms = pickSmsSender({ msg91, twilio }, outbox)
  if (whatsapp) return { sms, whatsapp: createWhatsappCodeSender(whatsapp) }
  return hasSmsProvider(config)
    ? { sms }
    : { sms, whatsapp: createOutboxWhatsappSender(outbox, languages) }
}

function pickSmsSender(
  { msg91, twilio }: Pick<Config, 'msg91' | 'twilio'>,
  outbox: Outbox,
): CodeSender {
  if (msg91) return createMsg91CodeSender(msg91)
  return twilio ? createTwilioCodeSender(twilio) : createOutboxCodeSender(outbox)
}

/** Undefined where no mail is sent: nothing is configured, and there is no outbox page to read it. */
export function pickMailSender(
  config: Config,
  outbox: Outbox,
  { watch, breakers }: { watch: PortWatch; breakers: Pick<Breakers, 'mail'> },
): MailSender | undefined {
  const sender = pickUnwatched(config, outbox)
  return sender && breakers.mail(watch('mail', sender))
}

function pickUnwatched(config: Config, outbox: Outbox): MailSender | undefined {
  const { mail, productName, isDemonstration } = config
  if (!mail) return isDemonstration ? createOutboxMailSender(outbox) : undefined
  return {
    send: lazy(async () => {
      const { createSmtpMailSender } = await import('#server/adapters/mail/smtp-mail-sender.ts')
      const from = { name: productName, address: mail.from }
      return createSmtpMailSender({ server: mail.server, from, needsTls: mail.needsTls }).send
    }),
  }
}
