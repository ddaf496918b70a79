import { Link } from '#web/ui/link.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { OfflinePage } from '#web/layout/pages.tsx'
import { candidateNav } from '#web/layout/nav-items.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const handle = deferredHandle

const candidateLinks = candidateNav.filter(({ area }) => area !== 'profile')

/** The page has no single address, as it appears in place of others. */
const sameAddress = ''

/** Cached on the device and shown while offline in place of pages without a cached copy. */
export default function Offline() {
  const { t } = useTranslation()
  return (
    <OfflinePage>
      <PageHead
        title={t('offline.title')}
        description={t('offline.text')}
        path={paths.offline()}
        hidden
      />
      <div className="wrap py-8" data-cached-words={t('offline.cached', { time: '{time}' })}>
        <EmptyState
          headingLevel="h1"
          art={<EmptyBoard />}
          title={t('offline.title')}
          text={t('offline.text')}
          action={
            <div className="flex items-center gap-3 flex-wrap justify-center">
              <a className={buttonClass({})} href={sameAddress}>
                {t('search.retry')}
              </a>
              {/* Whether a candidate is signed in is known on the device alone. */}
              {candidateLinks.map(({ to, textKey }) => (
                <Link
                  key={to}
                  className={cx(
                    buttonClass({ kind: 'sec' }),
                    'hidden in-data-[session=users]:inline-flex',
                  )}
                  to={to}
                >
                  {t(textKey)}
                </Link>
              ))}
            </div>
          }
        />
      </div>
    </OfflinePage>
  )
}
