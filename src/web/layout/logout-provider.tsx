import { useCallback, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useToasts } from '#web/ui/toast.ts'
import { LogoutContext } from './logout-context.ts'
import type { LogoutDialogsProps } from './logout-dialogs.tsx'

/**
 * The way out of all pages. It stands above them, for a page's header may change as soon as the
 * session is gone. The dialogs are fetched when they are asked for, as most visits end without.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [Dialogs, setDialogs] = useState<ComponentType<LogoutDialogsProps>>()
  const [isAsking, setAsking] = useState(false)

  // The same function each time: the dialogs' clock would start again with another.
  const forget = useCallback(() => setDialogs(undefined), [])

  async function ask() {
    try {
      const { LogoutDialogs } = await import('./logout-dialogs.tsx')
      setDialogs(() => LogoutDialogs)
      setAsking(true)
    } catch {
      toasts.no(t('error.offline'))
    }
  }

  return (
    <LogoutContext value={() => void ask()}>
      {children}
      {Dialogs && <Dialogs open={isAsking} onCancel={() => setAsking(false)} onGone={forget} />}
    </LogoutContext>
  )
}
