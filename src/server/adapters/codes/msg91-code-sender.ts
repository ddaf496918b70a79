import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { CodeSender } from '../../ports/code-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from './provider-call.ts'
import type { Msg91Account } from '../../ports/code-provider-accounts.ts'

/** The provider replies 200 for failures too. The body's `type` names the outcome. */
const answerSchema = z.object({ type: z.string(), message: z.unknown() })

const provider = 'MSG91'

/** Sends login codes by SMS through MSG91. We generate the code; the provider only delivers it. */
export function createMsg91CodeSender(
  { authKey, templateId, templateIds, baseUrl = 'https://control.msg91.com' }: Msg91Account,
  timeoutMs: number = providerTimeoutMs,
): CodeSender {
  return {
    async sendLoginCode({ phone, code, locale }) {
      const url = new URL('/api/v5/otp', baseUrl)
      url.searchParams.set('template_id', templateIds?.[locale] ?? templateId)
      url.searchParams.set('mobile', phone.replace('+', ''))
      url.searchParams.set('otp', code)
      url.searchParams.set('otp_expiry', String(limits.loginCodeMinutes))
      const answer = await postToProvider({
        provider,
        url,
        // The key is in a header, because query strings end up in logs.
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: '{}',
        timeoutMs,
      })
      const body = answerSchema.safeParse(answer.body)
      if (!body.success) throw unavailable(provider, `unreadable, status ${answer.status}`)
      if (answer.status !== 200 || body.data.type !== 'success') {
        throw refused(provider, { code: answer.status, message: body.data.message })
      }
    },
  }
}
