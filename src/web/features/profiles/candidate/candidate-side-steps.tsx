import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SideSteps } from '#web/ui/steps.tsx'
import { groupNames } from './candidate-values.ts'
import { groupTitles } from './group-titles.ts'
import type { FormSteps } from './use-form-steps.ts'

/** The list of the form's groups beside it, on desktops. */
export function CandidateSideSteps({ steps }: { steps: FormSteps }) {
  const { t } = useTranslation()
  return (
    <SideSteps
      label={t('candidate.steps')}
      steps={groupNames.map((group) => ({
        label: t(groupTitles[group]),
        state: steps.stateOf(group),
      }))}
    />
  )
}
