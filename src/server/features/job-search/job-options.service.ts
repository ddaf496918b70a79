import type { z } from 'zod'
import {
  choiceFilters,
  circles,
  countedFilters,
  fixedChoices,
  loosenedParts,
  quickFilters,
} from '#contract/job-search/options.ts'
import type { QuickFilter } from '#contract/job-search/options.ts'
import { optionCountsSchema } from '#contract/job-search/schemas.ts'
import type {
  JobFilterChoices,
  LoosenedSearch,
  OptionCounts,
  optionCountsQuerySchema,
} from '#contract/job-search/schemas.ts'
import type { ChoiceFilter, CountedFilter, LoosenedPart } from '#contract/job-search/options.ts'
import { limits } from '#server/lib/limits.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createResultCache } from './execute/result-cache.ts'
import { keyOf, toOptionValues } from './filtered-search.service.ts'
import type { FilteredSearch, FilterFields } from './filtered-search.service.ts'
import type { JobSearchPresenter } from './job-search.presenter.ts'
import type { SearchInput, SearchService } from './search.service.ts'

type Deps = {
  clock: Clock
  presenter: Pick<JobSearchPresenter, 'presentFound'>
  search: SearchService
  filteredSearch: FilteredSearch
  listJobFilterChoices: (max: number) => Promise<JobFilterChoices>
  countLookup: CountLookup
}

const maxCount = limits.searchCountMax + 1
const maxCachedCounts = 2_000

type FixedFilter = keyof typeof fixedChoices
const isFixed = (name: ChoiceFilter): name is FixedFilter => name in fixedChoices
const fixedFilters = choiceFilters.filter(isFixed)

type Counts = OptionCounts['counts']
type Choice = { readonly name: FixedFilter; readonly value: string }
type CountFields = z.output<typeof optionCountsQuerySchema>

const choicesOf = (name: FixedFilter): Choice[] =>
  fixedChoices[name].map((value) => ({ name, value }))

const noCounts = (): Counts =>
  optionCountsSchema.shape.counts.parse(
    Object.fromEntries(countedFilters.map((name) => [name, {}])),
  )

/** How many jobs other choices of the filters would find. */
export function createJobOptions({
  clock,
  presenter,
  search,
  filteredSearch,
  listJobFilterChoices,
  countLookup,
}: Deps) {
  const cache = createResultCache<OptionCounts>({ clock, maxResults: maxCachedCounts })
  const { toSearchInput } = filteredSearch

  return {
    /**
     * The counts are at most a minute old.
     * @throws AppError UNKNOWN_PINCODE
     */
    async countJobOptions({ quick, ...fields }: CountFields): Promise<OptionCounts> {
      const { sort: _, ...filters } = toOptionValues(fields)
      const isQuick = quick !== undefined
      let outcome: 'hit' | 'miss' = 'hit'
      const counted = await cache.getOrLoad(`${isQuick}&${keyOf(filters)}`, () => {
        outcome = 'miss'
        return isQuick ? countQuick(filters) : countOptions(filters)
      })
      countLookup('options', outcome)
      return counted
    },

    /** @throws AppError UNKNOWN_PINCODE */
    async loosenSearch(fields: FilterFields): Promise<LoosenedSearch> {
      toSearchInput(fields)
      const counted: { name: LoosenedPart; count: number }[] = []
      for (const name of loosenedParts.filter((each) => Boolean(fields[each]))) {
        const count = await search.count(toSearchInput({ ...fields, [name]: '' }), maxCount)
        if (count > 0) counted.push({ name, count })
      }
      const parts = counted.toSorted((one, other) => other.count - one.count)
      const [loosest] = parts
      const nearMisses = loosest
        ? await filteredSearch.findPage({ ...fields, [loosest.name]: '' }, limits.nearMisses)
        : undefined
      const now = clock.now()
      return {
        parts,
        nearMisses: (nearMisses?.items ?? []).map((job) => presenter.presentFound(job, now)),
      }
    },
  }

  async function countQuick(fields: FilterFields): Promise<OptionCounts> {
    const counts = noCounts()
    const isChosen = ({ name }: QuickFilter) => Boolean(fields[name])
    await countFixed(
      quickFilters.filter((each) => !isChosen(each)),
      fields,
      counts,
    )
    for (const each of quickFilters.filter(isChosen)) {
      await countFixed([each], { ...fields, [each.name]: '' }, counts)
    }
    return { counts }
  }

  /** One count after another, so that searches go first. */
  async function countOptions(fields: FilterFields): Promise<OptionCounts> {
    const counts = noCounts()
    const isChosen = (name: CountedFilter) => Boolean(fields[name])
    const free = fixedFilters.filter((name) => !isChosen(name))
    await countFixed(free.flatMap(choicesOf), fields, counts)
    for (const name of fixedFilters.filter(isChosen)) {
      await countFixed(choicesOf(name), { ...fields, [name]: '' }, counts)
    }
    const { locations, companies } = await listJobFilterChoices(limits.filterChoicesAtFirst)
    await countNamed('location', locations)
    await countNamed('company', companies)
    // A radius needs a place.
    for (const value of fields.near ? circles : []) {
      const input = toSearchInput({ ...fields, within: value })
      counts.within[value] = await search.count(input, maxCount)
    }
    return { counts }

    async function countNamed(filter: 'location' | 'company', choices: string[]): Promise<void> {
      const others = toSearchInput({ ...fields, [filter]: '' })
      const numbers = await search.countChoices(others, { filter, choices }, maxCount)
      for (const [index, choice] of choices.entries()) counts[filter][choice] = numbers[index] ?? 0
    }
  }

  async function countFixed(
    choices: readonly Choice[],
    others: FilterFields,
    counts: Counts,
  ): Promise<void> {
    const parts = choices.map(({ name, value }) => withoutEmpty(toSearchInput({ [name]: value })))
    const numbers = await search.countEach(toSearchInput(others), parts, maxCount)
    for (const [index, { name, value }] of choices.entries()) {
      counts[name][value] = numbers[index] ?? 0
    }
  }
}

/** Only the filters that are set, so that a part overwrites no filter of the whole. */
function withoutEmpty({ filters, payFrom }: SearchInput): SearchInput {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { filters: Object.fromEntries(set), ...(payFrom !== undefined && { payFrom }) }
}
