import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

/**
 * Help for a page that is not hydrated because a script did not arrive. CSS alone shows it after a
 * delay, as no script may run. On pages that are readable without script it goes away at hydration.
 */
export function SlowLoadHelp({ isUntilHydrated = false }: { isUntilHydrated?: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <div className={cx('stalled text-center', isUntilHydrated && 'stalled--until-hydrated')}>
      <noscript>
        <p>
          <MarkedText
            text={t('common.needsScript')}
            parts={{
              jobs: <Link className="tap" to={paths.publicJobs()} />,
              contact: <Link className="tap" to={paths.contact()} />,
            }}
          />
        </p>
      </noscript>
      <p>
        {t('common.late')}{' '}
        <Link className="link tap" discover="none" reloadDocument to={pathname + search}>
          {t('common.loadAgain')}
        </Link>
      </p>
    </div>
  )
}
