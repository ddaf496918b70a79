import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { CodeSender } from '../../ports/code-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from './provider-call.ts'
import type { TwilioAccount } from '../../ports/code-provider-accounts.ts'

const takenSchema = z.object({
  sid: z.string().regex(/^[SM]M[0-9a-f]{32}$/),
  status: z.enum(['accepted', 'queued', 'scheduled', 'sending', 'sent', 'delivered']),
  error_code: z.null(),
})
const errorSchema = z.object({ code: z.number(), message: z.string() })

const provider = 'Twilio'

/**
 * Sends login codes by SMS through Twilio's Programmable Messaging. We supply the text and the
 * code. Twilio drops a message that waits longer than the code is valid.
 */
export function createTwilioCodeSender(
  { accountSid, authToken, messagingServiceSid, baseUrl = 'https://api.twilio.com' }: TwilioAccount,
  timeoutMs: number = providerTimeoutMs,
): CodeSender {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    async sendLoginCode({ phone, text }) {
      const answer = await postToProvider({
        provider,
        url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, baseUrl),
        headers: {
          authorization: `Basic ${login}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          To: phone,
          MessagingServiceSid: messagingServiceSid,
          Body: text,
          ValidityPeriod: String(limits.loginCodeMinutes * 60),
        }).toString(),
        timeoutMs,
      })
      if (answer.status === 201 && takenSchema.safeParse(answer.body).success) return
      const error = errorSchema.safeParse(answer.body)
      if (error.success) throw refused(provider, error.data)
      throw unavailable(provider, `unreadable, status ${answer.status}`)
    },
  }
}
