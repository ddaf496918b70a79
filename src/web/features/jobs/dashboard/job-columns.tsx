import type { Translate } from '#web/lib/translation.ts'
import type { FullJob } from '#contract/jobs.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import type { Column } from '#web/ui/table.tsx'
import { JobAct } from './job-act.tsx'
import type { JobActs } from './job-act.tsx'
import { jobDate } from '../job-date.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { PostedJobLink } from './posted-job-link.tsx'

/** What the table tells of each job. */
export function jobColumns(t: Translate, acts: JobActs): readonly Column<FullJob>[] {
  const dateCell = (date: string) => (
    <span className="num">{jobDate(date) ?? t('dashboard.noDate')}</span>
  )
  return [
    {
      key: 'company',
      head: t('dashboard.companyName'),
      isRowHead: true,
      cell: (job) => (
        <div className="row">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
          <div className="leading-tight">
            <PostedJobLink job={job} />
            <div className="small t2 font-regular">{job.jobTitle}</div>
          </div>
        </div>
      ),
    },
    { key: 'posted', head: t('dashboard.postedOn'), cell: (job) => dateCell(job.PostedDate) },
    { key: 'expire', head: t('dashboard.expireOn'), cell: (job) => dateCell(job.ExpiryDate) },
    {
      key: 'status',
      head: t('dashboard.status'),
      cell: (job) => <JobStatusBadge status={job.status} />,
    },
    {
      key: 'act',
      head: t('dashboard.action'),
      hiddenHead: true,
      align: 'end',
      cell: (job) => <JobAct job={job} acts={acts} />,
    },
  ]
}
