import { sentence } from '#contract/sentences.ts'

/** Says the sentence of a key: the same function at each drawing. */
export type Translate = typeof sentence

const translation = { t: sentence, language: 'en' } as const

/** The sentences of the page's language. */
export const useTranslation = (): typeof translation => translation
