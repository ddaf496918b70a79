import { z } from 'zod'
import type { CodeSender } from '../../ports/code-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from './provider-call.ts'

export type WhatsappAccount = {
  token: string
  phoneNumberId: string
  /** An approved template of the kind 'authentication', which has a button that copies the code. */
  template: string
  language: string
  /** Of a stand-in. */
  baseUrl?: string
}

const version = 'v23.0'

const takenSchema = z.object({
  messages: z.tuple([
    z.object({
      id: z.string().min(1),
      // A message may be held back without an error.
      message_status: z.literal('accepted').optional(),
    }),
  ]),
})
const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

const provider = 'WhatsApp'

/** Sends login codes through WhatsApp's Cloud API. The text around the code is fixed by WhatsApp. */
export function createWhatsappCodeSender(
  {
    token,
    phoneNumberId,
    template,
    language,
    baseUrl = 'https://graph.facebook.com',
  }: WhatsappAccount,
  timeoutMs: number = providerTimeoutMs,
): CodeSender {
  return {
    async sendLoginCode({ phone, code }) {
      const parameters = [{ type: 'text', text: code }]
      const answer = await postToProvider({
        provider,
        url: new URL(`/${version}/${phoneNumberId}/messages`, baseUrl),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: phone.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
        timeoutMs,
      })
      if (answer.status === 200 && takenSchema.safeParse(answer.body).success) return
      const error = errorSchema.safeParse(answer.body)
      if (error.success) throw refused(provider, error.data.error)
      throw unavailable(provider, `unreadable, status ${answer.status}`)
    },
  }
}
