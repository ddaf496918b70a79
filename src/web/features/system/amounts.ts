import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'

/** The day and the minute in India. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  return `${dayMonthYear(indiaDate(at))} ${indiaTime(at).slice(0, 5)}`
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

export function bytesText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = bytes / 1000 ** step
  return `${amount.toLocaleString('en-IN', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${units[step] ?? ''}`
}

export const countText = (count: number): string => count.toLocaleString('en-IN')
