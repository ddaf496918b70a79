import { useTranslation } from '#web/lib/translation.ts'
import type { FullJob } from '#contract/jobs.ts'
import { Table } from '#web/ui/table.tsx'
import type { JobActs } from './job-act.tsx'
import { jobColumns } from './job-columns.tsx'

export type JobsProps = { jobs: readonly FullJob[]; acts: JobActs }

/** The jobs on a desktop. */
export function JobTable({ jobs, acts }: JobsProps) {
  const { t } = useTranslation()
  return (
    <Table
      className="only-d"
      caption={t('dashboard.manage')}
      rows={jobs}
      rowKey={(job) => job.id}
      columns={jobColumns(t, acts)}
    />
  )
}
