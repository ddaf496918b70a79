import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useLogout } from './logout-context.ts'

interface LogoutButtonProps {
  isHiddenOnPhones?: boolean | undefined
  /** It is an icon in wide windows too, where the links are in the same row. */
  isInFullRow?: boolean | undefined
}

/** Logs out, after a confirmation. On a phone it is an icon, so that the bar stays one row in each language. */
export function LogoutButton({ isHiddenOnPhones, isInFullRow }: LogoutButtonProps) {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={LogOut}
      className={cx(
        isHiddenOnPhones ? 'max-sm:hidden' : 'max-sm:min-w-(--hit)',
        isInFullRow && 'band:min-w-(--hit)',
      )}
      onClick={logout}
    >
      <span className={cx('max-sm:sr-only', isInFullRow && 'band:sr-only')}>{t('nav.logout')}</span>
    </Button>
  )
}
