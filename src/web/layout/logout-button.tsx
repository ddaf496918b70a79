import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLogout } from './logout-context.ts'

/** The way out. */
export function LogoutButton() {
  const { t } = useTranslation()
  const logout = useLogout()
  return <IconButton icon={LogOut} label={t('nav.logout')} onClick={logout} />
}
