import { useTranslation } from '#web/lib/i18n/translation.ts'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { findRisk } from '#contract/job-posting/risk-words.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import type { JobForm } from './use-job-form.ts'

const asksForMoney: MessageKey = 'jobForm.asksForMoney'

/** All errors of the job form, as links. The form itself focuses the first one. */
export function JobFormErrorList({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { errors } = form.formState
  const wrong = jobFieldOrder.flatMap((name) => {
    const message = riskText(name) ?? errorText(errors[name]?.message)
    return message ? [{ fieldId: fieldId(name), message }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div className="mb-4">
      <ErrorSummary
        title={
          wrong.length === 1
            ? t('form.fieldNeedsLook')
            : t('form.fieldsNeedLook', { number: wrong.length })
        }
        errors={wrong}
      />
    </div>
  )

  /** The words that ask for money, where they are what is wrong. */
  function riskText(name: (typeof jobFieldOrder)[number]): string | undefined {
    if (errors[name]?.message !== asksForMoney) return undefined
    const text: unknown = form.getValues(name)
    const words = typeof text === 'string' ? findRisk(text) : undefined
    return words === undefined ? undefined : t('jobForm.asksForMoneyBy', { words })
  }
}
