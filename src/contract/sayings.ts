import { z } from 'zod'
import { requiredText, searchText } from './fields.ts'
import { limits } from './limits.ts'
import { categoryOptions, experienceOptions, workTypeOptions } from './options.ts'
import type { MessageKey } from './sentences.ts'

/** A meaning that is also the town of that name. */
export const townFilter = 'town'

/** A value that jobs are filtered by and that says the same as a phrase; '' for none. */
export const sayingFilters: readonly { readonly value: string; readonly labelKey: MessageKey }[] = [
  { value: townFilter, labelKey: 'sayings.town' },
  ...categoryOptions.map(({ value, labelKey }) => ({ value: `category:${value}`, labelKey })),
  ...workTypeOptions.map(({ value, labelKey }) => ({ value: `workType:${value}`, labelKey })),
  ...experienceOptions.map(({ value, labelKey }) => ({ value: `experience:${value}`, labelKey })),
]

const isSayingFilter = (text: string): boolean =>
  text === '' || sayingFilters.some(({ value }) => value === text)

/** Words that people use, what they mean, and the filter that means the same. */
export const sayingFormSchema = z.object({
  phrase: requiredText('sayings.phraseRequired', limits.sayingLength),
  meaning: requiredText('sayings.meaningRequired', limits.sayingLength),
  filter: z
    .string({ error: 'sayings.filterInvalid' })
    .default('')
    .refine(isSayingFilter, { error: 'sayings.filterInvalid' }),
})
export const sayingFieldOrder = ['phrase', 'meaning', 'filter'] as const

/** `sayingFormSchema` reads what stands in it. */
export const saveSayingSchema = z.looseObject({})

export const sayingSchema = z.object({
  phrase: z.string(),
  meaning: z.string(),
  filter: z.string(),
})
export type Saying = z.infer<typeof sayingSchema>

export const removeSayingSchema = z.object({ phrase: z.string().max(limits.sayingLength) })
export const removeSayingReplySchema = z.object({ message: z.string() })

/** In the order of the phrases; `q` is looked for in phrases and meanings, page after page. */
export const listSayingsSchema = z
  .object({
    q: searchText(limits.sayingLength),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()
