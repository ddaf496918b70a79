/** Whole rupees a month; null where the text does not tell. */
export type SalaryRange = { readonly min: number | null; readonly max: number | null }

const unknown: SalaryRange = { min: null, max: null }

/** Outside of this a figure is no monthly pay: a phone number, a count of days, a typing mistake. */
const leastMonthly = 1_000
const mostMonthly = 1_000_000
/** Nobody here earns this in a month, so without a word about the period it is a year's pay. */
const leastYearly = 100_000
const monthsPerYear = 12

/** Longer texts are no salaries; the form allows far less. */
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
/** May stand between the two figures beside the connector: '15,000/- to Rs. 20,000'. */
const fillers = new Set(['rs', 'inr', '₹', '.', '/', 'per', 'month', 'pm', 'p', 'm'])
const upperBounds = new Set(['upto', 'maximum', 'max'])
const lowerBounds = new Set(['from', 'above', 'minimum', 'min', 'starting'])
const yearWords = new Set(['lpa', 'pa', 'annum', 'annual', 'annually', 'yearly'])
const notMonthly = new Set(['day', 'daily', 'hour', 'hr', 'hourly', 'week', 'weekly'])

type Figure = {
  /** Rupees as written, before the period is taken into account. */
  readonly rupees: number
  readonly multiplier: number
  readonly next: number
}

/**
 * Reads the monthly pay from what an employer wrote: '₹16,000 - 22,000 / month', '15k to 18k',
 * 'Rs 2.4 LPA', 'up to 25k'. Only the first figure and one joined to it count, so that incentives
 * and joining bonuses stay out.
 */
export function readSalaryRange(text: string): SalaryRange {
  const tokens = tokensOf(text)
  if (isPaidOtherwise(tokens)) return unknown
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
  return unknown
}

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

/** The upper figure of a range, when a connector and nothing else stands between. */
function readJoinedFigure(tokens: string[], start: number): Figure | undefined {
  let isConnected = false
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (connectors.has(token)) isConnected = true
    else if (!fillers.has(token)) return isConnected ? readFigure(tokens, at) : undefined
  }
  return undefined
}

/** In '3-4 lakh' and '15-18k' the unit is said once and meant twice. */
function shared(figure: Figure, other: Figure | undefined): number {
  const isUnitMissing = other && figure.multiplier === 1 && figure.rupees < leastMonthly
  return isUnitMissing ? figure.rupees * other.multiplier : figure.rupees
}

function monthlyBy(tokens: string[], last: Figure): (rupees: number) => number | undefined {
  const isYearly = saysYearly(tokens) || (!saysMonthly(tokens) && last.rupees >= leastYearly)
  return (rupees) => {
    const monthly = Math.round(isYearly ? rupees / monthsPerYear : rupees)
    return monthly >= leastMonthly && monthly <= mostMonthly ? monthly : undefined
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
      ['month', 'monthly', 'pm', 'mahina'].includes(token) ||
      (token === 'p' && tokens[at + 1] === '.' && tokens[at + 2] === 'm'),
  )
}

function inOrder(one: number, other: number | undefined): SalaryRange {
  if (other === undefined) return { min: one, max: one }
  return { min: Math.min(one, other), max: Math.max(one, other) }
}

/** One figure alone: a ceiling, a floor, or the pay itself. */
function bounded(tokens: string[], at: number, next: number, monthly: number): SalaryRange {
  const before = tokens.slice(0, at).filter((token) => !fillers.has(token))
  const lead = before.at(-1) ?? ''
  if (upperBounds.has(lead)) return { min: null, max: monthly }
  const isOpenAbove =
    lowerBounds.has(lead) ||
    ['onwards', 'above'].includes(tokens[next] ?? '') ||
    (tokens[next] === '+' && tokens[next + 1] === undefined)
  return isOpenAbove ? { min: monthly, max: null } : { min: monthly, max: monthly }
}
