import type { z } from 'zod'
import { jobSorts, usualCircle } from '#contract/job-search/options.ts'
import type { JobFilters, publicJobsQuerySchema } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { benefitOptions, shiftOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import {
  categoryOptions,
  educationOptions,
  experienceOptions,
  findOptionValue,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { Page } from '#server/lib/page.ts'
import { pincodeInWords } from './query/place-in-words.rules.ts'
import type {
  CompiledSearch,
  FoundJob,
  FoundPage,
  SearchInput,
  SearchService,
} from './search.service.ts'

type PublicInput = z.output<typeof publicJobsQuerySchema>
/** The filters of a search call, as they arrive. */
export type FilterFields = Pick<PublicInput, keyof JobFilters>
type PageFields = FilterFields & Pick<PublicInput, 'cursor'>

/** The jobs around a pincode. */
export type Circle = { readonly near: string; readonly withinKm: number }

export type FilteredSearch = ReturnType<typeof createFilteredSearch>

/** Searches by the filters of a call. */
export function createFilteredSearch({
  search,
  places,
}: {
  search: SearchService
  places: Pick<PlacesService, 'findNearby' | 'isPincode'>
}) {
  /** What the fields say, with the circle that they name. */
  function read(fields: FilterFields): { input: SearchInput; circle: Circle | undefined } {
    const values = toOptionValues(fields)
    const { q, salary, near: place, within, sort: _, experience, ...filters } = values
    // A pincode among the words is a place, unless one is chosen.
    const typed = place ? undefined : pincodeInWords(q ?? '', places.isPincode)
    const near = place || typed?.pincode
    return {
      input: {
        q: typed ? typed.rest : q,
        filters: { ...filters, fits: experience },
        payFrom: salary ? Number(salary) : undefined,
      },
      circle: near ? { near, withinKm: Number(within || usualCircle) } : undefined,
    }
  }

  /** @throws AppError UNKNOWN_PINCODE */
  function toSearchInput(fields: FilterFields): SearchInput {
    const { input, circle } = read(fields)
    return {
      ...input,
      places: circle && places.findNearby(circle.near, circle.withinKm),
    }
  }

  const findCachedPage = search.cachePages(
    async ({ fields, limit }: { fields: PageFields; limit: number }): Promise<FoundPage> => {
      const input = toSearchInput(fields)
      const sort = jobSorts.find((each) => each === fields.sort)
      const countTo = limits.searchCountMax + 1
      return await search.findPage(input, { sort, cursor: fields.cursor, limit, countTo })
    },
  )

  return {
    toSearchInput,

    /**
     * What a job must have so that its title and fields match, and where it must be.
     * @throws AppError UNKNOWN_PINCODE
     */
    async compile(fields: FilterFields): Promise<CompiledSearch & { circle: Circle | undefined }> {
      const { input, circle } = read(fields)
      const nearby = circle && places.findNearby(circle.near, circle.withinKm)
      return { ...(await search.compile({ ...input, places: nearby })), circle }
    },

    /**
     * @throws AppError UNKNOWN_PINCODE
     * @throws AppError MALFORMED for a cursor that this server did not make
     */
    async findPage(fields: PageFields, limit: number): Promise<Page<FoundJob>> {
      return await findCachedPage(`${limit}&${keyOf(fields)}`, { fields, limit })
    },
  }
}

/** The same for the same fields, in any order; empty fields do not count. */
export function keyOf(fields: PageFields): string {
  const key = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') key.set(name, value)
  }
  key.sort()
  return key.toString()
}

/** An option may arrive as its label. A text that is no option stays and finds nothing. */
export function toOptionValues<Fields extends FilterFields>(fields: Fields): Fields {
  return {
    ...fields,
    education: valueOf(educationOptions, fields.education),
    category: valueOf(categoryOptions, fields.category),
    experience: valueOf(experienceOptions, fields.experience),
    workType: valueOf(workTypeOptions, fields.workType),
    shift: valueOf(shiftOptions, fields.shift),
    workTime: valueOf(workTimeOptions, fields.workTime),
    benefit: valueOf(benefitOptions, fields.benefit),
  }
}

function valueOf(options: readonly Option[], text: string | undefined): string | undefined {
  return text === undefined ? undefined : (findOptionValue(options, text) ?? text)
}
