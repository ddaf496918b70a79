/*
 * The three formats of a day: as typed (31-12-1999), as sent (1999-12-31), and as the calendar's
 * date.
 */

/**
 * Inserts the hyphens while a day is typed: '31121999', '31/12/1999' and '1999-12-31' become
 * '31-12-1999'.
 */
export function spellDay(text: string): string {
  const asIso = toTypedDay(text.trim())
  if (asIso !== '') return asIso
  const [first = '', second = '', ...others] = text.split(/\D+/)
  const hasDay = text.length > first.length
  const hasMonth = others.length > 0
  const day = complete(first, hasDay)
  const month = complete(day.rest + second, hasMonth)
  const year = (month.rest + others.join('')).slice(0, 4)
  return [day.part, month.part, year]
    .filter((part, index) => part !== '' || (index === 1 && hasDay) || (index === 2 && hasMonth))
    .join('-')
}

/** The two digits of a day or month, padded once complete, and the rest of the typed text. */
function complete(digits: string, isOver: boolean): { part: string; rest: string } {
  const part = isOver && digits.length === 1 ? `0${digits}` : digits.slice(0, 2)
  return { part, rest: digits.slice(2) }
}

/** '31-12-1999' to '1999-12-31'; undefined if the day is incomplete or invalid. */
export function toIsoDay(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(typed.trim()) ?? []
  if (!day || !month || !year) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** '1999-12-31' to '31-12-1999'; empty stays empty. */
export function toTypedDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return year && month && day ? `${day}-${month}-${year}` : ''
}

/** A day without a time zone as the calendar's local date. */
export function toLocalDate(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const two = (value: number) => String(value).padStart(2, '0')

export function fromLocalDate(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
