import { digitGroups } from '#contract/digit-groups.ts'
import { findOptionValue } from '#contract/options.ts'
import { payBasisOptions } from '#contract/jobs/fact-options.ts'
import { readPay } from '#contract/jobs/pay-in-words.ts'
import { payLine, writePay } from '#contract/jobs/pay.ts'
import type { PaidJob, Pay } from '#contract/jobs/pay.ts'
import type { JobFormValues } from './job-form-values.ts'

/** The figures from which the form writes the salary's text. */
export const payFigures = ['payFrom', 'payTo'] as const

type PayValues = Pick<
  JobFormValues,
  'salary' | 'isPayInWords' | 'payFrom' | 'payTo' | 'payBasis' | 'payFixed' | 'payIncentive'
>

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

/** The text of the salary, written from the figures. */
export const salaryOfFigures = (values: PayValues): string => writePay(payOfForm(values))

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
    payFrom: isPayInWords ? '' : grouped(min),
    payTo: isPayInWords || min === max ? '' : grouped(max),
    payBasis: isPayInWords ? '' : basis,
    payFixed: isPayInWords ? '' : grouped(fixed),
    payIncentive: isPayInWords ? '' : grouped(incentive),
  }
}
