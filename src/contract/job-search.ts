import { z } from 'zod'
import { searchText } from './fields.ts'
import { cursorSchema } from './jobs.ts'
import { limits } from './limits.ts'

const filterText = searchText()

const jobFiltersSchema = z.object({
  q: searchText(limits.searchTextLength),
  location: filterText,
  company: filterText,
  education: filterText,
  category: filterText,
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

export const jobFilterChoicesSchema = z.object({
  locations: z.array(z.string()),
  companies: z.array(z.string()),
})
export type JobFilterChoices = z.infer<typeof jobFilterChoicesSchema>
