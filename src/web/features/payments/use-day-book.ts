import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { indiaDate } from '#contract/india-time.ts'
import { dayBookFieldOrder } from '#contract/invoices.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/invoices.ts')).dayBookRangeSchema

type Range = { from: string; to: string }

/** From the first of this month until today. */
function thisMonth(): Range {
  const today = indiaDate(new Date())
  return { from: `${today.slice(0, 8)}01`, to: today }
}

/** The day-book's form, and its download as a file of the browser. */
export function useDayBook() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const form = useCheckedForm<Range>({
    readRules,
    order: dayBookFieldOrder,
    defaultValues: thisMonth(),
  })

  async function download(range: Range): Promise<void> {
    try {
      const file = await api.download(endpoints.downloadDayBook, { query: range })
      saveFile(file, `day-book-${range.from}-${range.to}.csv`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      const [first = t('payments.downloadFailed')] = Object.values(error.fields)
      toasts.no(first, 'day-book')
    }
  }

  return { form, download }
}
