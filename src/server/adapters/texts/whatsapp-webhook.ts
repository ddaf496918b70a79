import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { TextWebhook } from '../../ports/text-sender.ts'
import { headerText, isSame, parseJson } from './secure-equal.ts'

const statusSchema = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
})
const messageSchema = z.object({
  from: z.string().regex(/^[1-9]\d{7,14}$/),
  timestamp: z.string().regex(/^\d{10}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})
const newsSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).default([]),
            messages: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
})

const outcomes: Readonly<Record<string, 'delivered' | 'failed'>> = {
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
}

export const whatsappSignature = (appSecret: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

type Secrets = { readonly appSecret: string; readonly verifyToken: string }

/** Receipts of WhatsApp's Cloud API, and what people write to our number. */
export function createWhatsappWebhook({ appSecret, verifyToken }: Secrets): TextWebhook {
  return {
    channel: 'whatsapp',
    read({ headers, body }) {
      const given = headerText(headers['x-hub-signature-256'])
      if (!isSame(given, whatsappSignature(appSecret, body))) return undefined
      const news = newsSchema.safeParse(parseJson(body)).data?.entry ?? []
      const values = news.flatMap(({ changes }) => changes.map(({ value }) => value))
      return {
        receipts: values.flatMap(({ statuses }) => statuses.flatMap((each) => toReceipt(each))),
        answers: values.flatMap(({ messages }) => messages.flatMap((each) => toAnswer(each))),
      }
    },
    confirm(query) {
      const isOurs =
        query.get('hub.mode') === 'subscribe' &&
        isSame(query.get('hub.verify_token') ?? '', verifyToken)
      return isOurs ? (query.get('hub.challenge') ?? '') : undefined
    },
  }
}

function toReceipt(status: unknown) {
  const { data } = statusSchema.safeParse(status)
  const outcome = data && outcomes[data.status]
  if (!data || !outcome) return []
  const { id: providerId, biz_opaque_callback_data: reference } = data
  return [{ outcome, providerId, ...(reference !== undefined && { reference }) }]
}

function toAnswer(message: unknown) {
  const { data } = messageSchema.safeParse(message)
  const text = data?.text?.body ?? data?.button?.text
  if (!data || text === undefined) return []
  return [{ from: `+${data.from}`, text, at: new Date(Number(data.timestamp) * 1000) }]
}
