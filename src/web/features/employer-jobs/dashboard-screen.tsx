import { Plus } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from 'react-router'
import { toJobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import { paths } from '#web/lib/paths.ts'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { JobCards } from './job-cards.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobTable } from './job-table.tsx'
import type { OwnJobs } from './load-own-jobs.ts'
import { SortControl } from './sort-control.tsx'
import { useJobActions } from './use-job-actions.tsx'
import { useJobMenu } from './use-job-menu.tsx'
import { useUnpaidWatch } from './use-unpaid-watch.ts'
import './dashboard-screen.css'

type Props = { profile: EmployerProfile; jobs: OwnJobs }

export function DashboardScreen({ profile, jobs: { page, sort, filter } }: Props) {
  const { t } = useTranslation()
  const { actions, dialogs } = useJobActions(profile)
  const { openMenu, menu } = useJobMenu(profile.uid)
  const { address, list } = page
  const { restart, pager } = useCursorPages(page, t('pager.jobs'))
  const isFiltered = filter.q !== '' || filter.state !== undefined
  const from = (address.page - 1) * address.perPage + 1
  const to = from + list.items.length - 1
  useUnpaidWatch(list.counts[toJobStatusWire('unpaid')] ?? 0)
  const rows = { jobs: list.items, actions, openMenu }
  return (
    <div className="wrap dash">
      <DashboardHead profile={profile} />
      <section className="manage" aria-labelledby="manage-heading">
        <div className="manage__h">
          <h2 id="manage-heading">{t('dashboard.manage')}</h2>
          <div className="manage__a">
            <SortControl value={sort} onChange={({ by, order }) => restart({ sort: by, order })} />
            <ButtonLink icon={Plus} render={<Link to={paths.postJob()} />}>
              {t('dashboard.postNewJob')}
            </ButtonLink>
          </div>
        </div>
        {(list.counts['total'] ?? 0) > 0 && (
          <JobFilters filter={filter} counts={list.counts} onChange={restart} />
        )}
        {list.items.length === 0 ? (
          isFiltered ? (
            <NoneFound onClear={() => restart({ q: undefined, state: undefined })} />
          ) : (
            <NoJobs />
          )
        ) : (
          <>
            <JobTable {...rows} />
            <JobCards {...rows} />
            <div className="mt-4">
              <p className="text-small text-fg-2">
                {t('dashboard.showing', { from, to, total: list.total })}
              </p>
              {list.total > perPageOptions[0] && <Pager {...pager} />}
            </div>
          </>
        )}
      </section>
      {dialogs}
      {menu}
    </div>
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="slip">
      <EmptyState
        headingLevel="h3"
        art={<EmptySlip />}
        title={t('dashboard.noneFound')}
        text={t('dashboard.noneFoundHint')}
        action={
          <Button kind="sec" onClick={onClear}>
            {t('dashboard.showAll')}
          </Button>
        }
      />
    </div>
  )
}

function NoJobs() {
  const { t } = useTranslation()
  return (
    <div className="slip">
      <EmptyState
        headingLevel="h3"
        art={<EmptySlip />}
        title={t('dashboard.noJobs')}
        text={t('dashboard.noJobsHint', { free: limits.freePosts })}
        action={
          <ButtonLink kind="go" icon={Plus} render={<Link to={paths.postJob()} />}>
            {t('dashboard.postNewJob')}
          </ButtonLink>
        }
      />
    </div>
  )
}
