import { LogOut } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLogout } from './logout-context.ts'

/** The way out. */
export function LogoutButton() {
  const { t } = useTranslation()
  const logout = useLogout()
  return <IconButton icon={LogOut} label={t('nav.logout')} onClick={logout} />
}
