import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { CodeSender } from '../../ports/code-sender.ts'

type Options = {
  authKey: string
  /** The template registered for the code; its text is the provider's. */
  templateId: string
  baseUrl?: string
  timeoutMs?: number
}

/** The provider answers 200 for failures too; the body's `type` tells. */
const answerSchema = z.object({ type: z.string(), message: z.unknown() })

/** Sends login codes by SMS through MSG91. The code is ours; the provider only brings it. */
export function createMsg91CodeSender(options: Options): CodeSender {
  const { authKey, templateId, baseUrl = 'https://control.msg91.com', timeoutMs = 8000 } = options
  return {
    async sendLoginCode({ phone, code }) {
      const url = new URL('/api/v5/otp', baseUrl)
      url.searchParams.set('template_id', templateId)
      url.searchParams.set('mobile', phone.replace('+', ''))
      url.searchParams.set('otp', code)
      url.searchParams.set('otp_expiry', String(limits.loginCodeMinutes))
      const answer = await fetch(url, {
        method: 'POST',
        // In a header: query strings end up in logs.
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: '{}',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = answerSchema.safeParse(await answer.json())
      if (!answer.ok || body.data?.type !== 'success') {
        throw new Error(`The SMS provider refused with status ${answer.status}`)
      }
    },
  }
}
