import { adminCalls } from '#contract/admin-calls.ts'
import { indiaDate } from '#contract/india-time.ts'
import { dayBookFieldOrder } from '#contract/invoices/field-order.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'

const readRules = async () => (await import('#contract/invoices/schemas.ts')).dayBookRangeSchema

type Range = { from: string; to: string }

/** From the first of this month until today. */
function thisMonth(): Range {
  const today = indiaDate(new Date())
  return { from: `${today.slice(0, 8)}01`, to: today }
}

/** The form of the day book, which downloads it as a file. */
export function useDayBook() {
  const { t } = useTranslation()
  const form = useCheckedForm<Range>({
    readRules,
    order: dayBookFieldOrder,
    defaultValues: thisMonth(),
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, range) => api.download(adminCalls.downloadDayBook, { query: range }),
    toastId: 'day-book',
    onSuccess: (file, { from, to }) => saveFile(file, `day-book-${from}-${to}.csv`),
    errorText: ({ fields }) => Object.values(fields)[0] ?? t('payments.downloadFailed'),
  })
  return { field: form.field, onSubmit, isSubmitting }
}
