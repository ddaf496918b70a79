import { randomBytes } from 'node:crypto'
import type { TwilioAccount } from '#server/ports/code-provider-accounts.ts'
import { createOperators } from './operators.ts'
import { startProviderServer } from './provider-server.ts'
import type { ProviderReply, ProviderRequest } from './provider-server.ts'

export type Twilio = Awaited<ReturnType<typeof startTwilio>>

const sid = (prefix: string) => prefix + randomBytes(16).toString('hex')

type Options = {
  /** As registered with the operators. */
  readonly templates: readonly string[]
}

/**
 * A local stand-in for Twilio's Programmable Messaging. It accepts any text; the operators' filter decides
 * about the delivery.
 */
export async function startTwilio({ templates }: Options) {
  const account = {
    accountSid: sid('AC'),
    authToken: randomBytes(16).toString('hex'),
    messagingServiceSid: sid('MG'),
  }
  const operators = createOperators(templates)
  let refusal: Refusal | undefined
  const server = await startProviderServer((request) => {
    const form = new URLSearchParams(request.body)
    const problem = refusal ?? problemOf(request, form, account)
    if (problem !== undefined) return refuse(problem)
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? '']
    operators.carry({ to, text: body })
    return {
      status: 201,
      json: {
        sid: sid('SM'),
        account_sid: account.accountSid,
        messaging_service_sid: account.messagingServiceSid,
        to,
        from: null,
        body,
        status: 'accepted',
        num_segments: '0',
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
        price: null,
      },
    }
  })
  return {
    ...server,
    account: { ...account, baseUrl: server.address } satisfies TwilioAccount,
    operators,
    /** It rejects messages from now on with this error. */
    refuse: (code: number, message: string): void =>
      void (refusal = { status: 400, code, message }),
    recover: (): void => void (refusal = undefined),
  }
}

type Refusal = { readonly status: number; readonly code: number; readonly message: string }

const refuse = ({ status, code, message }: Refusal): ProviderReply => ({
  status,
  json: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

function problemOf(
  { method, url, headers }: ProviderRequest,
  form: URLSearchParams,
  account: Omit<TwilioAccount, 'baseUrl'>,
): Refusal | undefined {
  const login = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  if (headers.authorization !== `Basic ${login}`)
    return { status: 401, code: 20003, message: 'Authenticate' }
  if (url.pathname !== `/2010-04-01/Accounts/${account.accountSid}/Messages.json`)
    return {
      status: 404,
      code: 20404,
      message: `The requested resource ${url.pathname} was not found`,
    }
  if (method !== 'POST') return { status: 405, code: 20004, message: 'Method not allowed' }
  const problem = formProblem(headers['content-type'], form, account)
  return problem && { status: 400, ...problem }
}

function formProblem(
  type: string | undefined,
  form: URLSearchParams,
  account: Omit<TwilioAccount, 'baseUrl'>,
): { code: number; message: string } | undefined {
  // Other bodies are not read.
  const to = type === 'application/x-www-form-urlencoded' ? form.get('To') : null
  const body = form.get('Body') ?? ''
  const seconds = form.get('ValidityPeriod')
  if (to === null) return { code: 21604, message: "A 'To' phone number is required." }
  if (!/^\+[1-9]\d{7,14}$/.test(to))
    return { code: 21211, message: `The 'To' number ${to} is not a valid phone number.` }
  if (form.get('MessagingServiceSid') !== account.messagingServiceSid)
    return { code: 21701, message: 'The Messaging Service does not exist.' }
  if (body === '')
    return { code: 21619, message: 'A text message body or media urls must be specified.' }
  if (body.length > 1600)
    return {
      code: 21617,
      message: 'The concatenated message body exceeds the 1600 character limit',
    }
  if (seconds !== null && !/^([1-9]\d{0,3}|[12]\d{4}|3[0-5]\d{3}|36000)$/.test(seconds))
    return { code: 20001, message: 'ValidityPeriod must be between 1 and 36000' }
  return undefined
}
