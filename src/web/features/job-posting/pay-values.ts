import { digitGroups } from '#contract/digit-groups.ts'
import { findOptionValue } from '#contract/options.ts'
import { payBasisOptions } from '#contract/jobs/fact-options.ts'
import { readPay } from '#contract/jobs/pay-in-words.ts'
import { isSurprisingRange, payLine, writePay } from '#contract/jobs/pay.ts'
import type { PaidJob, Pay } from '#contract/jobs/pay.ts'

/** The figures from which the form writes the salary's text. */
export const payFigures = ['payFrom', 'payTo'] as const

export const emptyPayValues = {
  /** Written from the figures, unless the employer words it. */
  salary: '',
  /** The employer words the pay; then there are no figures beside the words. */
  isPayInWords: false,
  payFrom: '',
  payTo: '',
  /** The employer says that an upper figure of more than twice the lower one is right. */
  isPayConfirmed: false,
  payBasis: '',
  payFixed: '',
  payIncentive: '',
}

type PayValues = typeof emptyPayValues

/** The pay as the form has it so far. */
export function payOfForm(values: PayValues): Pay {
  if (values.isPayInWords) return readPay(values.salary)
  const [from, to] = [rupeesIn(values.payFrom), rupeesIn(values.payTo)]
  const basis = findOptionValue(payBasisOptions, values.payBasis)
  return {
    ...(from !== undefined && { min: from }),
    ...((to ?? from) !== undefined && { max: to ?? from }),
    ...(basis && { basis }),
    ...(basis === 'incentive' && {
      fixed: rupeesIn(values.payFixed),
      incentive: rupeesIn(values.payIncentive),
    }),
  }
}

/** The same with its text, or with a text in place of one that is missing. */
export const paidJobOfForm = (values: PayValues, missing: string): PaidJob => ({
  salary: values.salary.trim() || missing,
  pay: payOfForm(values),
})

export type DerivedPay = readonly ['salary', string] | readonly ['isPayConfirmed', boolean]

/** The text follows the figures unless the employer words it; only a surprising range stays confirmed. */
export function derivePay(values: PayValues): readonly DerivedPay[] {
  const pay = payOfForm(values)
  return [
    ['salary', values.isPayInWords ? values.salary : writePay(pay)],
    ['isPayConfirmed', values.isPayConfirmed && isSurprisingRange(pay)],
  ]
}

/** Whether the employer has yet to confirm that the range is right. */
export const isPayUnconfirmed = (values: PayValues): boolean =>
  !values.isPayInWords && !values.isPayConfirmed && isSurprisingRange(payOfForm(values))

export function rupeesIn(typed: string): number | undefined {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

const grouped = (rupees: number | undefined): string =>
  rupees === undefined ? '' : digitGroups(rupees)

/** The form of a posted pay: its figures, or its words where these say more. */
export function payValuesOf(job: PaidJob): PayValues {
  const { min, max, basis = '', fixed, incentive } = job.pay
  const { line, words } = payLine(job)
  const isPayInWords =
    words !== '' || line === undefined || (min !== undefined && max === undefined)
  return {
    salary: job.salary,
    isPayInWords,
    isPayConfirmed: isSurprisingRange(job.pay),
    payFrom: isPayInWords ? '' : grouped(min),
    payTo: isPayInWords || min === max ? '' : grouped(max),
    payBasis: isPayInWords ? '' : basis,
    payFixed: isPayInWords ? '' : grouped(fixed),
    payIncentive: isPayInWords ? '' : grouped(incentive),
  }
}
