import { payRange } from '#contract/jobs/pay-in-words.ts'
import { wordsOf } from './search-words.rules.ts'

/** Words that stand beside a figure of pay and say nothing more. */
const payWords = new Set(
  `salary salery sallary sailary selary pay payment income tankha tankhwah tankhwa tankhah pagar vetan package ctc inhand hand rs inr rupee rupaye rupay rupees rupya
  per month monthly mahina mahine pm above upto plus minimum lakh lpa वेतन सैलरी तनख्वाह पगार रुपये महीना`.split(
    /\s+/,
  ),
)
const thousands = new Set([
  'k',
  'thousand',
  'hazar',
  'hajar',
  'hazaar',
  'hajaar',
  'hazzar',
  'हजार',
  'हज़ार',
])
/** Thousands as they are spoken. */
const spokenFigures: ReadonlyMap<string, number> = new Map(
  (
    [
      [10, 'das dus ten दस'],
      [12, 'barah twelve बारह'],
      [15, 'pandrah pandra fifteen पंद्रह'],
      [18, 'atharah eighteen अठारह'],
      [20, 'bees bis twenty बीस'],
      [25, 'pachees pachis pacchis पच्चीस'],
      [30, 'tees tis thirty तीस'],
      [40, 'chalis forty चालीस'],
      [50, 'pachas fifty पचास'],
    ] as const
  ).flatMap(([figure, names]) => wordsOf(names).map((name) => [name, figure])),
)

/** A smaller figure without a unit is no pay. */
const leastPay = 4_000
const mostPay = 200_000

/** The monthly pay that a query names, and the words without it. */
export function payInWords(words: readonly string[]): {
  rupees: number | undefined
  words: readonly string[]
} {
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
  return { rupees, words: rest.filter((word) => !payWords.has(word)) }
}

function figureOf(word: string, isCounted: boolean): number | undefined {
  const [, digits, unit] = /^(\d{1,6})(k?)$/.exec(word) ?? []
  if (digits === undefined) return undefined
  const isThousands = unit === 'k' || (isCounted && digits.length <= 3)
  const rupees = Number(digits) * (isThousands ? 1_000 : 1)
  const isPay = isThousands || (digits.length >= 4 && rupees >= leastPay)
  return isPay && rupees >= payRange.min && rupees <= mostPay ? rupees : undefined
}
