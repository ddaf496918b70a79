import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useLogout } from './logout-context.ts'

/** Logs out, after a confirmation. */
export function LogoutButton() {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Button kind="quiet" size="sm" icon={LogOut} onClick={logout}>
      {t('nav.logout')}
    </Button>
  )
}
