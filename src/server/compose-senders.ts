import { createMsg91CodeSender } from './adapters/codes/msg91-code-sender.ts'
import { createTwilioCodeSender } from './adapters/codes/twilio-code-sender.ts'
import { createWhatsappCodeSender } from './adapters/codes/whatsapp-code-sender.ts'
import { hasSmsProvider } from './code-delivery-settings.ts'
import {
  createOutboxCodeSender,
  createOutboxWhatsappSender,
} from './local/outbox/outbox-code-sender.ts'
import { createOutboxMailSender } from './local/outbox/outbox-mail-sender.ts'
import { whenNeeded } from './lib/when-needed.ts'
import type { CodeSenders } from './accounts/login-codes.service.ts'
import type { Guards } from './compose-guards.ts'
import type { Config } from './config.ts'
import type { Outbox } from './local/outbox/outbox.service.ts'
import type { PortWatch } from './operations/port-watch.ts'
import type { CodeSender } from './ports/code-sender.ts'
import type { MailSender } from './ports/mail-sender.ts'

/** Where nothing is configured the outbox plays both channels. */
export function pickCodeSenders(
  given: { config: Config; codeSender?: CodeSender },
  outbox: Outbox,
  { watch, guards }: { watch: PortWatch; guards: Pick<Guards, 'codes'> },
): CodeSenders {
  const { sms, whatsapp } = pickSenders(given, outbox)
  return {
    sms: guards.codes('sms', watch('sms', sms)),
    ...(whatsapp && { whatsapp: guards.codes('whatsapp', watch('whatsapp', whatsapp)) }),
  }
}

function pickSenders(
  { config, codeSender }: { config: Config; codeSender?: CodeSender },
  outbox: Outbox,
): CodeSenders {
  if (codeSender) return { sms: codeSender }
  const { msg91, twilio, whatsapp } = config
  const sms = pickSmsSender({ msg91, twilio }, outbox)
  if (whatsapp) return { sms, whatsapp: createWhatsappCodeSender(whatsapp) }
  return hasSmsProvider(config) ? { sms } : { sms, whatsapp: createOutboxWhatsappSender(outbox) }
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
  { watch, guards }: { watch: PortWatch; guards: Pick<Guards, 'mail'> },
): MailSender | undefined {
  const sender = pickUnwatched(config, outbox)
  return sender && guards.mail(watch('mail', sender))
}

function pickUnwatched(config: Config, outbox: Outbox): MailSender | undefined {
  const { mail, productName, isDemonstration } = config
  if (!mail) return isDemonstration ? createOutboxMailSender(outbox) : undefined
  return {
    send: whenNeeded(async () => {
      const { createSmtpMailSender } = await import('./adapters/mail/smtp-mail-sender.ts')
      const from = { name: productName, address: mail.from }
      return createSmtpMailSender({ server: mail.server, from, needsTls: mail.needsTls }).send
    }),
  }
}
