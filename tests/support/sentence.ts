import { createLanguages } from '#server/lib/languages.ts'

/** The English sentence of a key. */
export const sentence = createLanguages(['en']).translatorOf('en')
