import type { Languages } from '#server/lib/languages.ts'
import type { CodeSender } from '../../ports/code-sender.ts'
import type { Outbox } from './outbox.service.ts'

/** The stand-in for the SMS provider. */
export function createOutboxCodeSender(outbox: Outbox): CodeSender {
  return {
    sendLoginCode: ({ phone, code, text }) =>
      outbox.keep({ channel: 'sms', to: phone, text, code }),
  }
}

/** The stand-in for WhatsApp, which has a fixed text for codes. */
export function createOutboxWhatsappSender(outbox: Outbox, languages: Languages): CodeSender {
  return {
    sendLoginCode: ({ phone, code, locale }) =>
      outbox.keep({
        channel: 'whatsapp',
        to: phone,
        text: languages.translatorOf(locale)('login.whatsappText', { code }),
        code,
      }),
  }
}
