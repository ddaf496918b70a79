import { circles, loosenedParts, salaryFloors } from '#contract/job-search.ts'
import type {
  CountedFilter,
  JobFilterChoices,
  LoosenedPart,
  LoosenedSearch,
  OptionCounts,
} from '#contract/job-search.ts'
import { limits } from '#contract/limits.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { Clock } from '../lib/clock.ts'
import type { SearchService, SearchWish } from '../search/search.service.ts'
import { inValues } from './job-search.service.ts'
import type { JobSearch, SearchFields } from './job-search.service.ts'
import type { JobsPresenter } from './jobs.presenter.ts'

type Needs = {
  clock: Clock
  presenter: JobsPresenter
  search: SearchService
  jobSearch: JobSearch
  listJobFilterChoices: (most: number) => Promise<JobFilterChoices>
}

const most = limits.searchCountMax + 1
const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value)

/** What is counted among the jobs of a question. */
const fixedFilters = ['category', 'education', 'experience', 'workType', 'salary'] as const
type FixedFilter = (typeof fixedFilters)[number]

const optionsOf: Readonly<Record<FixedFilter, readonly string[]>> = {
  category: valuesOf(categoryOptions),
  education: valuesOf(educationOptions),
  experience: valuesOf(experienceOptions),
  workType: valuesOf(workTypeOptions),
  salary: salaryFloors.map(String),
}

/** What other choices would find: beside the filters, and where nothing was found. */
export function createJobOptions({
  clock,
  presenter,
  search,
  jobSearch,
  listJobFilterChoices,
}: Needs) {
  const countsOf = search.keepForHalfMinute(countOptions)

  return {
    /**
     * At most a minute old. One question after another, so that searches are not held up.
     * @throws AppError UNKNOWN_PINCODE
     */
    async countJobOptions(fields: SearchFields): Promise<OptionCounts> {
      const { sort: _, ...asked } = inValues(fields)
      const question = new URLSearchParams()
      for (const [name, value] of Object.entries(asked)) {
        if (value !== undefined && value !== '') question.set(name, value)
      }
      question.sort()
      return await countsOf(question.toString(), asked)
    },

    /** @throws AppError UNKNOWN_PINCODE */
    async loosenSearch(fields: SearchFields): Promise<LoosenedSearch> {
      jobSearch.wishOf(fields)
      const counted: { name: LoosenedPart; count: number }[] = []
      for (const name of loosenedParts.filter((each) => Boolean(fields[each]))) {
        const count = await search.count(jobSearch.wishOf({ ...fields, [name]: '' }), most)
        if (count > 0) counted.push({ name, count })
      }
      const parts = counted.toSorted((one, other) => other.count - one.count)
      const [loosest] = parts
      const nearMisses = loosest
        ? await jobSearch.findPage({ ...fields, [loosest.name]: '' }, limits.nearMisses)
        : undefined
      const now = clock.now()
      return {
        parts,
        nearMisses: (nearMisses?.items ?? []).map((job) => presenter.presentFound(job, now)),
      }
    },
  }

  async function countOptions(fields: SearchFields): Promise<OptionCounts> {
    const counts: OptionCounts['counts'] = {
      category: {},
      location: {},
      company: {},
      education: {},
      experience: {},
      workType: {},
      salary: {},
      within: {},
    }
    const isChosen = (name: CountedFilter) => Boolean(fields[name])
    const free = fixedFilters.filter((name) => !isChosen(name))
    await countFor(free, fields)
    for (const name of fixedFilters.filter(isChosen)) {
      await countFor([name], { ...fields, [name]: '' })
    }
    const { locations, companies } = await listJobFilterChoices(limits.filterChoicesAtFirst)
    await countNamed('location', locations)
    await countNamed('company', companies)
    // Without a place there is nothing to be within; a circle is a question of its own.
    for (const value of fields.near ? circles : []) {
      const wish = jobSearch.wishOf({ ...fields, within: value })
      counts.within[value] = await search.count(wish, most)
    }
    return { counts }

    async function countNamed(filter: 'location' | 'company', choices: string[]): Promise<void> {
      const others = jobSearch.wishOf({ ...fields, [filter]: '' })
      const numbers = await search.countChoices(others, { filter, choices }, most)
      for (const [index, choice] of choices.entries()) counts[filter][choice] = numbers[index] ?? 0
    }

    async function countFor(names: readonly FixedFilter[], others: SearchFields): Promise<void> {
      const choices = names.flatMap((name) => optionsOf[name].map((value) => ({ name, value })))
      const parts = choices.map(({ name, value }) => partOf(jobSearch.wishOf({ [name]: value })))
      const numbers = await search.countEach(jobSearch.wishOf(others), parts, most)
      for (const [index, { name, value }] of choices.entries()) {
        counts[name][value] = numbers[index] ?? 0
      }
    }
  }
}

/** Without what a part does not ask for, so that it takes nothing from the whole. */
function partOf({ filters, payFrom }: SearchWish): SearchWish {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { filters: Object.fromEntries(asked), ...(payFrom !== undefined && { payFrom }) }
}
