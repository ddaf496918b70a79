import { LogOut } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import type { LogoutDialogsProps } from './logout-dialogs.tsx'

/** The way out. Its dialogs are fetched when it is pressed, as most visits end without it. */
export function LogoutButton() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [Dialogs, setDialogs] = useState<ComponentType<LogoutDialogsProps>>()
  const [isAsking, setAsking] = useState(false)

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
    <>
      <IconButton icon={LogOut} label={t('nav.logout')} onClick={() => void ask()} />
      {Dialogs && <Dialogs open={isAsking} onCancel={() => setAsking(false)} />}
    </>
  )
}
