import type { Translate } from '#web/lib/i18n/translation.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import type { Column } from '#web/ui/table.tsx'
import { JobAction } from './job-action.tsx'
import type { JobActions } from './job-action.tsx'
import { jobDate } from '#web/lib/format/job-date.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { JobMenuButton } from './job-menu-button.tsx'
import { PostedJobName } from './posted-job-name.tsx'
import type { OpenJobMenu } from './use-job-menu.tsx'

/** What the table tells of each job. */
export function jobColumns(
  t: Translate,
  actions: JobActions,
  openMenu: OpenJobMenu,
): readonly Column<FullJob>[] {
  const dateCell = (date: string) => (
    <span className="tabular-nums">{jobDate(date) ?? t('dashboard.noDate')}</span>
  )
  return [
    {
      key: 'company',
      head: t('dashboard.companyName'),
      isRowHead: true,
      cell: (job) => (
        <div className="flex items-center gap-3 max-letters:flex-wrap">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
          <PostedJobName job={job} />
        </div>
      ),
    },
    { key: 'posted', head: t('dashboard.postedOn'), cell: (job) => dateCell(job.PostedDate) },
    { key: 'expire', head: t('dashboard.expireOn'), cell: (job) => dateCell(job.ExpiryDate) },
    {
      key: 'status',
      head: t('dashboard.status'),
      cell: (job) => <JobStatusBadge job={job} />,
    },
    {
      key: 'act',
      head: t('dashboard.action'),
      hiddenHead: true,
      align: 'end',
      cell: (job) => (
        <div className="job-acts">
          <JobAction job={job} actions={actions} />
          <JobMenuButton job={job} onOpen={openMenu} />
        </div>
      ),
    },
  ]
}
