import type { Translate } from '#web/lib/i18n/translation.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import type { Column } from '#web/ui/table.tsx'
import { JobAction } from './job-action.tsx'
import type { JobActions } from './job-action.tsx'
import { JobDates } from './job-dates.tsx'
import { JobMenuButton } from './job-menu-button.tsx'
import { JobNumbers } from './job-numbers.tsx'
import { JobProgress } from './job-progress.tsx'
import { PostedJobName } from './posted-job-name.tsx'
import { ReviewNote } from './review-note.tsx'
import type { OpenJobMenu } from './use-job-menu.tsx'

/** What the table tells of each job. */
export function jobColumns(
  t: Translate,
  actions: JobActions,
  openMenu: OpenJobMenu,
): readonly Column<FullJob>[] {
  return [
    {
      key: 'job',
      head: t('dashboard.job'),
      isRowHead: true,
      cell: (job) => (
        <div className="flex items-center gap-3 max-letters:flex-wrap">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
          <PostedJobName job={job} />
        </div>
      ),
    },
    {
      key: 'status',
      head: t('dashboard.status'),
      cell: (job) => (
        <>
          <JobDates job={job} />
          <ReviewNote job={job} />
        </>
      ),
    },
    { key: 'numbers', head: t('dashboard.numbers'), cell: (job) => <JobNumbers job={job} /> },
    { key: 'stages', head: t('dashboard.stages'), cell: (job) => <JobProgress job={job} /> },
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
