import { experienceOptions, jobGenderOptions } from '#contract/options.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { JobRequirement } from '#contract/jobs/job-requirements.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

interface RequirementsNoticeProps {
  job: Pick<JobDetails, 'gender' | 'experienceLevel'>
  /** What the job asks for and the person's answers do not have. */
  unmet: readonly JobRequirement[]
}

/** Tells before applying what the job asks for that the person does not have. Applying stays possible. */
export function RequirementsNotice({ job, unmet }: RequirementsNoticeProps) {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()
  if (unmet.length === 0) return null
  const asked = {
    gender: optionText(jobGenderOptions, job.gender),
    experience: optionTexts(experienceOptions, job.experienceLevel),
  } satisfies Record<JobRequirement, string>
  return (
    <Notice tone="warn">
      <p>
        {t('job.notMatching', {
          requirements: t.list(unmet.map((requirement) => asked[requirement])),
        })}
      </p>
    </Notice>
  )
}
