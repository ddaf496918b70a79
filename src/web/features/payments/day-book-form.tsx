import { Download } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { useToasts } from '#web/ui/toast.ts'
import { useDayBook } from './use-day-book.ts'

/** The accountant's book of invoices and credit notes between two days, as a file. */
export function DayBookForm() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { form, download } = useDayBook()
  const { errors, isSubmitting } = form.formState
  const warnOfFirst = ([first]: readonly FormProblem[]): void => {
    if (first) toasts.warn(t(first.messageKey), 'day-book')
  }
  const day = (name: 'from' | 'to') => ({
    ...form.register(name),
    type: 'date',
    required: true,
    error: errorText(errors[name]?.message),
  })
  return (
    <form
      noValidate
      className="panel"
      aria-labelledby="day-book"
      onSubmit={(event) => void form.submit(download, warnOfFirst)(event)}
    >
      <h2 id="day-book">{t('payments.dayBook')}</h2>
      <p className="t2 mb-4">{t('payments.dayBookHint')}</p>
      <div className="daybook">
        <TextField {...day('from')} label={t('payments.from')} />
        <TextField {...day('to')} label={t('payments.to')} />
        <Button type="submit" kind="sec" icon={Download} loading={isSubmitting}>
          {t('payments.download')}
        </Button>
      </div>
    </form>
  )
}
