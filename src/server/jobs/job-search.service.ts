import type { z } from 'zod'
import { jobSorts, usualCircle } from '#contract/job-search.ts'
import type { JobFilters, publicJobsQuerySchema } from '#contract/job-search.ts'
import { limits } from '#contract/limits.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  findOptionValue,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { Page } from '../lib/page.ts'
import type { PlacesService } from '../places/places.service.ts'
import type { FoundJob, FoundPage, SearchService, SearchWish } from '../search/search.service.ts'

type PublicWish = z.output<typeof publicJobsQuerySchema>
export type SearchFields = Pick<PublicWish, keyof JobFilters>
type PageFields = SearchFields & Pick<PublicWish, 'cursor'>

export type JobSearch = ReturnType<typeof createJobSearch>

/** What is asked for in the fields of a search, and how many jobs there are of it. */
export function createJobSearch({
  search,
  places,
}: {
  search: SearchService
  places: Pick<PlacesService, 'findNearby'>
}) {
  /** @throws AppError UNKNOWN_PINCODE */
  function wishOf(fields: SearchFields): SearchWish {
    const { q, location, company, education, category, experience, workType } = inValues(fields)
    const { salary, near, within } = fields
    return {
      q,
      filters: { location, company, education, category, fits: experience, workType },
      payFrom: salary ? Number(salary) : undefined,
      places: near ? places.findNearby(near, Number(within || usualCircle)) : undefined,
    }
  }

  const findRecentPage = search.keepPages(
    async ({ fields, limit }: { fields: PageFields; limit: number }): Promise<FoundPage> => {
      const wish = wishOf(fields)
      const sort = jobSorts.find((each) => each === fields.sort)
      const countedTo = limits.searchCountMax + 1
      const page = await search.findPage(wish, { sort, cursor: fields.cursor, limit, countedTo })
      const isAll = !fields.cursor && page.nextCursor === null
      const total = isAll
        ? page.items.length
        : (page.total ?? (await search.count(wish, countedTo)))
      return { ...page, total }
    },
  )

  return {
    wishOf,

    /**
     * @throws AppError UNKNOWN_PINCODE
     * @throws AppError MALFORMED for a cursor that this server did not make
     */
    async findPage(fields: PageFields, limit: number): Promise<Page<FoundJob>> {
      return await findRecentPage(questionKey(fields, limit), { fields, limit })
    },
  }
}

/** The same for all who ask the same. */
function questionKey(fields: PageFields, limit: number): string {
  const { q, location, company, education, category, experience, workType } = fields
  const { salary, near, within, sort, cursor } = fields
  const about = [q, location, company, education, category, experience, workType]
  return JSON.stringify([...about, salary, near, within, sort, cursor, limit])
}

/** Choices may come as labels; anything that is no choice is kept and finds nothing. */
export function inValues<Fields extends SearchFields>(fields: Fields): Fields {
  return {
    ...fields,
    education: valueOf(educationOptions, fields.education),
    category: valueOf(categoryOptions, fields.category),
    experience: valueOf(experienceOptions, fields.experience),
    workType: valueOf(workTypeOptions, fields.workType),
  }
}

function valueOf(choices: readonly Option[], text: string | undefined): string | undefined {
  return text === undefined ? undefined : (findOptionValue(choices, text) ?? text)
}
