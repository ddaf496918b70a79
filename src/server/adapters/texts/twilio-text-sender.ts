import { z } from 'zod'
import type { TwilioAccount } from '../../ports/code-provider-accounts.ts'
import type { TextSender } from '../../ports/text-sender.ts'
import { postToProvider, providerTimeoutMs, refused, unavailable } from '../codes/provider-call.ts'
import { asTextError } from './as-text-error.ts'

const takenSchema = z.object({ sid: z.string().regex(/^[SM]M[0-9a-f]{32}$/), error_code: z.null() })
const errorSchema = z.object({ code: z.number(), message: z.string() })

const provider = 'Twilio'

/** Sends SMS through Twilio's Programmable Messaging, in our text. Its receipts come to `webhookUrl`. */
export function createTwilioTextSender(
  { accountSid, authToken, messagingServiceSid, baseUrl = 'https://api.twilio.com' }: TwilioAccount,
  webhookUrl: URL,
): TextSender {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    send: ({ reference, to, text }) =>
      asTextError(async () => {
        const receiptUrl = new URL(webhookUrl)
        receiptUrl.searchParams.set('reference', reference)
        const answer = await postToProvider({
          provider,
          url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, baseUrl),
          headers: {
            authorization: `Basic ${login}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({
            To: to,
            MessagingServiceSid: messagingServiceSid,
            Body: text,
            StatusCallback: receiptUrl.href,
          }).toString(),
          timeoutMs: providerTimeoutMs,
        })
        const taken = takenSchema.safeParse(answer.body)
        if (answer.status === 201 && taken.success) return taken.data.sid
        const error = errorSchema.safeParse(answer.body)
        if (error.success) throw refused(provider, error.data)
        throw unavailable(provider, `unreadable, status ${answer.status}`)
      }),
  }
}
