import { sentence } from '#contract/sentences.ts'
import type { CodeSender } from '../../ports/code-sender.ts'
import type { Outbox } from './outbox.service.ts'

/** Stands in for the SMS provider. */
export function createOutboxCodeSender(outbox: Outbox): CodeSender {
  return {
    sendLoginCode: ({ phone, code, text }) =>
      outbox.keep({ channel: 'sms', to: phone, text, code }),
  }
}

/** Stands in for WhatsApp, whose text for codes is always the same. */
export function createOutboxWhatsappSender(outbox: Outbox): CodeSender {
  return {
    sendLoginCode: ({ phone, code }) =>
      outbox.keep({
        channel: 'whatsapp',
        to: phone,
        text: sentence('login.whatsappText', { code }),
        code,
      }),
  }
}
