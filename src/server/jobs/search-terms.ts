import type { Category, Education } from '#contract/options.ts'

/** What a search asks for; '' and undefined ask for nothing. */
export type SearchWish = {
  readonly q?: string | undefined
  readonly location?: string | undefined
  readonly company?: string | undefined
  /** A stored value, or any other text, which then finds nothing. */
  readonly education?: string | undefined
  readonly category?: string | undefined
}

/** Postgres refuses a lexeme of 2047 bytes; some characters take 4 and some unfold into many. */
const longestTerm = 300

/**
 * The words of a text as search knows them. Postgres's own parser splits Devanagari words at their
 * vowel signs, so words are cut here, for titles and for what is typed alike.
 */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => cut(word)))]
}

/** The words and filter values under which a job is found. */
export function termsOfJob(job: {
  title: string
  category: Category
  city: string
  company_name: string
  education: readonly Education[]
}): string[] {
  return [
    ...wordsOf(job.title),
    filterTerm('category', job.category),
    filterTerm('location', job.city),
    filterTerm('company', job.company_name),
    ...job.education.map((value) => filterTerm('education', value)),
  ]
}

/** The wish as the text of a tsquery, undefined when it asks for nothing. */
export function queryOf({ q, ...filters }: SearchWish): string | undefined {
  const words = wordsOf(q ?? '').map((word) => `${quoted(word)}:*`)
  const values = Object.entries(filters)
    .filter(([, value]) => value !== undefined && value.trim() !== '')
    .map(([name, value]) => quoted(filterTerm(name, value ?? '')))
  return words.length + values.length === 0 ? undefined : [...words, ...values].join(' & ')
}

/** Begins with a colon, as no word does: a word is looked for by its beginning. */
function filterTerm(name: string, value: string): string {
  return cut(`:${name}:${folded(value).replace(/\s+/g, ' ').trim()}`)
}

function folded(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ').normalize('NFKC').toLowerCase()
}

function cut(term: string): string {
  return term.length <= longestTerm ? term : term.slice(0, longestTerm).toWellFormed()
}

function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
