import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { csvFile } from '#web/lib/csv-file.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

/** The days of a job as a file that spreadsheets open. */
export const daysFile = (t: Translate, days: JobStatistics['days']): Blob =>
  csvFile([
    [t('chart.day'), t('statistics.views'), t('statistics.applications')],
    ...days.map(({ day, views, applications }) => [dayMonthYear(day), views, applications]),
  ])
