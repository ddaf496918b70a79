import { CodeSenderError } from '../../ports/code-sender.ts'

export type ProviderCall = {
  /** The provider's name in logs. */
  readonly provider: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
}

export type ProviderAnswer = { readonly status: number; readonly body: unknown }

/** Posts to a provider, or to a stand-in for it. */
export type PostToProvider = (call: ProviderCall) => Promise<ProviderAnswer>

export const providerTimeoutMs = 8000

/**
 * Posts to a provider and reads its JSON within the time-out. The caller decides which replies are
 * refusals.
 * @throws CodeSenderError 'unavailable' when the provider is away, slow, failing or unreadable
 */
export async function postToProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { provider, url, headers, body, timeoutMs } = call
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (answer.status >= 500) throw unavailable(provider, `status ${answer.status}`)
    return { status: answer.status, body: parse(text) }
  } catch (error) {
    if (error instanceof CodeSenderError) throw error
    const reason = reasonOf(error)
    throw unavailable(provider, reason, unreached.has(reason))
  }
}

const unreached: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

export const unavailable = (
  provider: string,
  reason: string,
  isUnsent: boolean = false,
): CodeSenderError =>
  new CodeSenderError('unavailable', `${provider} did not take the message: ${reason}`, isUnsent)

type Refusal = { readonly code: number; readonly message: unknown }

/** Logs a provider's message without any digits that may be a phone number. */
export const refused = (provider: string, { code, message }: Refusal): CodeSenderError =>
  new CodeSenderError(
    'refused',
    `${provider} refused the message: ${code} ${masked(String(message))}`,
  )

const masked = (words: string): string => words.replace(/\d(?:[\s-]?\d){5,}/g, '…').slice(0, 120)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The message of `fetch` is always 'fetch failed'; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (!(cause instanceof Error)) return error.name
  return 'code' in cause ? String(cause.code) : cause.message
}
