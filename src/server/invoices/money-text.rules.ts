/** '₹1,18,000.00': Indian digit groups, always with paise. */
export function rupeesWithPaise(amountPaise: number): string {
  const [whole = '', paise = ''] = plainRupees(amountPaise).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.replace('-', '')
  const groups = digits.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
  return `${sign}₹${groups}.${paise}`
}

/** '-118000.00', as a program reads it. */
export function plainRupees(amountPaise: number): string {
  const sign = amountPaise < 0 ? '-' : ''
  const paise = Math.abs(amountPaise)
  return `${sign}${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}
