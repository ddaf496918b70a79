import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import { optionWithDefault } from '#contract/option-fields.ts'
import { payBasisOptions } from '#contract/jobs/fact-options.ts'
import { readPay, payRange } from '#contract/jobs/pay-in-words.ts'
import { writePay } from '#contract/jobs/pay.ts'
import type { PaidJob, Pay } from '#contract/jobs/pay.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'

const required: MessageKey = 'jobForm.salaryRequired'
const invalid: MessageKey = 'jobForm.payInvalid'
const wrongOrder: MessageKey = 'jobForm.payWrongOrder'
const tooLong: MessageKey = 'validation.tooLong'
const unreadable: MessageKey = 'validation.invalid'

/** Rupees as people type them: '16,000', '₹ 16000'. Undefined for an empty field. */
const rupees = (min: number) =>
  z
    .union([z.string(), z.number()], { error: invalid })
    .default('')
    .transform((typed, context) => {
      const text = String(typed).replaceAll(/[₹,\s]/g, '')
      if (text === '') return undefined
      const amount = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
      if (amount >= min && amount <= payRange.max) return amount
      context.addIssue({ code: 'custom', message: invalid })
      return z.NEVER
    })

/**
 * The pay of the job form: figures, words, or both. Where there are only words the figures are read from them, and where
 * there are only figures the words are written from them.
 */
export const payFieldsSchema = z
  .object({
    salary: z
      .string({ error: required })
      .trim()
      .max(limits.salaryLength, { error: tooLong })
      .refine(isStorableText, { error: unreadable })
      .default(''),
    payFrom: rupees(payRange.min),
    payTo: rupees(payRange.min),
    payBasis: optionWithDefault(payBasisOptions, null),
    payFixed: rupees(payRange.min),
    payIncentive: rupees(1),
  })
  .transform((fields, context): PaidJob => {
    const { salary, payFrom, payTo, payBasis, payFixed } = fields
    if (salary === '' && payFrom === undefined && payTo === undefined) {
      context.addIssue({ code: 'custom', path: ['salary'], message: required })
    }
    if (payFrom !== undefined && payTo !== undefined && payFrom > payTo) {
      context.addIssue({ code: 'custom', path: ['payTo'], message: wrongOrder })
    }
    const most = payTo ?? payFrom
    if (payFixed !== undefined && most !== undefined && payFixed > most) {
      context.addIssue({ code: 'custom', path: ['payFixed'], message: 'jobForm.payFixedTooHigh' })
    }
    const pay = withoutUnknown({
      ...(payFrom === undefined && payTo === undefined
        ? readPay(salary)
        : { min: payFrom, max: payTo ?? payFrom }),
      ...(payBasis !== null && { basis: payBasis, fixed: undefined, incentive: undefined }),
      ...(payBasis === 'incentive' && { fixed: payFixed, incentive: fields.payIncentive }),
    })
    return { salary: salary === '' ? writePay(pay) : salary, pay }
  })

const withoutUnknown = (pay: Pay): Pay =>
  Object.fromEntries(Object.entries(pay).filter(([, value]) => value !== undefined))
