import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'

export interface PageProps {
  /** The page starts with a marigold area, so the toran is white. */
  festive?: boolean | undefined
  /** The main part fills the height, as on the login pages. */
  fill?: boolean | undefined
  /** The screen has an `ActionBar`, which takes the place of the bottom navigation. */
  actionBar?: boolean | undefined
  children: ReactNode
}

interface PageShellProps extends PageProps {
  header?: ReactNode
  bottomNav?: ReactNode
  footer?: ReactNode
}

/** The frame of every page: skip link, demonstration strip, header, main, footer, bottom bar. */
export function PageShell({
  header,
  bottomNav,
  footer,
  festive,
  fill,
  actionBar,
  children,
}: PageShellProps) {
  const { t } = useTranslation()
  const config = useMaybePublicConfig()
  return (
    <div
      className={cx(
        'shell',
        festive && 'shell--fest',
        fill && 'shell--fill',
        actionBar && 'has-actbar',
        !actionBar && bottomNav !== undefined && 'has-bnav',
      )}
    >
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      {config?.isDemonstration && (
        <aside className="demo" aria-label={t('demo.label')}>
          {t('demo.strip')}
        </aside>
      )}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {!actionBar && bottomNav}
    </div>
  )
}
