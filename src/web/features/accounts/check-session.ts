import { calls } from '#contract/calls.ts'
import { createBrowserApi } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { clearSessionOf, readSession, saveSession } from '#web/lib/session.ts'

/**
 * Checks with the server whether the stored session is valid, and whose it is. An expired session
 * is cleared. Without an answer the stored type is used, as only the header depends on it.
 */
export async function checkSession(token: string, signal: AbortSignal): Promise<void> {
  try {
    const { data } = await createBrowserApi().call(calls.checkAuth, { signal })
    // The person may have logged out meanwhile.
    if (readSession()?.token === token) saveSession({ token, type: data })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) throw error
    if (error.isSessionOver) clearSessionOf(token)
  }
}
