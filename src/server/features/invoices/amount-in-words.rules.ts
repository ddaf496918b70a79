import { toMessageKey } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/*
 * `Intl` has no words for numbers, so that the catalogue has them. Languages of India count by crore, lakh, thousand and
 * hundred, and most have a word of its own for each number below a hundred: `number.00` to `number.99`. The parts stand
 * beside each other, the largest first. A language that joins them otherwise needs its own `numberInWords`.
 */

/** Crore: 100 lakh. Lakh: 100,000. */
const units = [
  { size: 10_000_000, key: 'number.crore' },
  { size: 100_000, key: 'number.lakh' },
  { size: 1000, key: 'number.thousand' },
  { size: 100, key: 'number.hundred' },
] as const

/** 'Rupees Four Hundred Seventy One Only', 'Rupees Two Lakh and Fifty Paise Only'. */
export function amountInWords(amountPaise: number, t: Translator): string {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) {
    throw new RangeError('Only an amount of whole paise, not below zero, has words')
  }
  const rupees = numberInWords(Math.floor(amountPaise / 100), t)
  const paise = amountPaise % 100
  return paise === 0
    ? t('number.rupees', { rupees })
    : t('number.rupeesAndPaise', { rupees, paise: numberInWords(paise, t) })
}

function numberInWords(number: number, t: Translator): string {
  const unit = units.find(({ size }) => number >= size)
  if (unit === undefined) return t(toMessageKey(`number.${String(number).padStart(2, '0')}`))
  const rest = number % unit.size
  const count = t(unit.key, { count: numberInWords(Math.floor(number / unit.size), t) })
  return rest === 0 ? count : `${count} ${numberInWords(rest, t)}`
}
