import { useTranslation } from '#web/lib/translation.ts'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LogoutButton } from './logout-button.tsx'
import {
  adminNav,
  adminPhoneNav,
  candidateNav,
  employerNav,
  type AdminArea,
  type CandidateArea,
  type EmployerArea,
} from './nav-items.ts'
import { HeaderIcons, HeaderNav } from './nav-links.tsx'

export function CandidateHeader({ current }: { current?: CandidateArea | undefined }) {
  return (
    <HeaderBar>
      <Brand />
      <HeaderNav items={candidateNav} current={current} />
      <span className="hdr__sp" />
      <LogoutButton />
    </HeaderBar>
  )
}

export function EmployerHeader({ current }: { current?: EmployerArea | undefined }) {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="brand">
      <Brand tone="dark" />
      <span className="role-tag only-d ms-2">{t('nav.employerTag')}</span>
      <HeaderNav items={employerNav} current={current} />
      <span className="hdr__sp" />
      <LogoutButton />
    </HeaderBar>
  )
}

/** Of an admin whose sign-in is not finished: nothing leads further but the way out. */
export function AdminDoorHeader() {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="admin">
      <Brand tone="dark" />
      <span className="role-tag only-d">{t('nav.adminTag')}</span>
      <span className="hdr__sp" />
      <LogoutButton />
    </HeaderBar>
  )
}

export function AdminHeader({ current }: { current?: AdminArea | undefined }) {
  const { t } = useTranslation()
  return (
    <HeaderBar tone="admin">
      <Brand tone="dark" compact />
      <span className="role-tag only-d">{t('nav.adminTag')}</span>
      <HeaderNav items={adminNav} current={current} />
      <span className="hdr__sp" />
      <HeaderIcons items={adminPhoneNav} current={current} />
      <LogoutButton />
    </HeaderBar>
  )
}
