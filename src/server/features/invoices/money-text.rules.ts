import { digitGroups } from '#contract/digit-groups.ts'

/** Formats an amount with Indian digit groups and paise: '₹1,18,000.00'. */
export function rupeesWithPaise(amountPaise: number): string {
  const [whole = '', paise = ''] = plainRupees(amountPaise).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  return `${sign}₹${digitGroups(Math.abs(Number(whole)))}.${paise}`
}

/** Formats an amount for programs: '-118000.00'. */
export function plainRupees(amountPaise: number): string {
  const sign = amountPaise < 0 ? '-' : ''
  const paise = Math.abs(amountPaise)
  return `${sign}${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}
