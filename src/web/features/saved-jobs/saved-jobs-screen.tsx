import { Search } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { SavedJob } from '#contract/saved-jobs/schemas.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import type { CursorPage } from '#web/lib/api/load-cursor-page.ts'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.ts'
import { Pager } from '#web/ui/pager.tsx'
import { SavedCard } from './saved-card.tsx'
import { SavedTabs } from './saved-tabs.tsx'
import './saved-jobs.css'

interface SavedJobsScreenProps {
  page: CursorPage<SavedJob>
  /** Undefined without a connection. */
  alertCount: number | undefined
}

/** The jobs that a candidate saved, those that close first at the top. */
export function SavedJobsScreen({ page, alertCount }: SavedJobsScreenProps) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { pager } = useCursorPages(page, t('saved.pager'))
  const { list } = page
  return (
    <SavedTabs shown="jobs" counts={{ jobs: list.total, alerts: alertCount }}>
      {list.total === 0 ? (
        <EmptyState
          art={<EmptySlip />}
          title={t('saved.none')}
          text={t('saved.noneTip')}
          action={
            <ButtonLink kind="go" icon={Search} render={<Link to={paths.jobSearch()} />}>
              {t('nav.searchJob')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap justify-between gap-x-4 mt-1 mb-4 text-fg-2">
            <output>{t('saved.count', { count: list.total })}</output>
            <p>{t('saved.order')}</p>
          </div>
          <ul className="saved-jobs" aria-label={t('saved.list')}>
            {list.items.map((job) => (
              <li key={job.id}>
                <SavedCard job={job} onChanged={() => void revalidate()} />
              </li>
            ))}
          </ul>
          {list.total > perPageOptions[0] && (
            <div className="mt-5">
              <Pager {...pager} />
            </div>
          )}
        </>
      )}
    </SavedTabs>
  )
}
