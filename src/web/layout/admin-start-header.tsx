import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutButton } from './logout-button.tsx'

/**
 * The header of an admin before the second step, and until the whole one is loaded. Its only action is to log out.
 * @param hasNavToCome Leaves the place of the links that the whole one has.
 */
export function AdminStartHeader({ hasNavToCome = false }: { hasNavToCome?: boolean }) {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="admin" hasRows={hasNavToCome}>
      <Brand tone="dark" />
      <span className="role-tag max-lg:hidden">{t('nav.adminTag')}</span>
      {hasNavToCome && <span className="admin-nav" />}
      <span className="hdr__sp" />
      <LanguageSwitch />
      <LogoutButton />
    </HeaderBar>
  )
}
