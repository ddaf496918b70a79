import type { Msg91Account } from '#server/ports/code-provider-accounts.ts'
import { createOperators } from './operators.ts'
import { startProviderServer } from './provider-server.ts'
import type { ProviderReply, ProviderRequest } from './provider-server.ts'

export type Msg91 = Awaited<ReturnType<typeof startMsg91>>

const keys = { authKey: 'msg91-auth-key', templateId: '65a0c0ffee' }

/** The registered text; the provider inserts the code. */
const template =
  '#numeric# is your Kaamyab login code. It works for 5 minutes. Do not share it with anyone.\n\n@127.0.0.1 ##numeric#'

/** A local stand-in for MSG91. It answers 200 for errors too. */
export async function startMsg91() {
  const operators = createOperators([template])
  const codes = new Map<string, string>()
  let refusal: string | undefined
  const server = await startProviderServer((request) => {
    const problem = refusal ?? problemOf(request)
    if (problem !== undefined) return answer('error', problem)
    const mobile = request.url.searchParams.get('mobile') ?? ''
    const otp = request.url.searchParams.get('otp') ?? ''
    codes.set(mobile, otp)
    operators.carry({ to: `+${mobile}`, text: template.replaceAll('#numeric#', otp) })
    return answer('success', '3763646c3058373530393938')
  })
  const account: Msg91Account = { ...keys, baseUrl: server.address }
  return {
    ...server,
    account,
    operators,
    /** The newest code delivered to a ten-digit number. */
    codeFor: (phone: string): string | undefined => codes.get(`91${phone}`),
    /** It delivers nothing from now on and answers this error. */
    refuse: (reason: string): void => void (refusal = reason),
    recover: (): void => void (refusal = undefined),
  }
}

const answer = (type: 'success' | 'error', message: string): ProviderReply => ({
  status: 200,
  json: { type, message },
})

function problemOf({ method, url, headers }: ProviderRequest): string | undefined {
  const { searchParams } = url
  if (method !== 'POST' || url.pathname !== '/api/v5/otp') return 'Invalid API'
  if (searchParams.has('authkey')) return 'The key is in the address'
  if (headers['authkey'] !== keys.authKey) return 'AuthenticationFailure'
  if (searchParams.get('template_id') !== keys.templateId) return 'Template ID missing or invalid'
  if (!/^[1-9]\d{9,14}$/.test(searchParams.get('mobile') ?? '')) return 'Invalid mobile number'
  if (!/^\d{4,9}$/.test(searchParams.get('otp') ?? '')) return 'OTP must be 4 to 9 digits'
  if (!/^[1-9]\d*$/.test(searchParams.get('otp_expiry') ?? '')) return 'Invalid otp expiry'
  return undefined
}
