import { z } from 'zod'
import type { Locale } from '#contract/i18n/locales.ts'
import type { CodeSender } from '../../ports/code-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from './provider-call.ts'
import type { WhatsappAccount } from '../../ports/code-provider-accounts.ts'

const version = 'v23.0'

const takenSchema = z.object({
  messages: z.tuple([
    z.object({
      id: z.string().min(1),
      // WhatsApp may withhold a message without an error.
      message_status: z.literal('accepted').optional(),
    }),
  ]),
})
const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

const provider = 'WhatsApp'

/** What WhatsApp calls a language that templates are approved in. */
export const whatsappLanguage = (
  { language, otherLanguages = [] }: Pick<WhatsappAccount, 'language' | 'otherLanguages'>,
  locale: Locale,
): string | undefined => [language, ...otherLanguages].find((each) => each.split('_')[0] === locale)

/** Sends login codes through WhatsApp's Cloud API. WhatsApp fixes the text around the code. */
export function createWhatsappCodeSender(
  {
    token,
    phoneNumberId,
    template,
    language,
    otherLanguages = [],
    baseUrl = 'https://graph.facebook.com',
  }: WhatsappAccount,
  timeoutMs: number = providerTimeoutMs,
): CodeSender {
  const languageOf = (locale: Locale): string =>
    whatsappLanguage({ language, otherLanguages }, locale) ?? language

  return {
    async sendLoginCode({ phone, code, locale }) {
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
            language: { code: languageOf(locale) },
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
