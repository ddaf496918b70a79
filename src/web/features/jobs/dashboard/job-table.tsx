import { useTranslation } from 'react-i18next'
import type { FullJob } from '#contract/jobs.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Table } from '#web/ui/table.tsx'
import { CheckResponse } from './check-response.tsx'
import { jobDate } from './job-date.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { PostedJobLink } from './posted-job-link.tsx'

export type JobsProps = { jobs: readonly FullJob[]; onExplain: () => void }

/** The jobs on a desktop. */
export function JobTable({ jobs, onExplain }: JobsProps) {
  const { t } = useTranslation()
  return (
    <Table
      className="only-d"
      caption={t('dashboard.manage')}
      rows={jobs}
      rowKey={(job) => job.id}
      columns={[
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
        {
          key: 'posted',
          head: t('dashboard.postedOn'),
          cell: (job) => (
            <span className="num">{jobDate(job.PostedDate) ?? t('dashboard.noDate')}</span>
          ),
        },
        {
          key: 'expire',
          head: t('dashboard.expireOn'),
          cell: (job) => (
            <span className="num">{jobDate(job.ExpiryDate) ?? t('dashboard.noDate')}</span>
          ),
        },
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
          cell: (job) => <CheckResponse job={job} onExplain={onExplain} />,
        },
      ]}
    />
  )
}
