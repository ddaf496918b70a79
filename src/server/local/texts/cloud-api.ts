import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { ProviderAnswer, ProviderCall } from '#server/adapters/codes/provider-call.ts'
import { whatsappSignature } from '#server/adapters/texts/whatsapp-webhook.ts'
import { fillTemplate, partsOf } from '#server/lib/text-templates.ts'
import type { Outbox } from '../outbox/outbox.service.ts'
import { isUnreachable } from './registered.ts'
import type { Registered } from './registered.ts'

const parametersSchema = z.array(
  z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
)
const bodySchema = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^[1-9]\d{7,14}$/),
  type: z.literal('template'),
  biz_opaque_callback_data: z.string().max(512),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string() }),
    components: z.tuple([
      z.strictObject({ type: z.literal('body'), parameters: parametersSchema }),
      z.strictObject({
        type: z.literal('button'),
        sub_type: z.literal('url'),
        index: z.literal('0'),
        parameters: parametersSchema.length(1),
      }),
    ]),
  }),
})

type Deps = {
  account: { readonly token: string; readonly phoneNumberId: string; readonly appSecret: string }
  templates: readonly Registered[]
  publicUrl: string
  keep: Outbox['keep']
  post: (headers: IncomingHttpHeaders, body: string) => Promise<void>
}

/** WhatsApp's Cloud API. */
export function createCloudApi({ account, templates, publicUrl, keep, post }: Deps) {
  return async ({ url, headers, body }: ProviderCall): Promise<ProviderAnswer> => {
    if (headers['authorization'] !== `Bearer ${account.token}`) {
      return refuse(401, 190, 'Invalid OAuth access token')
    }
    if (url.pathname !== `/v23.0/${account.phoneNumberId}/messages`) {
      return refuse(400, 100, 'Unsupported request')
    }
    const parsed = bodySchema.safeParse(JSON.parse(body))
    if (!parsed.success) return refuse(400, 100, 'Invalid parameter')
    const { to, template, biz_opaque_callback_data: reference } = parsed.data
    const [{ parameters }, button] = template.components
    const registered = templates.find(
      ({ name, locale }) => name === template.name && locale === template.language.code,
    )
    if (!registered) return refuse(404, 132001, 'Template name does not exist in the translation')
    const parts = parameters.map(({ text }) => text)
    if (parts.length !== partsOf(registered.text).length) {
      return refuse(400, 132000, 'Number of parameters does not match')
    }
    if (parts.some((part) => /[\n\t]| {5}/.test(part))) {
      return refuse(400, 131009, 'Parameter value is not valid')
    }
    const page = new URL(`/${button.parameters[0]?.text ?? ''}`, publicUrl).href
    const text = `${fillTemplate(registered.text, parts)}\n\n${page}`
    await keep({ channel: 'whatsapp', to: `+${to}`, text })
    const id = `wamid.${randomBytes(12).toString('base64url')}`
    const final = isUnreachable(to) ? 'failed' : 'delivered'
    for (const status of [final, 'sent', final]) {
      await post(...receiptOf({ id, to, status, reference }, account.appSecret))
    }
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      },
    }
  }
}

type Status = {
  readonly id: string
  readonly to: string
  readonly status: string
  readonly reference: string
}

function receiptOf(
  { id, to, status, reference }: Status,
  appSecret: string,
): [IncomingHttpHeaders, string] {
  const statuses = [{ id, status, recipient_id: to, biz_opaque_callback_data: reference }]
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] },
    ],
  })
  return [{ 'x-hub-signature-256': whatsappSignature(appSecret, body) }, body]
}

const refuse = (status: number, code: number, message: string): ProviderAnswer => ({
  status,
  body: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code } },
})
