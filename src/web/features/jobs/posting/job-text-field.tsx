import { useTranslation } from '#web/lib/translation.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { TextFieldProps } from '#web/ui/text-field.tsx'
import type { JobForm } from './use-job-form.ts'

type Props = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'disabled' | 'className' | 'hint' | 'placeholder'
> & {
  form: JobForm
  name:
    | 'organizationName'
    | 'name'
    | 'designation'
    | 'email'
    | 'organizationAddress'
    | 'companyName'
    | 'jobTitle'
    | 'salary'
    | 'workingHours'
    | 'jobLocation'
    | 'interviewLocation'
    | 'interviewTiming'
  labelKey: MessageKey
}

/** One line of the job form. All of them carry the star of the specification. */
export function JobTextField({ form, name, labelKey, ...input }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <TextField
      {...input}
      {...form.register(name)}
      label={t(labelKey)}
      required
      error={errorText(form.formState.errors[name]?.message)}
    />
  )
}
