import { digitGroups } from '#contract/digit-groups.ts'
import type { Message } from '#contract/i18n/message-keys.ts'
import type { PayBasis } from './fact-options.ts'
import { readPay, saysMore } from './pay-in-words.ts'

/*
 * The pay of a job: the employer's text, which the wire calls `salary`, and the figures behind it. Search and structured
 * data compare the figures, and views show them as one line of rupees a month.
 */

/** Whole rupees a month, in hand. What is not known is not there. */
export type Pay = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Whether incentives come besides the fixed part. */
  readonly basis?: PayBasis | undefined
  readonly fixed?: number | undefined
  /** The most that incentives bring. */
  readonly incentive?: number | undefined
}

/** A job as every call carries its pay. */
export type PaidJob = { readonly salary: string; readonly pay: Pay }

/** A job whose pay is words alone. */
export const paidInWords = (text: string): PaidJob => ({ salary: text, pay: readPay(text) })

export type PayLine = {
  /** The pay in rupees a month, the same everywhere; undefined where there is no figure. */
  readonly line: Message | undefined
  /** The text as written, where it says more than the line; else ''. */
  readonly words: string
}

/** What every page and picture shows of a pay. */
export function payLine({ salary, pay }: PaidJob): PayLine {
  const line = payFigures(pay)
  return { line, words: line === undefined || saysMore(salary) ? salary.trim() : '' }
}

/** The line alone, as lists show it: to read the words takes several times as long. */
export function payFigures({ min, max }: Pay): Message | undefined {
  if (min === undefined) {
    return max === undefined ? undefined : { key: 'job.payUpTo', values: { max: digitGroups(max) } }
  }
  const from = digitGroups(min)
  if (max === undefined) return { key: 'job.payFrom', values: { min: from } }
  if (min === max) return { key: 'job.payExact', values: { pay: from } }
  return { key: 'job.payRange', values: { min: from, max: digitGroups(max) } }
}

/** The line as plain text, or the words where there are no figures. */
export function plainPay(job: PaidJob, say: (message: Message) => string): string {
  const { line, words } = payLine(job)
  return line === undefined ? words : say(line).replaceAll(/<\/?unit>/g, '')
}

/** The text of the wire for figures that the form asked for; '' without any. */
export function writePay({ min, max }: Pay): string {
  if (min === undefined) return max === undefined ? '' : `Up to ₹${digitGroups(max)} / month`
  if (max === undefined || max === min) return `₹${digitGroups(min)} / month`
  return `₹${digitGroups(min)} – ${digitGroups(max)} / month`
}

/** An upper figure of more than so many times the lower one is probably a typing error. */
const surprisingRatio = 2

export const isSurprisingRange = ({ min, max }: Pay): boolean =>
  min !== undefined && max !== undefined && max > surprisingRatio * min
