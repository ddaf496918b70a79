import type { Pay } from './pay.ts'

/* The parser of pay that an employer wrote in words. */

/**
 * Figures outside of this range are no monthly pay but phone numbers, numbers of days or typing
 * errors.
 */
export const payRange = { min: 1_000, max: 1_000_000 } as const
/** A larger figure without a period is a year's pay, because nobody here earns it in a month. */
const leastYearly = 100_000
const monthsPerYear = 12

/** Longer texts are not parsed; the form allows far less. */
const longestText = 200

const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lpa: 100_000,
}

const connectors = new Set(['-', '–', '—', '~', 'to', 'upto', 'till', 'and'])
/** Text that may stand next to the connector of two figures: '15,000/- to Rs. 20,000'. */
const fillers = new Set(['rs', 'inr', '₹', '.', '/', 'per', 'month', 'pm', 'p', 'm'])
const upperBounds = new Set(['upto', 'maximum', 'max'])
const lowerBounds = new Set(['from', 'above', 'minimum', 'min', 'starting'])
const yearWords = new Set(['lpa', 'pa', 'annum', 'annual', 'annually', 'yearly'])
const monthWords = ['month', 'mahina']
const monthlyWords = ['monthly', 'pm']
const incentiveWords = new Set(['incentive', 'incentives', 'commission'])
const fixedWords = new Set(['fixed', 'fix'])
const notMonthly = new Set(['day', 'daily', 'hour', 'hr', 'hourly', 'week', 'weekly'])

type Figure = {
  /** The rupees as written, before the period is applied. */
  readonly rupees: number
  readonly multiplier: number
  readonly next: number
}

/**
 * Parses the monthly pay from an employer's text: '₹16,000 - 22,000 / month', '15k to 18k', 'Rs 2.4
 * LPA', 'up to 25k'. Only the first figure and a figure connected to it count, so incentives and
 * joining bonuses are ignored.
 */
export function readPay(text: string): Pay {
  const tokens = tokensOf(text)
  return { ...readRange(tokens), ...readIncentive(tokens) }
}

function readRange(tokens: string[]): Pay {
  if (isPaidOtherwise(tokens)) return {}
  for (let at = 0; at < tokens.length; at++) {
    const figure = readFigure(tokens, at)
    if (!figure) continue
    const other = readJoinedFigure(tokens, figure.next)
    const toMonthly = monthlyBy(tokens, other ?? figure)
    const one = toMonthly(shared(figure, other))
    if (one === undefined) continue
    if (other) return inOrder(one, toMonthly(other.rupees))
    return bounded(tokens, at, figure.next, one)
  }
  return {}
}

/** What comes besides: 'fixed 16,000 + incentive up to 6,000'. */
function readIncentive(tokens: string[]): Pay {
  const at = tokens.findIndex((token) => incentiveWords.has(token))
  if (at === -1 || isNegated(tokens, at)) return {}
  const upTo = tokens.slice(at + 1).findIndex((token) => !fillers.has(token) && token !== 'upto')
  const incentive = upTo === -1 ? undefined : readFigure(tokens, at + 1 + upTo)
  return {
    basis: 'incentive',
    ...fixedIn(tokens.slice(0, at)),
    ...(incentive && isMonthly(incentive.rupees) && { incentive: incentive.rupees }),
  }
}

/** A single figure that is called fixed. */
function fixedIn(tokens: string[]): Pay {
  if (!tokens.some((token) => fixedWords.has(token))) return {}
  const figures = [...tokens.keys()].flatMap((at) => readFigure(tokens, at) ?? [])
  const [fixed, ...others] = figures
  return fixed && others.length === 0 && isMonthly(fixed.rupees) ? { fixed: fixed.rupees } : {}
}

const isMonthly = (rupees: number): boolean =>
  Number.isInteger(rupees) && rupees >= payRange.min && rupees < leastYearly

const isNegated = (tokens: string[], at: number): boolean =>
  ['no', 'without', 'not'].includes(tokens[at - 1] ?? '')

function tokensOf(text: string): string[] {
  const plain = text
    .slice(0, longestText)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\bup to\b/g, 'upto')
  return plain.match(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\d\p{L}\p{M}]/gu) ?? []
}

function isPaidOtherwise(tokens: string[]): boolean {
  return tokens.some(
    (token, at) => notMonthly.has(token) && ['per', '/', 'a', 'an'].includes(tokens[at - 1] ?? ''),
  )
}

function readFigure(tokens: string[], at: number): Figure | undefined {
  const token = tokens[at]
  if (token === undefined || !/^\d/.test(token)) return undefined
  const written = Number(token.replaceAll(',', ''))
  const multiplier = multipliers[tokens[at + 1] ?? '']
  return {
    rupees: written * (multiplier ?? 1),
    multiplier: multiplier ?? 1,
    next: at + (multiplier === undefined ? 1 : 2),
  }
}

/** The upper figure of a range, if only a connector separates the two. */
function readJoinedFigure(tokens: string[], start: number): Figure | undefined {
  let isConnected = false
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (connectors.has(token)) isConnected = true
    else if (!fillers.has(token)) return isConnected ? readFigure(tokens, at) : undefined
  }
  return undefined
}

/** In '3-4 lakh' and '15-18k' the unit applies to both figures. */
function shared(figure: Figure, other: Figure | undefined): number {
  const isUnitMissing = other && figure.multiplier === 1 && figure.rupees < payRange.min
  return isUnitMissing ? figure.rupees * other.multiplier : figure.rupees
}

function monthlyBy(tokens: string[], last: Figure): (rupees: number) => number | undefined {
  const isYearly = saysYearly(tokens) || (!saysMonthly(tokens) && last.rupees >= leastYearly)
  return (rupees) => {
    const monthly = Math.round(isYearly ? rupees / monthsPerYear : rupees)
    return monthly >= payRange.min && monthly <= payRange.max ? monthly : undefined
  }
}

function saysYearly(tokens: string[]): boolean {
  return tokens.some(
    (token, at) =>
      yearWords.has(token) ||
      (['year', 'yr'].includes(token) && ['per', '/', 'a'].includes(tokens[at - 1] ?? '')) ||
      (token === 'p' && tokens[at + 1] === '.' && tokens[at + 2] === 'a'),
  )
}

function saysMonthly(tokens: string[]): boolean {
  return tokens.some(
    (token, at) =>
      [...monthWords, ...monthlyWords].includes(token) ||
      (token === 'p' && tokens[at + 1] === '.' && tokens[at + 2] === 'm'),
  )
}

function inOrder(one: number, other: number | undefined): Pay {
  if (other === undefined) return { min: one, max: one }
  return { min: Math.min(one, other), max: Math.max(one, other) }
}

/** A single figure: a maximum, a minimum, or the pay itself. */
function bounded(tokens: string[], at: number, next: number, monthly: number): Pay {
  const before = tokens.slice(0, at).filter((token) => !fillers.has(token))
  const lead = before.at(-1) ?? ''
  if (upperBounds.has(lead)) return { max: monthly }
  const isOpenAbove =
    lowerBounds.has(lead) ||
    ['onwards', 'above'].includes(tokens[next] ?? '') ||
    (tokens[next] === '+' && tokens[next + 1] === undefined)
  return isOpenAbove ? { min: monthly } : { min: monthly, max: monthly }
}

/** Words that the line of pay says as well: units, bounds and the month. */
const saidByLine = new Set([
  ...connectors,
  ...fillers,
  ...upperBounds,
  ...lowerBounds,
  ...monthWords,
  ...monthlyWords,
  ...Object.keys(multipliers).filter((unit) => unit !== 'lpa'),
  'a',
  'onwards',
  '+',
])

/** Whether a text has more than its monthly pay, such as an incentive or a year's pay. */
export function saysMore(text: string): boolean {
  const tokens = tokensOf(text)
  const isFigure = (token: string) => /^\d/.test(token)
  if (tokens.some((token) => !isFigure(token) && !saidByLine.has(token))) return true
  const first = tokens.findIndex(isFigure)
  const figure = readFigure(tokens, first)
  const last = figure && (readJoinedFigure(tokens, figure.next) ?? figure)
  if (last === undefined) return false
  // A year's pay that does not say so.
  if (last.rupees >= leastYearly && !saysMonthly(tokens)) return true
  return tokens.slice(last.next).some(isFigure)
}
