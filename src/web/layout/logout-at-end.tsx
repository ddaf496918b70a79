import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useLogout } from './logout-context.ts'

/** Logs out, at the end of a phone's profile, where the header has no such button. */
export function LogoutAtEnd() {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Button kind="line" block icon={LogOut} className="sm:hidden mt-4" onClick={logout}>
      {t('nav.logout')}
    </Button>
  )
}
