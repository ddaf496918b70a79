import { useEffect, useState } from 'react'
import type { AccountType } from '#contract/accounts.ts'
import { readSession, useSessionType } from '#web/lib/session.ts'

type CheckedSession = {
  readonly type: AccountType | 'none' | 'unknown'
  /** The server has not said yet whether the session lives. */
  readonly isChecking: boolean
}

/** Whose session this browser holds, by the server's word. */
export function useCheckedSession(): CheckedSession {
  const type = useSessionType()
  const [isChecked, setChecked] = useState(false)
  const isSomebody = type !== 'none' && type !== 'unknown'

  useEffect(() => {
    const token = readSession()?.token
    if (!isSomebody || isChecked || token === undefined) return undefined
    const controller = new AbortController()
    const check = async () => {
      try {
        // Fetched when it is needed, so that the page stays light for those without a session.
        const { checkSession } = await import('./check-session.ts')
        await checkSession(token, controller.signal)
      } catch {
        // The browser lost its connection, or the page is of an older build: it is believed as well.
      }
      if (!controller.signal.aborted) setChecked(true)
    }
    void check()
    return () => controller.abort()
  }, [isSomebody, isChecked])

  return { type, isChecking: isSomebody && !isChecked }
}
