import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { Table } from '#web/ui/table.tsx'
import type { JobActions } from './job-action.tsx'
import { jobColumns } from './job-columns.tsx'
import type { OpenJobMenu } from './use-job-menu.tsx'

export type JobsProps = {
  jobs: readonly FullJob[]
  actions: JobActions
  openMenu: OpenJobMenu
}

/** The jobs on a desktop. */
export function JobTable({ jobs, actions, openMenu }: JobsProps) {
  const { t } = useTranslation()
  return (
    <Table
      className="job-table max-lg:hidden"
      caption={t('dashboard.manage')}
      rows={jobs}
      rowKey={(job) => job.id}
      columns={jobColumns(t, actions, openMenu)}
    />
  )
}
