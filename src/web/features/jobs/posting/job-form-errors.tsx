import { useTranslation } from '#web/lib/translation.ts'
import { jobFieldOrder } from '#contract/job-field-order.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import type { JobForm } from './use-job-form.ts'

/** All that is wrong in the job form, as links. The form itself focuses the first. */
export function JobFormErrors({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { errors } = form.formState
  const wrong = jobFieldOrder.flatMap((name) => {
    const message = errorText(errors[name]?.message)
    return message ? [{ fieldId: fieldId(name), message }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div className="mb-4">
      <ErrorSummary
        takesFocus={false}
        title={
          wrong.length === 1
            ? t('form.fieldNeedsLook')
            : t('form.fieldsNeedLook', { number: wrong.length })
        }
        errors={wrong}
      />
    </div>
  )
}
