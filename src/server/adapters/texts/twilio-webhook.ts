import { createHmac } from 'node:crypto'
import type { TextWebhook } from '../../ports/text-sender.ts'
import { headerText, isSame } from './secure-equal.ts'

const outcomes: Readonly<Record<string, 'delivered' | 'failed'>> = {
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}

/** Twilio signs the address and the form's fields, sorted by name. */
export function twilioSignature(authToken: string, url: URL, form: URLSearchParams): string {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signed = url.href + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

/** Receipts of Twilio, and what people send to our number. */
export function createTwilioWebhook(authToken: string): TextWebhook {
  return {
    channel: 'sms',
    read({ url, headers, body }) {
      const form = new URLSearchParams(body.toString('utf8'))
      const wanted = twilioSignature(authToken, url, form)
      if (!isSame(headerText(headers['x-twilio-signature']), wanted)) return undefined
      const outcome = outcomes[form.get('MessageStatus') ?? '']
      const reference = url.searchParams.get('reference')
      const [from, text] = [form.get('From'), form.get('Body')]
      return {
        receipts: outcome && reference !== null ? [{ outcome, reference }] : [],
        answers: from !== null && text !== null ? [{ from, text }] : [],
      }
    },
  }
}
