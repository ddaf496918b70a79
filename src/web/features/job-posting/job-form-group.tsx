import { use } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FormGroup } from '#web/ui/form-group.tsx'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import { useGroupSummary } from './use-group-summary.ts'
import { groupStates, jobGroupNames, jobGroupTitles } from './job-form-groups.ts'
import { JobFormStepsContext, jobGroupId } from './use-job-form-steps.ts'
import type { JobForm } from './use-job-form.ts'

type Props = { form: JobForm; name: JobFormGroupName; children: ReactNode }

/** One group of the job form, with a seal that shows its progress. On a phone it is a step. */
export function JobFormGroup({ form, name, children }: Props) {
  const { t } = useTranslation()
  const steps = use(JobFormStepsContext)
  const at = jobGroupNames.indexOf(name)
  const summaryOf = useGroupSummary()
  const values = form.watch()
  const states = groupStates(values, Object.keys(form.formState.errors), form.rules)
  const state = states[at] ?? 'later'
  const next = steps?.isStepwise === true ? steps.nextOf(name) : undefined
  return (
    <FormGroup
      id={jobGroupId(name)}
      number={at + 1}
      title={t(jobGroupTitles[name])}
      state={state}
      open={steps?.isOpen(name) ?? true}
      summary={summaryOf(name, values)}
      openLabel={t(state === 'done' || state === 'bad' ? 'jobForm.change' : 'jobForm.open')}
      onOpen={steps && (() => steps.show(name))}
    >
      {children}
      {steps && next && (
        <Button kind="sec" block className="mt-5" onClick={() => void steps.goOn(name)}>
          {t('jobForm.next', { title: t(jobGroupTitles[next]) })}
        </Button>
      )}
    </FormGroup>
  )
}
