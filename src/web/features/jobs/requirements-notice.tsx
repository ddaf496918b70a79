import type { Requirement, JobRequirements } from '#contract/jobs/match.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useRequirementTexts } from './use-requirement-texts.ts'

interface RequirementsNoticeProps {
  job: JobRequirements
  /** What the job asks for and the person's answers do not have. */
  unmet: readonly Requirement[]
}

/** Tells before applying what the job asks for that the person does not have. Applying stays possible. */
export function RequirementsNotice({ job, unmet }: RequirementsNoticeProps) {
  const { t } = useTranslation()
  const texts = useRequirementTexts(job)
  if (unmet.length === 0) return null
  return (
    <Notice tone="warn">
      <p>
        {t('job.notMatching', {
          requirements: t.list(unmet.map((requirement) => texts[requirement])),
        })}
      </p>
    </Notice>
  )
}
