import { endpoints } from '#contract/endpoints.ts'
import { createBrowserApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { clearSessionOf, readSession, saveSession } from '#web/lib/session.ts'

/**
 * Asks the server whether a session lives, and whose it is. A dead one is cleared; without an answer
 * the browser is believed, as nothing but a header depends on it.
 */
export async function checkSession(token: string, signal: AbortSignal): Promise<void> {
  try {
    const { data } = await createBrowserApi().call(endpoints.checkAuth, { signal })
    // Who logged out meanwhile stays out.
    if (readSession()?.token === token) saveSession({ token, type: data })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) throw error
    if (error.isSessionOver) clearSessionOf(token)
  }
}
