import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { Api } from '#web/lib/api/api.ts'
import { ApiError, mayNotCode } from '#web/lib/api/api-error.ts'
import { notFound } from '#web/lib/not-found.ts'
import { readSession } from '#web/lib/session.ts'
import { loadSignedIn } from './session-gate.ts'

type Options = {
  sessionOverKey?: MessageKey
  /** Without a session: show 'not found', or ask to sign in and return. */
  strangers?: 'hide' | 'ask'
}

/**
 * Loads an admin screen. Anybody else gets 'not found'. The stored account type may be forged, so
 * the server decides what a session may do.
 */
export async function loadForAdmin<Data>(
  request: Request,
  load: (api: Api) => Promise<Data>,
  { sessionOverKey = 'session.relogin', strangers = 'hide' }: Options = {},
): Promise<Data> {
  const session = readSession()
  const mayPass = session ? session.type === 'admin' : strangers === 'ask'
  if (!mayPass) throw notFound()
  try {
    return await loadSignedIn('admin', request, load, sessionOverKey)
  } catch (error) {
    if (error instanceof ApiError && isHidden(error)) throw notFound()
    throw error
  }
}

/** Who is no admin learns of no page; an admin of another desk reads that it is not theirs. */
const isHidden = ({ status, code }: ApiError): boolean =>
  code !== mayNotCode && [403, 404].includes(status)
