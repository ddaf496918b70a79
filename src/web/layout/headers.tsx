import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AdminNav } from './admin-nav.tsx'
import { Bell } from './bell.tsx'
import { Brand } from './brand.tsx'
import { FindButton } from './find-button.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutButton } from './logout-button.tsx'
import {
  candidateNav,
  employerNav,
  type AdminArea,
  type CandidateArea,
  type EmployerArea,
} from './nav-items.ts'
import { HeaderNav } from './nav-links.tsx'

/** The product alone. */
export function BareHeader() {
  return (
    <HeaderBar>
      <span className="hdr__sp" />
      <Brand />
      <span className="hdr__sp" />
    </HeaderBar>
  )
}

interface CandidateHeaderProps {
  current?: CandidateArea | undefined
  /** On phones the page has the way out at its end. */
  hasLogoutAtEnd?: boolean | undefined
}

export function CandidateHeader({ current, hasLogoutAtEnd }: CandidateHeaderProps) {
  return (
    <HeaderBar>
      <Brand />
      <HeaderNav items={candidateNav} current={current} />
      <span className="hdr__sp" />
      <Bell />
      <LanguageSwitch />
      <LogoutButton isHiddenOnPhones={hasLogoutAtEnd} />
    </HeaderBar>
  )
}

export function EmployerHeader({ current }: { current?: EmployerArea | undefined }) {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="brand">
      <Brand tone="dark" />
      <span className="role-tag ms-2 max-lg:hidden">{t('nav.employerTag')}</span>
      <HeaderNav items={employerNav} current={current} />
      <span className="hdr__sp" />
      <Bell />
      <LanguageSwitch />
      <LogoutButton />
    </HeaderBar>
  )
}

/** The header of an admin before the second step. Its only action is to log out. */
export function AdminDoorHeader() {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="admin">
      <Brand tone="dark" />
      <span className="role-tag max-lg:hidden">{t('nav.adminTag')}</span>
      <span className="hdr__sp" />
      <LanguageSwitch />
      <LogoutButton />
    </HeaderBar>
  )
}

interface AdminHeaderProps {
  current?: AdminArea | undefined
  onFind: () => void
}

export function AdminHeader({ current, onFind }: AdminHeaderProps) {
  const { t } = useTranslation()
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
