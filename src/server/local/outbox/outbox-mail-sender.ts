import type { MailSender } from '../../ports/mail-sender.ts'
import type { Outbox } from './outbox.service.ts'

/** The stand-in for the mail server. */
export function createOutboxMailSender(outbox: Outbox): MailSender {
  return {
    send: ({ to, subject, text, attachments = [] }) =>
      outbox.keep({ channel: 'mail', to, subject, text, attachments }),
  }
}
