import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { ProviderAnswer, ProviderCall } from '#server/adapters/codes/provider-call.ts'
import { fillTemplate, partsOf } from '#server/lib/text-templates.ts'
import type { Outbox } from '../outbox/outbox.service.ts'
import { isUnreachable } from './registered.ts'
import type { Registered } from './registered.ts'

/** Operators allow so many letters for a part of an SMS that changes. */
const longestPart = 40

const bodySchema = z.object({
  template_id: z.string(),
  recipients: z.tuple([z.record(z.string(), z.string())]),
})

type Deps = {
  account: { readonly authKey: string; readonly webhookToken: string }
  templates: readonly Registered[]
  keep: Outbox['keep']
  post: (headers: IncomingHttpHeaders, body: string) => Promise<void>
}

/** MSG91's flows. It answers 200 for errors too. */
export function createFlows({ account, templates, keep, post }: Deps) {
  return async ({ url, headers, body }: ProviderCall): Promise<ProviderAnswer> => {
    if (url.pathname !== '/api/v5/flow') return answer('error', 'Invalid API')
    if (headers['authkey'] !== account.authKey) return answer('error', 'AuthenticationFailure')
    const parsed = bodySchema.safeParse(JSON.parse(body))
    if (!parsed.success) return answer('error', 'Invalid request')
    const [{ mobiles = '', CRQID = '0', ...rest }] = parsed.data.recipients
    const id = parsed.data.template_id
    const template = templates.find(({ name, locale }) => `${name}-${locale}` === id)
    if (!template) return answer('error', 'Template ID missing or invalid')
    if (!/^[1-9]\d{9,14}$/.test(mobiles)) return answer('error', 'Invalid mobile number')
    const parts = partsOf(template.text).map((_name, index) => rest[`VAR${index + 1}`] ?? '')
    const isWhole = parts.length === Object.keys(rest).length
    if (!isWhole || parts.some((part) => part === '' || part.length > longestPart)) {
      return answer('error', 'A variable is missing or too long')
    }
    const text = fillTemplate(template.text, parts)
    await keep({ channel: 'sms', to: `+${mobiles}`, text })
    const requestId = randomBytes(12).toString('hex')
    const isLost = isUnreachable(mobiles)
    await post(
      { 'x-webhook-token': account.webhookToken, 'content-type': 'application/json' },
      JSON.stringify({
        number: mobiles,
        requestId,
        CRQID,
        status: isLost ? '2' : '1',
        desc: isLost ? 'FAILED' : 'DELIVERED',
      }),
    )
    return answer('success', requestId)
  }
}

const answer = (type: 'success' | 'error', message: string): ProviderAnswer => ({
  status: 200,
  body: { type, message },
})
