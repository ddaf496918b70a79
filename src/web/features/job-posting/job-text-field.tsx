import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { TextFieldProps } from '#web/ui/text-field.tsx'
import type { JobFormValues } from './job-form-values.ts'
import type { JobForm } from './use-job-form.ts'

type TextName = {
  [Name in keyof JobFormValues]: JobFormValues[Name] extends string ? Name : never
}[keyof JobFormValues]

type Props = Pick<
  TextFieldProps,
  'type' | 'icon' | 'inputMode' | 'autoComplete' | 'disabled' | 'className' | 'hint' | 'placeholder'
> & {
  form: JobForm
  name: TextName
  labelKey: MessageKey
  isOptional?: boolean
}

/** A text field of the job form, marked as required unless it is optional. */
export function JobTextField({ form, name, labelKey, isOptional = false, ...input }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <TextField
      {...input}
      {...form.register(name)}
      label={t(labelKey)}
      required={!isOptional}
      error={errorText(form.formState.errors[name]?.message)}
    />
  )
}
