import { dayMonthYear } from '#contract/india-time.ts'
import { overviewFigures } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { csvFile } from '#web/lib/csv-file.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

/** The figures by day as a file that spreadsheets open. Money is in rupees. */
export const overviewFile = (t: Translate, days: Overview['days']): Blob =>
  csvFile([
    [
      t('chart.day'),
      ...overviewFigures.map((figure) =>
        t(figure === 'paid' ? 'overview.paidRupees' : `overview.figure.${figure}`),
      ),
      t('overview.hours'),
    ],
    ...days.map(({ day, counts, hours }) => [
      dayMonthYear(day),
      ...overviewFigures.map((figure) =>
        figure === 'paid' ? (counts.paid / 100).toFixed(2) : counts[figure],
      ),
      hours === null ? '' : hours.toFixed(1),
    ]),
  ])
