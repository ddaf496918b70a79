import { z } from 'zod'
import { requiredText, searchText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { synonymFilters } from './options.ts'

const isSynonymFilter = (text: string): boolean =>
  text === '' || synonymFilters.some(({ value }) => value === text)

/** A phrase that people use, its meaning, and the filter value with the same meaning. */
export const synonymFormSchema = z.object({
  phrase: requiredText('synonyms.phraseRequired', limits.synonymLength),
  meaning: requiredText('synonyms.meaningRequired', limits.synonymLength),
  filter: z
    .string({ error: 'synonyms.filterInvalid' })
    .default('')
    .refine(isSynonymFilter, { error: 'synonyms.filterInvalid' }),
})

/** `synonymFormSchema` parses the fields. */
export const saveSynonymSchema = z.looseObject({})

export const synonymSchema = z.object({
  phrase: z.string(),
  meaning: z.string(),
  filter: z.string(),
})
export type Synonym = z.infer<typeof synonymSchema>

export const removeSynonymSchema = z.object({ phrase: z.string().max(limits.synonymLength) })
export const removeSynonymReplySchema = z.object({ message: z.string() })

/** Sorted by phrase, in pages; `q` is searched in phrases and meanings. */
export const listSynonymsSchema = z
  .object({
    q: searchText(limits.synonymLength),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()
