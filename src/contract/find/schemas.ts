import { z } from 'zod'
import { searchText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { foundKinds } from './kinds.ts'

export const findAnythingSchema = z.object({
  /** The beginnings of words of a name or a title, or a whole number, e-mail address or id. */
  q: searchText(limits.searchTextLength),
})

export const foundItemSchema = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** What tells it from others with the same title. */
  sub: z.string(),
  /** Its state or role in a word; empty where it has none. */
  mark: z.string(),
  /** The page that is best for it, within the site. */
  path: z.string(),
})
export type FoundItem = z.infer<typeof foundItemSchema>
