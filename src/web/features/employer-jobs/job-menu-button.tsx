import { EllipsisVertical } from 'lucide-react'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { jobMenuItems } from './job-menu-items.ts'
import type { OpenJobMenu } from './use-job-menu.tsx'

/** Opens a job's menu; a job without anything to do has none. */
export function JobMenuButton({ job, onOpen }: { job: FullJob; onOpen: OpenJobMenu }) {
  const { t } = useTranslation()
  const may = useMayAct()
  if (jobMenuItems(t, job, may).length === 0) return null
  return (
    <Button
      kind="sec"
      size="sm"
      className="min-w-12 px-3"
      icon={EllipsisVertical}
      aria-label={t('jobMenu.open', { title: job.jobTitle })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onOpen(job, currentTarget)}
    />
  )
}
