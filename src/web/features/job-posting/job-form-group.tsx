import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FormGroup } from '#web/ui/form-group.tsx'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import { groupStates, jobFormGroups } from './job-form-groups.ts'
import type { JobForm } from './use-job-form.ts'

type Props = { form: JobForm; name: JobFormGroupName; children: ReactNode }

/** One group of the job form, with a seal that shows its progress. */
export function JobFormGroup({ form, name, children }: Props) {
  const { t } = useTranslation()
  const at = jobFormGroups.findIndex((group) => group.name === name)
  const group = jobFormGroups[at]
  const states = groupStates(form.watch(), Object.keys(form.formState.errors), form.rules)
  if (!group) return null
  return (
    <FormGroup number={at + 1} title={t(group.titleKey)} state={states[at] ?? 'later'} open>
      {children}
    </FormGroup>
  )
}
