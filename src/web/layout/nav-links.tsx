import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { linkPrefetch } from '#web/lib/hydration/link-prefetch.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { NavItem } from './nav-items.ts'

interface NavProps<Area extends string> {
  items: readonly NavItem<Area>[]
  /** The active section of the product. */
  current?: Area | undefined
}

/** The links inside a header, on desktops. */
export function HeaderNav<Area extends string>({ items, current }: NavProps<Area>) {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <nav className="nav" aria-label={t('nav.main')}>
      {items
        .filter(({ needs = 'see' }) => may(needs))
        .map((item) => (
          <Link
            key={item.area}
            to={item.to}
            prefetch={linkPrefetch()}
            aria-current={item.area === current ? 'page' : undefined}
          >
            <Icon of={item.icon} />
            {t(item.textKey)}
          </Link>
        ))}
    </nav>
  )
}

/** The same links at the bottom of a phone. */
export function BottomNav<Area extends string>({ items, current }: NavProps<Area>) {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <nav className="bnav" data-bottom-bar aria-label={t('nav.main')}>
      <ul>
        {items
          .filter(({ needs = 'see' }) => may(needs))
          .map((item) => (
            <li key={item.area}>
              <Link
                to={item.to}
                prefetch={linkPrefetch()}
                aria-current={item.area === current ? 'page' : undefined}
              >
                <span className="pill">
                  <Icon of={item.icon} />
                </span>
                {t(item.textKey)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
