import { useFindKey } from '#web/features/find/use-find-key.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AdminNav } from './admin-nav.tsx'
import { Bell } from './bell.tsx'
import { Brand } from './brand.tsx'
import { FindButton } from './find-button.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutButton } from './logout-button.tsx'
import type { AdminArea } from './admin-nav-items.ts'

interface AdminHeaderProps {
  current?: AdminArea | undefined
  onFind: () => void
}

export function AdminHeader({ current, onFind }: AdminHeaderProps) {
  const { t } = useTranslation()
  // With the button that names it. The window itself may still be loading.
  useFindKey(onFind)
  return (
    <HeaderBar tone="admin" hasRows>
      <Brand tone="dark" compact />
      <span className="role-tag">{t('nav.adminTag')}</span>
      <AdminNav current={current} />
      <span className="hdr__sp" />
      <FindButton onFind={onFind} />
      <Bell />
      <LanguageSwitch />
      <LogoutButton isInFullRow />
    </HeaderBar>
  )
}
