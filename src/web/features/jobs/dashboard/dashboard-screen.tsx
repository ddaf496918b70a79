import { Plus } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { toJobStatusWire } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import { paths } from '#web/lib/paths.ts'
import { perPageOptions, useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { JobSlips } from './job-slips.tsx'
import { JobTable } from './job-table.tsx'
import type { OwnJobs } from './load-own-jobs.ts'
import { SortControl } from './sort-control.tsx'
import { useJobActs } from './use-job-acts.tsx'
import { useUnpaidWatch } from './use-unpaid-watch.ts'
import '#web/styles/screens/dashboard.css'

type Props = { profile: EmployerProfile; jobs: OwnJobs }

export function DashboardScreen({ profile, jobs: { list, address, sort } }: Props) {
  const { t } = useTranslation()
  const { acts, dialogs } = useJobActs(profile)
  const pages = useCursorPages(address, list)
  const pager = usePager(t('pager.jobs'), address, pages)
  const from = (address.page - 1) * address.perPage + 1
  const to = from + list.items.length - 1
  useUnpaidWatch(list.counts[toJobStatusWire('unpaid')] ?? 0)
  const rows = { jobs: list.items, acts }
  return (
    <div className="wrap dash">
      <DashboardHead profile={profile} />
      <section className="manage" aria-labelledby="manage-heading">
        <div className="manage__h">
          <h2 id="manage-heading">{t('dashboard.manage')}</h2>
          <div className="manage__a">
            <SortControl
              value={sort}
              onChange={({ by, order }) => pages.restart({ sort: by, order })}
            />
            <ButtonLink icon={Plus} render={<Link to={paths.postJob()} />}>
              {t('dashboard.postNewJob')}
            </ButtonLink>
          </div>
        </div>
        {list.items.length === 0 ? (
          <NoJobs />
        ) : (
          <>
            <JobTable {...rows} />
            <JobSlips {...rows} />
            <div className="mt-4">
              <p className="small t2">{t('dashboard.showing', { from, to, total: list.total })}</p>
              {list.total > perPageOptions[0] && <Pager {...pager} />}
            </div>
          </>
        )}
      </section>
      {dialogs}
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
