import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLogout } from './logout-context.ts'

/** Logs out, after a confirmation. */
export function LogoutButton({ hasWord = false }: { hasWord?: boolean }) {
  const { t } = useTranslation()
  const logout = useLogout()
  if (hasWord) {
    return (
      <Button kind="quiet" size="sm" icon={LogOut} onClick={logout}>
        {t('nav.logout')}
      </Button>
    )
  }
  return <IconButton icon={LogOut} label={t('nav.logout')} onClick={logout} />
}
