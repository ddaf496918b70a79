import { useTranslation } from '#web/lib/translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

/**
 * For a page that waits to come alive: what to do when it doesn't, because a part of it never arrived.
 * Shown by the style sheet alone, as it is for the case that no script runs: for ever, or where the page has all that it
 * shows before, until it is alive.
 */
export function LateHelp({ isUntilAlive = false }: { isUntilAlive?: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <div className={cx('late center', isUntilAlive && 'late--until-alive')}>
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
        <a className="link tap" href={pathname + search}>
          {t('common.loadAgain')}
        </a>
      </p>
    </div>
  )
}
