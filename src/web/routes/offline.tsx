import { useTranslation } from '#web/lib/i18n/translation.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The page has no single address, as it appears in place of others. */
const sameAddress = ''

/** Cached on the device and shown while offline in place of pages without a cached copy. */
export default function Offline() {
  const { t } = useTranslation()
  return (
    <PublicPage>
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
            <a className={buttonClass({})} href={sameAddress}>
              {t('search.retry')}
            </a>
          }
        />
      </div>
    </PublicPage>
  )
}
