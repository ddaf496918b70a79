import { z } from 'zod'
import type { WhatsappAccount } from '../../ports/code-provider-accounts.ts'
import type { TextSender } from '../../ports/text-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from '../codes/provider-call.ts'
import type { PostToProvider } from '../codes/provider-call.ts'
import { whatsappLanguage } from '../codes/whatsapp-code-sender.ts'
import { asTextError } from './as-text-error.ts'

const version = 'v23.0'

const takenSchema = z.object({
  messages: z.tuple([z.object({ id: z.string().min(1).max(500) })]),
})
const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

const provider = 'WhatsApp'

type Account = Omit<WhatsappAccount, 'template'>

/** Sends approved templates through WhatsApp's Cloud API. Their button leads to a page of ours. */
export function createWhatsappTextSender(
  { token, phoneNumberId, baseUrl = 'https://graph.facebook.com', ...languages }: Account,
  post: PostToProvider = postToProvider,
): TextSender {
  return {
    send: ({ reference, to, template, language, parameters, path }) =>
      asTextError(async () => {
        const texts = parameters.map((text) => ({ type: 'text', text }))
        const answer = await post({
          provider,
          url: new URL(`/${version}/${phoneNumberId}/messages`, baseUrl),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: to.replace('+', ''),
            type: 'template',
            // Its receipts repeat this.
            biz_opaque_callback_data: reference,
            template: {
              name: template,
              language: { code: whatsappLanguage(languages, language) ?? language },
              components: [
                { type: 'body', parameters: texts },
                {
                  type: 'button',
                  sub_type: 'url',
                  index: '0',
                  parameters: [{ type: 'text', text: path }],
                },
              ],
            },
          }),
          timeoutMs: providerTimeoutMs,
        })
        const taken = takenSchema.safeParse(answer.body)
        if (answer.status === 200 && taken.success) return taken.data.messages[0].id
        const error = errorSchema.safeParse(answer.body)
        if (error.success) throw refused(provider, error.data.error)
        throw unavailable(provider, `unreadable, status ${answer.status}`)
      }),
  }
}
