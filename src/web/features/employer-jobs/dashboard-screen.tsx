import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { toJobStatusWire } from '#contract/jobs/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Pager } from '#web/ui/pager.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardKeys } from './dashboard-keys.tsx'
import { EmptyDashboard } from './empty-dashboard.tsx'
import { JobCards } from './job-cards.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobTable } from './job-table.tsx'
import type { Dashboard } from './load-dashboard.ts'
import { NoneFound } from './none-found.tsx'
import { handleRowKeys } from './row-keys.ts'
import { SavedNote } from './saved-note.tsx'
import { TodayLeaf } from './today-leaf.tsx'
import { useJobActions } from './use-job-actions.tsx'
import { useJobMenu } from './use-job-menu.tsx'
import { useUnpaidWatch } from './use-unpaid-watch.ts'
import './dashboard-screen.css'

export function DashboardScreen({ profile, jobs, duties, savedAt }: Dashboard) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMayAct()
  const searchBox = useRef<HTMLInputElement>(null)
  const { actions, dialogs } = useJobActions(profile)
  const { openMenu, menu } = useJobMenu(profile.uid, jobs.page.list.items)
  const { page, sort, filter } = jobs
  const { address, list } = page
  const { restart, pager } = useCursorPages(page, t('pager.jobs'))
  const keys = useKeysHelp({
    '/': () => searchBox.current?.focus(),
    p: may('hire') ? () => void navigate(paths.postJob()) : undefined,
  })
  const from = (address.page - 1) * address.perPage + 1
  const to = from + list.items.length - 1
  useUnpaidWatch(list.counts[toJobStatusWire('unpaid')] ?? 0)
  const rows = { jobs: list.items, actions, openMenu }
  const hasJobs = (list.counts['total'] ?? 0) > 0
  return (
    <>
      {savedAt !== null && <SavedNote savedAt={savedAt} />}
      <div className={cx('wrap dash', !keys.isOn && 'keys-off')}>
        <DashboardHead profile={profile} />
        {hasJobs && <TodayLeaf duties={duties} />}
        <section className="manage" aria-labelledby="manage-heading">
          <div className="manage__h">
            <h2 id="manage-heading" className="scroll-mt-6">
              {t('dashboard.manage')}
            </h2>
            {hasJobs && may('hire') && (
              <ButtonLink icon={Plus} render={<Link to={paths.postJob()} />}>
                {t('dashboard.postNewJob')}
              </ButtonLink>
            )}
          </div>
          {hasJobs ? (
            <>
              <JobFilters
                filter={filter}
                sort={sort}
                counts={list.counts}
                searchRef={searchBox}
                onChange={restart}
              />
              {list.items.length === 0 ? (
                <NoneFound
                  onClear={() => restart({ q: undefined, show: undefined, new: undefined })}
                />
              ) : (
                <>
                  {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows' own links and buttons take the keys */}
                  <div onKeyDown={(event) => handleRowKeys(event, keys.isOn)}>
                    <JobTable {...rows} />
                    <JobCards {...rows} />
                  </div>
                  <div className="mt-4 manage__end">
                    <p className="text-small text-fg-2">
                      {t('dashboard.showing', { from, to, total: list.total })}
                    </p>
                    <DashboardKeys help={keys} canPost={may('hire')} />
                  </div>
                  {list.total > perPageOptions[0] && <Pager {...pager} />}
                </>
              )}
            </>
          ) : (
            <EmptyDashboard />
          )}
        </section>
        {dialogs}
        {menu}
      </div>
    </>
  )
}
