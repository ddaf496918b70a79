import { z } from 'zod'
import { limits } from './limits.ts'

/** The name of a landing page: a category, a city, or the one in the other. */
export const landingParamsSchema = z.object({ slug: z.string().max(limits.addressLength) })

/** Another page and how many live jobs it has, as it was within the last minutes. */
const landingLinkSchema = z.object({
  slug: z.string(),
  /** The category or the city alone. */
  name: z.string(),
  jobs: z.number().int(),
})
export type LandingLink = z.infer<typeof landingLinkSchema>

const cityLinkSchema = landingLinkSchema.extend({ state: z.string() })
export type CityLink = z.infer<typeof cityLinkSchema>

const categorySchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** What jobs are filtered by. */
  value: z.string(),
})
const citySchema = z.object({ slug: z.string(), name: z.string(), state: z.string() })

/** What a page of jobs of a kind, in a place, is about, and where one goes on from it. */
export const landingSchema = z.object({
  /** The page's one name; whoever asked by another one is sent there. */
  slug: z.string(),
  category: categorySchema.nullable(),
  city: citySchema.nullable(),
  /** Other categories: in the city, where there is one. */
  categories: z.array(landingLinkSchema),
  /** Other cities: with the category, where there is one. The nearest to the page's city come first. */
  cities: z.array(cityLinkSchema),
})
export type Landing = z.infer<typeof landingSchema>

export const landingsQuerySchema = z
  .object({ cities: z.coerce.number().int().min(1).max(limits.landingCitiesMax) })
  .partial()

/** Every page that has jobs: categories, and cities with most jobs first. */
export const landingsSchema = z.object({
  categories: z.array(landingLinkSchema),
  cities: z.array(cityLinkSchema),
})
export type Landings = z.infer<typeof landingsSchema>
