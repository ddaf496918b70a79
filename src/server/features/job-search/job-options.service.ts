import type { z } from 'zod'
import {
  choiceFilters,
  circles,
  countedFilters,
  fixedChoices,
  loosenedParts,
  quickFilters,
} from '#contract/job-search/options.ts'
import { optionCountsSchema } from '#contract/job-search/schemas.ts'
import type {
  JobFilterChoices,
  LoosenedSearch,
  OptionCounts,
  optionCountsQuerySchema,
} from '#contract/job-search/schemas.ts'
import type { ChoiceFilter, LoosenedPart } from '#contract/job-search/options.ts'
import { limits } from '#server/lib/limits.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createResultCache } from './execute/result-cache.ts'
import { keyOf, toOptionValues } from './filtered-search.service.ts'
import type { FilteredSearch, FilterFields } from './filtered-search.service.ts'
import type { JobSearchPresenter } from './job-search.presenter.ts'
import type { FilterOption } from './execute/count-options.ts'
import type { SearchService } from './search.service.ts'

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

type Counts = OptionCounts['counts']
type CountFields = z.output<typeof optionCountsQuerySchema>

const optionsOf = (name: ChoiceFilter, values: readonly string[]): FilterOption[] =>
  values.map((value) => ({ name, value }))
const fixedOptions = choiceFilters
  .filter(isFixed)
  .flatMap((name) => optionsOf(name, fixedChoices[name]))

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
        return isQuick ? countQuick(filters) : countAll(filters)
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
    return { counts: await countEach(quickFilters, fields) }
  }

  async function countAll(fields: FilterFields): Promise<OptionCounts> {
    const { locations, companies } = await listJobFilterChoices(limits.filterChoicesAtFirst)
    const named = [...optionsOf('location', locations), ...optionsOf('company', companies)]
    const counts = await countEach([...fixedOptions, ...named], fields)
    // A radius needs a place.
    for (const value of fields.near ? circles : []) {
      const input = toSearchInput({ ...fields, within: value })
      counts.within[value] = await search.count(input, maxCount)
    }
    return { counts }
  }

  /** The options of a filter that is set are counted without it, those of all others together. */
  async function countEach(
    options: readonly FilterOption[],
    fields: FilterFields,
  ): Promise<Counts> {
    const counts = noCounts()
    const isSet = ({ name }: FilterOption) => Boolean(fields[name])
    await addCounts(
      options.filter((each) => !isSet(each)),
      fields,
    )
    for (const name of new Set(options.filter(isSet).map((each) => each.name))) {
      await addCounts(
        options.filter((each) => each.name === name),
        { ...fields, [name]: '' },
      )
    }
    return counts

    async function addCounts(added: readonly FilterOption[], others: FilterFields): Promise<void> {
      const numbers = await search.countOptions(toSearchInput(others), added, maxCount)
      for (const [at, { name, value }] of added.entries()) {
        const number = numbers[at]
        if (number !== undefined) counts[name][value] = number
      }
    }
  }
}
