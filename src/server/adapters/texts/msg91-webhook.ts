import { z } from 'zod'
import type { TextWebhook } from '../../ports/text-sender.ts'
import { headerText, isSame, parseJson } from './secure-equal.ts'

const receiptSchema = z.object({
  requestId: z.string().optional(),
  CRQID: z.string().optional(),
  status: z.coerce.string(),
})
const answerSchema = z.object({ number: z.string().regex(/^[1-9]\d{7,14}$/), message: z.string() })

const outcomes: Readonly<Record<string, 'delivered' | 'failed'>> = {
  '1': 'delivered',
  '2': 'failed',
  // Refused by the register of preferences.
  '9': 'failed',
  '16': 'failed',
  '17': 'failed',
  '25': 'failed',
}

/** The header of our webhooks at MSG91, which signs nothing itself. */
const msg91TokenHeader = 'x-webhook-token'

/** Receipts of MSG91 (version 3 of its webhook), and what people send to our number. */
export function createMsg91Webhook(token: string): TextWebhook {
  return {
    channel: 'sms',
    read({ headers, body }) {
      if (!isSame(headerText(headers[msg91TokenHeader]), token)) return undefined
      const json = parseJson(body)
      const all: unknown[] = Array.isArray(json) ? json : [json]
      return {
        receipts: all.flatMap((each) => {
          const { data } = receiptSchema.safeParse(each)
          const outcome = data && outcomes[data.status]
          if (!data || !outcome) return []
          const { CRQID: reference, requestId: providerId } = data
          return [
            {
              outcome,
              ...(reference !== undefined && { reference }),
              ...(providerId !== undefined && { providerId }),
            },
          ]
        }),
        answers: all.flatMap((each) => {
          const { data } = answerSchema.safeParse(each)
          return data ? [{ from: `+${data.number}`, text: data.message }] : []
        }),
      }
    },
  }
}
