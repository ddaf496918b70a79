import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { reportReasonOptions } from '#contract/reports/options.ts'
import { reportFieldOrder } from '#contract/reports/field-order.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const readRules = async () => (await import('#contract/reports/schemas.ts')).reportFormSchema

interface ReportFormProps {
  jobId: string
  onSent: () => void
}

/** Reports a job, by a reason of the list and in the person's own words. */
export function ReportForm({ jobId, onSent }: ReportFormProps) {
  const { t } = useTranslation()
  const form = useCheckedForm<{ reason: string; words: string }>({
    readRules,
    order: reportFieldOrder,
    defaultValues: { reason: '', words: '' },
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(calls.reportJob, { params: { jobId }, body }),
    toastId: 'report',
    successText: ({ message }) => message,
    onSuccess: onSent,
  })

  return (
    <form noValidate className="stack" aria-label={t('report.title')} onSubmit={onSubmit}>
      <ChoiceGroup
        {...form.field('reason')}
        type="radio"
        label={t('report.reason')}
        options={reportReasonOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        required
      />
      <TextArea
        {...form.field('words')}
        label={t('report.words')}
        hint={t('report.wordsHint')}
        rows={3}
        maxLength={limits.longText}
      />
      <Button type="submit" block loading={isSubmitting}>
        {t('report.send')}
      </Button>
    </form>
  )
}
