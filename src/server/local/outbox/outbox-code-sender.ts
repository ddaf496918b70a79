import type { CodeSender } from '../../ports/code-sender.ts'
import type { Outbox } from './outbox.service.ts'

/** Stands in for the SMS provider. */
export function createOutboxCodeSender(outbox: Outbox): CodeSender {
  return {
    sendLoginCode: ({ phone, code, text }) =>
      outbox.keep({ channel: 'sms', to: phone, text, code }),
  }
}
