import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

/** By this a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The days of a job as a file that spreadsheets open. It has nothing but fixed words and numbers. */
export function daysFile(t: Translate, days: JobStatistics['days']): Blob {
  const rows = [
    [t('statistics.day'), t('statistics.views'), t('statistics.applications')],
    ...days.map(({ day, views, applications }) => [dayMonthYear(day), views, applications]),
  ]
  const text = byteOrderMark + rows.map((row) => row.join(',')).join('\r\n')
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
