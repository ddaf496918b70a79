import { useTranslation } from '#web/lib/translation.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import type { ChoiceGroupProps } from '#web/ui/choice-group.tsx'
import type { JobForm } from './use-job-form.ts'

type Props = Pick<ChoiceGroupProps, 'columns' | 'type' | 'className'> & {
  form: JobForm
  name:
    | 'gender'
    | 'educationQualification'
    | 'communicationSkill'
    | 'experienceLevel'
    | 'workType'
    | 'interviewProcess'
  labelKey: MessageKey
  options: readonly Option[]
}

/** A list of options of the contract as rows to tick or to choose from. */
export function OptionChoices({ form, name, labelKey, options, ...look }: Props) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      {...look}
      {...form.register(name)}
      label={t(labelKey)}
      required
      options={options.map((option) => ({ value: option.value, label: t(option.labelKey) }))}
    />
  )
}
