import { useTranslation } from '#web/lib/i18n/translation.ts'
import { StepBar } from '#web/ui/steps.tsx'
import { jobGroupNames, jobGroupTitles } from './job-form-groups.ts'
import type { JobFormSteps } from './use-job-form-steps.ts'

/** 'Step 2 of 5: The job', while the form has steps. */
export function JobFormStepBar({ steps }: { steps: JobFormSteps }) {
  const { t } = useTranslation()
  const { current, isStepwise } = steps
  if (!isStepwise || current === undefined) return null
  const number = jobGroupNames.indexOf(current) + 1
  const total = jobGroupNames.length
  return (
    <div className="mb-4">
      <StepBar
        text={t('jobForm.stepOf', { number, total, title: t(jobGroupTitles[current]) })}
        total={total}
        current={number}
      />
    </div>
  )
}
