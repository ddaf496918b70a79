import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { FormGroup } from '#web/ui/form-group.tsx'
import { groupStates, jobFormGroups } from './job-form-groups.ts'
import type { JobFormGroupName } from './job-form-groups.ts'
import type { JobForm } from './use-job-form.ts'

type Props = { form: JobForm; name: JobFormGroupName; children: ReactNode }

/** One part of the job form, with a seal that tells how far it is. */
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
