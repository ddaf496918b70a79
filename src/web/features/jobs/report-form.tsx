import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { limits } from '#contract/limits.ts'
import { reportReasonOptions } from '#contract/options.ts'
import { reportFieldOrder } from '#contract/reports.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/reports.ts')).reportFormSchema

interface ReportFormProps {
  jobId: string
  onSent: () => void
}

/** What is wrong with a job, by a reason of the list and in one's own words. */
export function ReportForm({ jobId, onSent }: ReportFormProps) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const errorText = useErrorText()
  const form = useCheckedForm<{ reason: string; words: string }>({
    readRules,
    order: reportFieldOrder,
    defaultValues: { reason: '', words: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function send(): Promise<void> {
    try {
      const { message } = await api.call(endpoints.reportJob, {
        params: { jobId },
        body: form.getValues(),
      })
      toasts.ok(message, 'report')
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      toasts.no(error.message, 'report')
    }
  }

  const warnOfFirst = ([first]: readonly FormProblem[]): void => {
    if (first) toasts.warn(t(first.messageKey), 'report')
  }

  return (
    <form
      noValidate
      className="stack"
      aria-label={t('report.title')}
      onSubmit={(event) => void form.submit(send, warnOfFirst)(event)}
    >
      <ChoiceGroup
        {...form.register('reason')}
        type="radio"
        label={t('report.reason')}
        options={reportReasonOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        error={errorText(errors.reason?.message)}
        required
      />
      <TextArea
        {...form.register('words')}
        label={t('report.words')}
        hint={t('report.wordsHint')}
        rows={3}
        maxLength={limits.longText}
        error={errorText(errors.words?.message)}
      />
      <Button type="submit" block loading={isSubmitting}>
        {t('report.send')}
      </Button>
    </form>
  )
}
