import { useTranslation } from '#web/lib/translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

/**
 * For a page that waits to come alive: what to do when it doesn't, because a part of it never arrived.
 * Shown by the style sheet alone, as it is for the case that no script runs.
 */
export function LateHelp() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <div className="late center">
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
