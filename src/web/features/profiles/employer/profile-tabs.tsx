import { Link } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'

const places = [
  { name: 'you', needs: 'see', label: 'employerProfile.groupYou', path: paths.employerProfile },
  { name: 'company', needs: 'see', label: 'employerProfile.company', path: paths.ownCompany },
  { name: 'team', needs: 'see', label: 'employerProfile.team', path: paths.team },
  { name: 'billing', needs: 'own', label: 'billing.pageTitle', path: paths.billing },
] as const

/** The places of an employer's account, as a strip of links. */
export function ProfileTabs({ current }: { current: (typeof places)[number]['name'] }) {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <nav className="tabs mt-3" aria-label={t('nav.yourProfile')}>
      {places
        .filter(({ needs }) => may(needs))
        .map(({ name, label, path }) => (
          <Link
            key={name}
            className="tab"
            to={path()}
            aria-current={name === current ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
    </nav>
  )
}
