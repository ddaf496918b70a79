import { IndianRupee } from 'lucide-react'
import { digitGroups } from '#contract/digit-groups.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { rupeesIn } from './pay-values.ts'
import type { JobForm } from './use-job-form.ts'

type Props = {
  form: JobForm
  name: 'payFrom' | 'payTo' | 'payFixed' | 'payIncentive'
  labelKey: MessageKey
  placeholder?: string
}

/** Rupees a month. The figure gets its digit groups when the field is left. */
export function RupeesField({ form, name, labelKey, placeholder }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      {...form.register(name, {
        onBlur: () => {
          const rupees = rupeesIn(form.getValues(name))
          if (rupees !== undefined) form.setValue(name, digitGroups(rupees))
        },
      })}
      icon={IndianRupee}
      label={t(labelKey)}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
      placeholder={placeholder}
      error={form.errorOf(name)}
    />
  )
}
