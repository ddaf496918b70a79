import type { Translate } from '#web/lib/i18n/translation.ts'
import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'

/** Date and minute in Indian time. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  return `${dayMonthYear(indiaDate(at))} ${indiaTime(at).slice(0, 5)}`
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

export function bytesText(t: Translate, bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = bytes / 1000 ** step
  return t.number(amount, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  })
}

export const paiseText = (t: Translate, paise: number): string =>
  t.number(paise / 100, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
