import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

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
        <p>{t('common.needsScript')}</p>
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
