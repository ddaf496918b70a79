import { z } from 'zod'
import type { TextSender } from '../../ports/text-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from '../codes/provider-call.ts'
import type { PostToProvider } from '../codes/provider-call.ts'
import { asTextError } from './as-text-error.ts'

/** The provider replies 200 for failures too. On success `message` is the id of the request. */
const answerSchema = z.object({ type: z.string(), message: z.unknown() })
const takenSchema = z.object({ type: z.literal('success'), message: z.string().min(1).max(200) })

const provider = 'MSG91'

type Account = { readonly authKey: string; readonly baseUrl?: string }

/** Sends SMS in the text of templates (flows) of MSG91, whose parts are named VAR1, VAR2. */
export function createMsg91TextSender(
  { authKey, baseUrl = 'https://control.msg91.com' }: Account,
  post: PostToProvider = postToProvider,
): TextSender {
  return {
    send: ({ reference, to, template, parameters }) =>
      asTextError(async () => {
        const parts = parameters.map((value, index) => [`VAR${index + 1}`, value])
        const answer = await post({
          provider,
          url: new URL('/api/v5/flow', baseUrl),
          headers: { authkey: authKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: template,
            recipients: [
              { mobiles: to.replace('+', ''), CRQID: reference, ...Object.fromEntries(parts) },
            ],
          }),
          timeoutMs: providerTimeoutMs,
        })
        const taken = takenSchema.safeParse(answer.body)
        if (answer.status === 200 && taken.success) return taken.data.message
        const error = answerSchema.safeParse(answer.body)
        if (!error.success) throw unavailable(provider, `unreadable, status ${answer.status}`)
        throw refused(provider, { code: answer.status, message: error.data.message })
      }),
  }
}
