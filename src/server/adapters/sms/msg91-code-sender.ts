import { z } from 'zod'
import type { CodeSender } from '../../ports/code-sender.ts'

export interface Msg91Options {
  authKey: string
  /** The registered template, which holds the text; only the code travels. */
  templateId: string
  origin?: string
  timeoutMs?: number
}

// Refusals come with the status 200 as well: only this word means that the code is on its way.
const replySchema = z.object({ type: z.literal('success') })

/** https://docs.msg91.com/otp/sendotp */
export function createMsg91CodeSender(options: Msg91Options): CodeSender {
  const { authKey, templateId, origin = 'https://control.msg91.com', timeoutMs = 10_000 } = options
  return {
    async sendLoginCode({ phone, code }) {
      const url = new URL('/api/v5/otp', origin)
      url.searchParams.set('template_id', templateId)
      url.searchParams.set('mobile', phone.replace('+', ''))
      url.searchParams.set('otp', code)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authkey: authKey },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const reply: unknown = await answer.json().catch(() => undefined)
      if (!answer.ok || !replySchema.safeParse(reply).success) {
        // Neither the address nor the reply goes into the message: both may hold the code.
        throw new Error(`MSG91 did not take the message (status ${answer.status})`)
      }
    },
  }
}
