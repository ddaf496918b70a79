import { indiaDate } from '#contract/india-time.ts'

/** Rule 46(b) of the CGST Rules: at most sixteen characters, one series a financial year. */
const longestNumber = 16
const serialDigits = 6

/** The financial year of an instant in India, April to March: '26-27'. */
export function financialYear(instant: Date): string {
  const [year = 0, month = 0] = indiaDate(instant).split('-').map(Number)
  const firstYear = month >= 4 ? year : year - 1
  return `${twoDigits(firstYear)}-${twoDigits(firstYear + 1)}`
}

/**
 * 'JP/26-27/000123'.
 * @throws RangeError when the number is longer than the law allows
 */
export function documentNumber(series: string, year: string, serial: number): string {
  const number = `${series}/${year}/${String(serial).padStart(serialDigits, '0')}`
  if (number.length > longestNumber) {
    throw new RangeError(`The number ${number} is longer than ${longestNumber} characters`)
  }
  return number
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
