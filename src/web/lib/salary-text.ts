import { digitGroups } from './digit-groups.ts'

/* A salary is free text. It is shown as written, with the rupee sign and Indian digit groups. */

const monthly = /\s*(?:\/|per|a)\s*month\.?$|\s*(?:monthly|p\.?\s?m\.?)$/i

export type SalaryText = {
  readonly amount: string
  /** The words 'per month', in whatever way, stood at the end. */
  readonly isMonthly: boolean
}

export function salaryText(salary: string): SalaryText {
  const isMonthly = monthly.test(salary)
  const amount = salary
    .replace(monthly, '')
    .replace(/(?:rs\.?|inr)\s*(?=\d)/gi, '₹')
    .replace(/\/-/g, '')
    .replace(/(?<![\d,.])\d{4,9}(?![\d,])/g, (digits) => digitGroups(Number(digits)))
    .replace(/(\d)\s*(?:-|–|to)\s*₹?(?=\d)/gi, '$1 – ')
    .trim()
  return { amount: /^\d{1,3}(,\d{2,3})+/.test(amount) ? `₹${amount}` : amount, isMonthly }
}

/** The same for a narrow place: '₹16k – 22k'. */
export function shortSalaryText(salary: string): string {
  return salaryText(salary).amount.replace(/\d{1,3}(?:,\d{2,3})+/g, (figure) => {
    const thousands = Number(figure.replaceAll(',', '')) / 1000
    return `${Number(thousands.toFixed(1))}k`
  })
}
