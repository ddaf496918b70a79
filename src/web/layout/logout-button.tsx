import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useLogout } from './logout-context.ts'

/** Logs out, after a confirmation. On a phone it is an icon, so that the bar stays one row in each language. */
export function LogoutButton({ isHiddenOnPhones }: { isHiddenOnPhones?: boolean | undefined }) {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={LogOut}
      className={isHiddenOnPhones ? 'max-sm:hidden' : 'max-sm:min-w-(--hit)'}
      onClick={logout}
    >
      <span className="max-sm:sr-only">{t('nav.logout')}</span>
    </Button>
  )
}
