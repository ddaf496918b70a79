import { z } from 'zod'
import { optionValue } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import { categoryOptions } from '#contract/options.ts'

/** The slug of a landing page: a category, a city, or a category in a city. */
export const landingParamsSchema = z.object({ slug: z.string().max(limits.addressLength) })

/** A link to another landing page and its number of live jobs, which may be minutes old. */
const linkSchema = z.object({ slug: z.string(), jobs: z.number().int() })

const categoryLinkSchema = linkSchema.extend({ category: optionValue(categoryOptions) })
export type CategoryLink = z.infer<typeof categoryLinkSchema>

const cityLinkSchema = linkSchema.extend({ name: z.string(), state: z.string() })
export type CityLink = z.infer<typeof cityLinkSchema>

const citySchema = z.object({ slug: z.string(), name: z.string(), state: z.string() })

/** The subject of a landing page, and links to related pages. */
export const landingSchema = z.object({
  /** The page's canonical slug. Requests by another one are redirected. */
  slug: z.string(),
  category: optionValue(categoryOptions).nullable(),
  city: citySchema.nullable(),
  /** Other categories, in the page's city if it has one. */
  categories: z.array(categoryLinkSchema),
  /**
   * Other cities, with the page's category if it has one. The nearest to the page's city come
   * first.
   */
  cities: z.array(cityLinkSchema),
})
export type Landing = z.infer<typeof landingSchema>

export const landingsQuerySchema = z
  .object({ cities: z.coerce.number().int().min(1).max(limits.landingCitiesMax) })
  .partial()

/** All landing pages with jobs: categories, and the cities with the most jobs first. */
export const landingsSchema = z.object({
  categories: z.array(categoryLinkSchema),
  cities: z.array(cityLinkSchema),
})
export type Landings = z.infer<typeof landingsSchema>
