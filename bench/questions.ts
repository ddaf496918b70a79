import { circles, payFloors } from '#contract/job-search/options.ts'
import { educationOptions, experienceOptions, workTypeOptions } from '#contract/options.ts'
import type { Random } from '#server/local/sample/random.ts'
import type { Market, MarketJob } from './market/jobs.ts'
import { randomOf } from './market/seeded.ts'

/** The filters of a search, as its call takes them. */
export type Question = Readonly<Record<string, string | number>>

/** Each `take` returns questions that were not returned before, fewer at the end of the supply. */
export type Supply = {
  readonly name: string
  readonly take: (count: number) => Question[]
  readonly left: () => number
}

const ofEachKind = 24_000
const attemptsForOne = 4
const commonest = 500
const sampledForCommonest = 20_000
const limit = 24

type Ask = (random: Random, job: MarketJob) => Question

/** The kinds of searches. Each question is made from a job of the market, so that it asks for what exists. */
const kinds: Readonly<Record<string, Ask>> = {
  text: (random, job) => ({ q: textOf(random, job) }),
  'with typing errors': (random, job) => ({ q: misspelt(random, textOf(random, job)) }),
  'text and two filters': (random, { facts, draft }) => ({
    q: wordsOf(random, draft.jobTitle),
    location: facts.city,
    ...filterOf(random),
  }),
  'pay floor and filters': (random, { facts }) => ({
    salary: String(random.pick(payFloors)),
    location: facts.city,
    ...(random.chance(0.5) && { company: facts.company }),
    ...filterOf(random),
    sort: 'pay',
  }),
  'near a pincode': (random, { draft }) => ({
    near: draft.jobPincode,
    within: random.pick(circles),
    ...(random.chance(0.5) && { q: wordsOf(random, draft.jobTitle) }),
    sort: 'nearest',
  }),
  'nothing found': (random, { facts }) => ({ q: unknownWord(random), location: facts.city }),
}

/** Different questions of each kind; the same for the same market. */
export function makeSupplies(market: Market, seed: number): Supply[] {
  return Object.entries(kinds).map(([name, ask]) => supplyOf(name, ask, market, seed))
}

/** Pages far down a list: each filters it otherwise. */
export function supplyDeepPages(cursors: readonly string[], market: Market, seed: number): Supply {
  const ask: Ask = (random, { facts }) => ({
    cursor: cursors[random.int(0, cursors.length - 1)] ?? '',
    location: facts.city,
    ...filterOf(random),
  })
  return supplyOf('a deep page', ask, market, seed)
}

/** A text in a town: for the list page, and for the counts beside its options. */
export function supplyListQueries(name: string, market: Market, seed: number): Supply {
  const ask: Ask = (random, { draft, facts }) => ({
    q: wordsOf(random, draft.jobTitle),
    location: facts.city,
  })
  return supplyOf(name, ask, market, seed)
}

/** Half from the commonest questions, which repeat, and half from the long tail, where each is new. */
export function skewedMix(
  supplies: readonly Supply[],
  market: Market,
  { count, seed }: { count: number; seed: number },
): Question[] {
  const random = randomOf(seed, 'mix', 0)
  const common = commonestOf(market, seed)
  const tails = supplies.map(({ take }) => take(Math.ceil(count / 2 / supplies.length)))
  const longest = Math.max(...tails.map(({ length }) => length))
  const tail = Array.from({ length: longest }, (_, index) =>
    tails.map((each) => each[index]).filter((each) => each !== undefined),
  ).flat()
  return tail.flatMap((each) => {
    const repeated = common[random.int(0, common.length - 1)]
    return repeated ? [repeated, each] : [each]
  })
}

function commonestOf(market: Market, seed: number): Question[] {
  const counts = new Map<string, { question: Question; count: number }>()
  for (let index = 0; index < Math.min(sampledForCommonest, market.totalJobs); index += 1) {
    const { draft, facts } = market.jobAt(index)
    const q = draft.jobTitle.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
    const question = {
      q,
      ...(randomOf(seed, 'common', index).chance(0.5) && { location: facts.city }),
      limit,
    }
    const key = JSON.stringify(question)
    counts.set(key, { question, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, commonest)
    .map(({ question }) => question)
}

function supplyOf(name: string, ask: Ask, market: Market, seed: number): Supply {
  const questions = new Map<string, Question>()
  for (let index = 0; index < ofEachKind * attemptsForOne; index += 1) {
    if (questions.size === ofEachKind) break
    const random = randomOf(seed, name, index)
    const job = market.jobAt(random.int(0, market.totalJobs - 1))
    const question = { ...ask(random, job), limit }
    questions.set(JSON.stringify(question), question)
  }
  const all = [...questions.values()]
  let taken = 0
  return {
    name,
    take: (count) => all.slice(taken, (taken += Math.min(count, all.length - taken))),
    left: () => all.length - taken,
  }
}

/** Some words of a title, often with a town or a company, as people type them. */
function textOf(random: Random, { draft, facts }: MarketJob): string {
  const words = wordsOf(random, draft.jobTitle)
  return random.pick([words, `${words} ${facts.city}`, `${words} ${facts.company}`] as const)
}

function wordsOf(random: Random, title: string): string {
  const words = title.toLowerCase().match(/[\p{Letter}\p{Mark}]+/gu) ?? []
  return random.some(words, random.int(1, 3)).join(' ')
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const letter = (random: Random): string => letters.charAt(random.int(0, letters.length - 1))

/** With a letter left out, doubled or replaced. */
function misspelt(random: Random, text: string): string {
  const at = random.int(1, Math.max(1, text.length - 2))
  const [before, there, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  return before + random.pick(['', there + there, letter(random)] as const) + after
}

const unknownWord = (random: Random): string =>
  `qz${Array.from({ length: 6 }, () => letter(random)).join('')}`

function filterOf(random: Random): Question {
  const valueOf = (options: readonly { readonly value: string }[]) =>
    options[random.int(0, options.length - 1)]?.value ?? ''
  const filters = {
    education: valueOf(educationOptions),
    experience: valueOf(experienceOptions),
    workType: valueOf(workTypeOptions),
  }
  const names = random.pick(['education', 'experience', 'workType'] as const)
  return { [names]: filters[names] }
}
