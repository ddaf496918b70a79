import { useEffect, useState } from 'react'
import type { AccountType } from '#contract/accounts/roles.ts'
import { readSession, useSessionType } from '#web/lib/session.ts'

type CheckedSession = {
  readonly type: AccountType | 'none' | 'unknown'
  /** The server has not answered yet. */
  readonly isChecking: boolean
}

/** The account type of this browser's session, as confirmed by the server. */
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
        // It loads on demand, so that the page stays light for visitors without a session.
        const { checkSession } = await import('./check-session.ts')
        await checkSession(token, controller.signal)
      } catch {
        // Offline, or on a page of an older build, the stored session is used as well.
      }
      if (!controller.signal.aborted) setChecked(true)
    }
    void check()
    return () => controller.abort()
  }, [isSomebody, isChecked])

  return { type, isChecking: isSomebody && !isChecked }
}
