import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Verified } from './verified.tsx'

/** Below the tear line of a job's head: that it is verified, and the day of posting. */
export function JobStub({ job }: { job: LabelledJobCard }) {
  const { t } = useTranslation()
  return (
    <>
      {job.status === 'accepted' ? <Verified level={job.companyLevel} /> : <span />}
      <span className="text-small text-fg-3 tabular-nums">
        {t('job.postedOn', { date: jobDate(job.postedDate) ?? job.postedDate })}
      </span>
    </>
  )
}
