const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const

const tens = [
  '',
  '',
  'Twenty',
  'Thirty',
  'Forty',
  'Fifty',
  'Sixty',
  'Seventy',
  'Eighty',
  'Ninety',
] as const

/** The Indian system counts in hundreds of thousands (lakh) and of lakhs (crore). */
const units = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const

/** 'Rupees Four Hundred Seventy One Only', 'Rupees Two Lakh and Fifty Paise Only'. */
export function amountInWords(amountPaise: number): string {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) {
    throw new RangeError('Only an amount of whole paise, not below zero, has words')
  }
  const rupees = Math.floor(amountPaise / 100)
  const paise = amountPaise % 100
  const fraction = paise === 0 ? '' : ` and ${numberInWords(paise)} Paise`
  return `Rupees ${numberInWords(rupees)}${fraction} Only`
}

function numberInWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  const unit = units.find(({ size }) => number >= size)
  if (unit === undefined) {
    const rest = number % 10
    return `${tens[Math.floor(number / 10)] ?? ''}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`
  }
  const rest = number % unit.size
  const count = numberInWords(Math.floor(number / unit.size))
  return `${count} ${unit.name}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`
}
