import { payRange } from '#contract/jobs/pay-in-words.ts'
import { payStep } from '#contract/job-search/options.ts'
import { payWords, spokenThousands, thousandWords } from '../vocabulary/pay-words.ts'
import { folded, wordsOf } from './search-words.rules.ts'

const beside = new Set(wordsOf(payWords))
const thousands = new Set(wordsOf(thousandWords))
const spokenFigures: ReadonlyMap<string, number> = new Map(
  spokenThousands.flatMap(([figure, names]) => wordsOf(names).map((name) => [name, figure])),
)

/** A smaller figure without a unit is no pay. */
const leastPay = 4_000
const mostPay = 200_000

type PayInWords = { rupees: number | undefined; words: readonly string[] }

/** The monthly pay that a query names, and its words without it. */
export function payInWords(text: string): PayInWords {
  const typed = text.replace(/(\d),(?=\d)/g, '$1')
  return inLakhs(typed) ?? inFigures(wordsOf(typed))
}

/** '6 lpa', '3.5 lakh package', '1 lakh salary'; of '5-6 lpa' the lower one. */
const amountInLakhs =
  /(?<![\p{L}\p{M}\p{N}.])(\d{1,2}(?:\.\d+)?)(?:\s?(?:-|to|se)\s?\d{1,2}(?:\.\d+)?)?\s?(?:lakhs?|lacs?|lpa|लाख)(?![\p{L}\p{M}\p{N}])/u
const yearly = /\b(?:lpa|package|ctc|annum|annual(?:ly)?|year(?:ly)?|saal|salana)\b/
/** More lakhs are the pay of a year, whatever is said of it. */
const mostMonthlyLakhs = 2

function inLakhs(typed: string): PayInWords | undefined {
  const text = folded(typed)
  const [named, amount] = amountInLakhs.exec(text) ?? []
  if (named === undefined) return undefined
  const lakhs = Number(amount)
  const months = yearly.test(text) || lakhs > mostMonthlyLakhs ? 12 : 1
  const rupees = Math.floor((lakhs * 100_000) / months / payStep) * payStep
  if (rupees < payRange.min) return undefined
  const rest = wordsOf(text.replace(named, ' '))
  return {
    rupees: Math.min(rupees, mostPay),
    words: rest.filter((word) => !beside.has(word)),
  }
}

function inFigures(words: readonly string[]): PayInWords {
  let rupees: number | undefined
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const isCounted = thousands.has(words[at + 1] ?? '')
    const spoken = isCounted ? spokenFigures.get(word) : undefined
    const figure = spoken === undefined ? figureOf(word, isCounted) : spoken * 1_000
    if (figure === undefined) {
      rest.push(word)
      continue
    }
    rupees = figure
    if (isCounted) at += 1
  }
  if (rupees === undefined) return { rupees, words }
  return { rupees, words: rest.filter((word) => !beside.has(word)) }
}

function figureOf(word: string, isCounted: boolean): number | undefined {
  const [, digits, unit] = /^(\d{1,6})(k?)$/.exec(word) ?? []
  if (digits === undefined) return undefined
  const isThousands = unit === 'k' || (isCounted && digits.length <= 3)
  const rupees = Number(digits) * (isThousands ? 1_000 : 1)
  const isPay = isThousands || (digits.length >= 4 && rupees >= leastPay)
  return isPay && rupees >= payRange.min && rupees <= mostPay ? rupees : undefined
}
