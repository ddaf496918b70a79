import { useCallback, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { toastUntilOnline } from '#web/lib/notifications/until-online.ts'
import { useToasts } from '#web/ui/toast.ts'
import { LogoutContext } from './logout-context.ts'
import type { LogoutDialogsProps } from './logout-dialogs.tsx'

/**
 * Handles logging out for all pages. It wraps the pages, because a page's header may change as soon
 * as the session is gone. The dialogs load on demand, as few visits need them.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [Dialogs, setDialogs] = useState<ComponentType<LogoutDialogsProps>>()
  const [isConfirming, setConfirming] = useState(false)

  // A stable function: a new one would restart the timer of the dialogs.
  const forget = useCallback(() => setDialogs(undefined), [])

  async function ask() {
    try {
      const { LogoutDialogs } = await import('./logout-dialogs.tsx')
      setDialogs(() => LogoutDialogs)
      setConfirming(true)
    } catch {
      toastUntilOnline(toasts, t('error.offline'), 'logout')
    }
  }

  return (
    <LogoutContext value={() => void ask()}>
      {children}
      {Dialogs && (
        <Dialogs open={isConfirming} onCancel={() => setConfirming(false)} onGone={forget} />
      )}
    </LogoutContext>
  )
}
