import type { Kysely } from 'kysely'
import type { ChoiceFilter } from '#contract/job-search/options.ts'
import type { OptionCount } from '#contract/job-search/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { flagOf } from '../index/option-flags.rules.ts'
import type { FlaggedFilter } from '../index/option-flags.rules.ts'
import { lexemeOf, widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import type { TextQuery } from '../query/text-query.rules.ts'
import { fromSample, leastOnAverage } from './sampled-count.rules.ts'
import { countAmongNewest, countSample } from './search-counts.repository.ts'
import type { Grouping, ValueCount } from './search-counts.repository.ts'

export type FilterOption = { readonly name: ChoiceFilter; readonly value: string }

type Input = {
  readonly query: SearchQuery
  readonly now: Date
  readonly max: number
  readonly dictionary: SearchDictionary
}

type CountOption = (value: string) => number
type Counter = {
  readonly by: Grouping
  readonly counting: (counts: readonly ValueCount[], dictionary: SearchDictionary) => CountOption
}

/** From the counts by a column to those of a filter's options. */
const counters: Readonly<Record<ChoiceFilter, Counter>> = {
  category: counterOf('category', (category, option) => category === option),
  education: flagCounter('education'),
  experience: flagCounter('experience'),
  workType: flagCounter('workType'),
  shift: flagCounter('shift'),
  workTime: flagCounter('workTime'),
  benefit: flagCounter('benefit'),
  salary: counterOf('pay', (pay, option) => Number(pay) >= Number(option)),
  location: lexemeCounter('city', 'location'),
  company: lexemeCounter('company_name', 'company'),
}

/** So many matches are read, which takes some tens of milliseconds: in a large market each is on another page of the disk. */
const maxReadOf = { smallMarket: 20_000, largeMarket: 6_000 } as const
const smallMarket = 20_000

/**
 * How many of the live jobs that match a query each option would find, at most `max`; undefined where it is not known, because so
 * many match that only a sample was read, and hardly any of it has the option.
 */
export async function countOptions(
  db: Kysely<DB>,
  options: readonly FilterOption[],
  input: Input,
): Promise<(OptionCount | undefined)[]> {
  if (options.length === 0) return []
  const { query, now, dictionary } = input
  const names = [...new Set(options.map(({ name }) => name))]
  const groupings = [...new Set(names.map((name) => counters[name].by))]
  const text = widest(query)
  const isSmall = dictionary.liveJobs <= smallMarket
  const maxRead = isSmall ? maxReadOf.smallMarket : maxReadOf.largeMarket
  const matching = { query: text, pincodes: query.pincodes, now, maxRead }
  const sample = await countSample(db, groupings, matching)
  const countOf = new Map<ChoiceFilter, CountOption>()
  for (const name of names) {
    const { by, counting } = counters[name]
    const counted = sample.counts.filter((each) => each.by === by)
    countOf.set(name, counting(counted, dictionary))
  }
  const counts = options.map(({ name, value }) => countOf.get(name)?.(value) ?? 0)
  return await extrapolate(db, { ...sample, text, counts }, input)
}

function counterOf(by: Grouping, has: (value: string, option: string) => boolean): Counter {
  return {
    by,
    counting: (counts) => (option) =>
      counts.reduce((sum, { value, count }) => (has(value, option) ? sum + count : sum), 0),
  }
}

function flagCounter(filter: FlaggedFilter): Counter {
  return counterOf(
    'option_flags',
    (flags, option) => (Number(flags) & flagOf(filter, option)) !== 0,
  )
}

/** A town or a company counts for all its spellings. */
function lexemeCounter(by: Grouping, filter: 'location' | 'company'): Counter {
  return {
    by,
    counting: (counts, dictionary) => {
      const byLexeme = new Map<string, number>()
      for (const { value, count } of counts) {
        const lexeme = lexemeOf(filter, value, dictionary)
        byLexeme.set(lexeme, (byLexeme.get(lexeme) ?? 0) + count)
      }
      return (option) => byLexeme.get(lexemeOf(filter, option, dictionary)) ?? 0
    },
  }
}

type Sampled = {
  readonly read: number
  readonly isAll: boolean
  readonly text: TextQuery | undefined
  readonly counts: readonly number[]
}

/** From the counts of a sample to those of all matches. */
async function extrapolate(
  db: Kysely<DB>,
  { read, isAll, text, counts }: Sampled,
  { query: { pincodes }, now, max, dictionary }: Input,
): Promise<(OptionCount | undefined)[]> {
  if (isAll) return counts.map((count) => Math.min(count, max))
  const matches = text === undefined ? dictionary.liveJobs : await fewestMatches(text)
  const shareRead = Math.min(1, read / Math.max(matches, 1))
  return counts.map((count) => fromSample(count, { shareRead, max }))

  /** A lower bound, by the newest jobs. */
  async function fewestMatches(query: TextQuery): Promise<number> {
    const newest = await countAmongNewest(db, { query, pincodes, now })
    return (leastOnAverage(newest.matching) / Math.max(newest.read, 1)) * dictionary.liveJobs
  }
}
