import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Bell } from './bell.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutButton } from './logout-button.tsx'
import { candidateNav, employerNav, type CandidateArea, type EmployerArea } from './nav-items.ts'
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
