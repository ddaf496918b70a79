import { z } from 'zod'
import { searchText } from './fields.ts'
import { cursorSchema, jobCardSchema } from './jobs.ts'
import { limits } from './limits.ts'
import { pincodePattern } from './places.ts'

const filterText = searchText()

/** '' asks for nothing, as an empty field of a form without JavaScript does. */
const emptyOr = (isRight: (text: string) => boolean) =>
  z.coerce.string().refine((text) => text === '' || isRight(text))

/** How far around a pincode jobs are looked for, in kilometres. */
export const circles = ['5', '10', '20'] as const
export const usualCircle = '10'

export const jobSorts = ['newest', 'pay', 'nearest', 'best'] as const
export type JobSort = (typeof jobSorts)[number]

/** What a filter by pay offers, in rupees a month; any step between the least and the most may be asked for. */
export const salaryFloors = [
  10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 50_000,
] as const
/** Pay is told apart in these steps. */
export const salaryStep = 500
export const salaryFloorMin = 1_000
export const salaryFloorMax = 100_000

function isSalaryFloor(text: string): boolean {
  const rupees = Number(text)
  const isWithin = rupees >= salaryFloorMin && rupees <= salaryFloorMax
  return /^\d{4,6}$/.test(text) && isWithin && rupees % salaryStep === 0
}

const isOneOf = (choices: readonly string[]) => (text: string) => choices.includes(text)

const jobFiltersSchema = z.object({
  q: searchText(limits.searchTextLength),
  location: filterText,
  company: filterText,
  education: filterText,
  category: filterText,
  /** What the candidate has: jobs that fit it. */
  experience: filterText,
  workType: filterText,
  /** Rupees a month that a job must be able to pay. */
  salary: emptyOr(isSalaryFloor),
  /** A pincode; `within` so many kilometres of it. */
  near: emptyOr((text) => pincodePattern.test(text)),
  within: emptyOr(isOneOf(circles)),
  /** Nearest without a place, and best match without words, are newest. */
  sort: emptyOr(isOneOf(jobSorts)),
})

const searchLimit = z.coerce.number().int().min(1).max(limits.searchPageMax)

/** Any of the filters, `cursor` or `limit` switches to pages of 24; without them the newest 200. */
export const listJobsSchema = jobFiltersSchema
  .extend({ cursor: cursorSchema, limit: searchLimit, apply: z.enum(['true', 'false']) })
  .partial()

export const publicJobsQuerySchema = jobFiltersSchema
  .extend({ cursor: cursorSchema, limit: searchLimit })
  .partial()

export type JobFilters = Partial<z.infer<typeof jobFiltersSchema>>

/** With `most` only so many of each, the commonest. */
export const jobFilterChoicesQuerySchema = z
  .object({ most: z.coerce.number().int().min(1).max(limits.filterChoicesMax) })
  .partial()

export const jobFilterChoicesSchema = z.object({
  locations: z.array(z.string()),
  companies: z.array(z.string()),
  /** None was left out for `most`. */
  isWhole: z.boolean(),
})
export type JobFilterChoices = z.infer<typeof jobFilterChoicesSchema>

export const searchFiltersQuerySchema = jobFiltersSchema.partial()

/** Filters beside whose options stands how many jobs each would find; of places and companies, beside the commonest. */
export const countedFilters = [
  'category',
  'location',
  'company',
  'education',
  'experience',
  'workType',
  'salary',
  'within',
] as const
export type CountedFilter = (typeof countedFilters)[number]

/** How many jobs each option would find, the other filters kept; no further than a search counts. */
export const optionCountsSchema = z.object({
  counts: z.record(z.enum(countedFilters), z.record(z.string(), z.number().int())),
})
export type OptionCounts = z.infer<typeof optionCountsSchema>

/** What can be left out of a search: the words, and each filter. */
export const loosenedParts = [
  'q',
  'location',
  'near',
  'category',
  'company',
  'education',
  'salary',
  'experience',
  'workType',
] as const
export type LoosenedPart = (typeof loosenedParts)[number]

export const loosenedSearchSchema = z.object({
  /** What of the search to leave out, and how many jobs that finds: the most first, none without a job. */
  parts: z.array(z.object({ name: z.enum(loosenedParts), count: z.number().int() })),
  /** Jobs that match all but one part. */
  nearMisses: z.array(jobCardSchema),
})
export type LoosenedSearch = z.infer<typeof loosenedSearchSchema>
