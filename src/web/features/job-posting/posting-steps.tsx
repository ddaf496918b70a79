import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Stepper } from '#web/ui/steps.tsx'

/** The steps to a live job: the form, the plan, and the team's verification. */
export function PostingSteps({ current }: { current: 1 | 2 }) {
  const { t } = useTranslation()
  return (
    <Stepper
      label={t('jobForm.stepsLabel')}
      steps={[
        { label: t('jobForm.stepDetails'), state: current === 1 ? 'now' : 'done' },
        { label: t('jobForm.stepPlan'), state: current === 2 ? 'now' : 'later' },
        { label: t('jobForm.stepLive'), state: 'later' },
      ]}
    />
  )
}
