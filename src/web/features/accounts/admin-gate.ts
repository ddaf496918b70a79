import { data } from 'react-router'
import type { MessageKey } from '#contract/sentences.ts'
import type { Api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { readSession } from '#web/lib/session.ts'
import { loadSignedIn } from './session-gate.ts'

type Options = {
  sessionOverKey?: MessageKey
  /** Without any session: the page is not there, or it asks to sign in and comes back. */
  strangers?: 'hide' | 'ask'
}

/**
 * Loads an admin screen. To anybody else it looks like a page that is not there. The stored type
 * may have been tampered with: what a session may do is the server's to decide.
 */
export async function loadForAdmin<Data>(
  request: Request,
  load: (api: Api) => Promise<Data>,
  { sessionOverKey, strangers = 'hide' }: Options = {},
): Promise<Data> {
  const session = readSession()
  const mayPass = session ? session.type === 'admin' : strangers === 'ask'
  if (!mayPass) throw notThere()
  try {
    return await loadSignedIn('admin', request, load, sessionOverKey)
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) throw notThere()
    throw error
  }
}

const notThere = () => data(null, { status: 404 })
