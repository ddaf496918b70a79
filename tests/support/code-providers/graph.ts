import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { WhatsappAccount } from '#server/ports/code-provider-accounts.ts'
import { startProviderServer } from './provider-server.ts'
import type { ProviderReply, ProviderRequest } from './provider-server.ts'

export type Graph = Awaited<ReturnType<typeof startGraph>>

const parametersSchema = z.tuple([z.strictObject({ type: z.literal('text'), text: z.string() })])
const messageSchema = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string(),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string() }),
    components: z.array(
      z.union([
        z.strictObject({ type: z.literal('body'), parameters: parametersSchema }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('url'),
          index: z.literal('0'),
          parameters: parametersSchema,
        }),
      ]),
    ),
  }),
})

/** A local stand-in for WhatsApp's Cloud API, with one approved template for codes. */
export async function startGraph() {
  const account = {
    token: randomBytes(24).toString('base64url'),
    phoneNumberId: '106540352242922',
    template: 'login_code',
    language: 'en',
  }
  const codes = new Map<string, string>()
  const withoutWhatsapp = new Set<string>()
  let isHeldBack = false
  const server = await startProviderServer((request) => {
    const answer = read(request, account)
    if ('status' in answer) return answer
    const { to, code } = answer
    if (withoutWhatsapp.has(to)) return refuse(400, 131026, 'Message Undeliverable')
    if (!isHeldBack) codes.set(to, code)
    return {
      status: 200,
      json: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [
          {
            id: `wamid.${randomBytes(12).toString('base64')}`,
            message_status: isHeldBack ? 'held_for_quality_assessment' : 'accepted',
          },
        ],
      },
    }
  })
  return {
    ...server,
    account: { ...account, baseUrl: server.address } satisfies WhatsappAccount,
    /** The newest code sent to a ten-digit number. */
    codeFor: (phone: string): string | undefined => codes.get(`91${phone}`),
    /** Marks a ten-digit number as unknown to WhatsApp. */
    removeAccount: (phone: string): void => void withoutWhatsapp.add(`91${phone}`),
    /** Messages are accepted and not delivered from now on. */
    holdBack: (): void => void (isHeldBack = true),
  }
}

const refuse = (status: number, code: number, message: string): ProviderReply => ({
  status,
  json: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: message },
      fbtrace_id: randomBytes(8).toString('base64url'),
    },
  },
})

function read(
  { method, url, headers, body }: ProviderRequest,
  account: Omit<WhatsappAccount, 'baseUrl'>,
): ProviderReply | { to: string; code: string } {
  if (headers.authorization !== `Bearer ${account.token}`)
    return refuse(401, 190, 'Invalid OAuth access token')
  if (method !== 'POST' || !/^\/v\d+\.\d\/\d+\/messages$/.test(url.pathname))
    return refuse(400, 100, 'Unsupported request')
  if (!url.pathname.includes(`/${account.phoneNumberId}/`))
    return refuse(400, 100, 'Object with this ID does not exist')
  const message = messageSchema.safeParse(
    headers['content-type'] === 'application/json' ? JSON.parse(body) : {},
  )
  if (!message.success) return refuse(400, 100, 'Invalid parameter')
  const { to, template } = message.data
  if (!/^[1-9]\d{7,14}$/.test(to)) return refuse(400, 100, 'Invalid parameter')
  if (template.name !== account.template || template.language.code !== account.language)
    return refuse(404, 132001, 'Template name does not exist in the translation')
  // The code is in the text and in the copy button.
  const [text, button, ...more] = template.components
  const code = text?.parameters[0].text ?? ''
  if (text?.type !== 'body' || button?.type !== 'button' || more.length > 0)
    return refuse(400, 132000, 'Number of parameters does not match the expected number of params')
  if (button.parameters[0].text !== code || code.length > 15)
    return refuse(400, 131009, 'Parameter value is not valid')
  return { to, code }
}
