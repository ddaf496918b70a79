import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Option } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import type { ChoiceGroupProps } from '#web/ui/choice-group.tsx'
import type { JobForm } from './use-job-form.ts'

type Props = Pick<ChoiceGroupProps, 'columns' | 'isPaired' | 'type' | 'className'> & {
  form: JobForm
  name:
    | 'gender'
    | 'educationQualification'
    | 'communicationSkill'
    | 'experienceLevel'
    | 'workType'
    | 'interviewProcess'
    | 'payBasis'
    | 'shift'
    | 'workTime'
    | 'benefits'
  isOptional?: boolean
  labelKey: MessageKey
  options: readonly Option[]
}

/** The options of a contract list as checkboxes or radio buttons. */
export function OptionChoices({
  form,
  name,
  labelKey,
  options,
  isOptional = false,
  ...look
}: Props) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      {...look}
      {...form.register(name)}
      label={t(labelKey)}
      required={!isOptional}
      options={options.map((option) => ({ value: option.value, label: t(option.labelKey) }))}
    />
  )
}
