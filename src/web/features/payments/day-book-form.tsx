import { Download } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDayBook } from './use-day-book.ts'

/** Downloads the accountant's book of invoices and credit notes between two days. */
export function DayBookForm() {
  const { t } = useTranslation()
  const { field, onSubmit, isSubmitting } = useDayBook()
  return (
    <form noValidate className="panel" aria-labelledby="day-book" onSubmit={onSubmit}>
      <h2 id="day-book">{t('payments.dayBook')}</h2>
      <p className="text-fg-2 mb-4">{t('payments.dayBookHint')}</p>
      <div className="daybook">
        <TextField {...field('from')} type="date" required label={t('payments.from')} />
        <TextField {...field('to')} type="date" required label={t('payments.to')} />
        <Button type="submit" kind="sec" icon={Download} loading={isSubmitting}>
          {t('payments.download')}
        </Button>
      </div>
    </form>
  )
}
