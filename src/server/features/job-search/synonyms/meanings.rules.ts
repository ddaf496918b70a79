import type { SynonymRow } from '../index/search-dictionary.repository.ts'
import { wordsOf } from '../query/search-words.rules.ts'

/** What a phrase means, and the term of a filter's value with the same meaning, where there is one. */
export type Meaning = { readonly name: string; readonly lexeme: string | undefined }

export type Synonyms = {
  /** By phrase, its words joined by spaces. */
  readonly byPhrase: ReadonlyMap<string, Meaning>
  /** By the term of a filter's value. */
  readonly byLexeme: ReadonlyMap<string, readonly Meaning[]>
}

export const maxPhraseWords = 4

/** A query with one of these words looks for leading work. */
export const rankWords: readonly string[] = ['leader', 'team', 'tl', 'manager']

/** 'Non voice' does not mean voice. */
const negation = 'non'

export const isCategory = ({ lexeme }: Meaning): boolean =>
  lexeme?.startsWith(':category:') ?? false

/** A job's town is its city column, whatever its title says. */
export const isPlace = ({ lexeme }: Meaning): boolean => lexeme?.startsWith(':location:') ?? false

/** The term of jobs that mention the meaning or have its filter value. */
export const looseTerm = ({ name }: Meaning): string => `=${name}`

/** The term of jobs that certainly have the meaning. */
export const strictTerm = ({ name }: Meaning): string => `+${name}`

/** The filter term of the town that a name means, in any spelling; undefined for a name that means no town. */
export function townOf(name: string, { byPhrase }: Synonyms): string | undefined {
  const meaning = byPhrase.get(wordsOf(name).join(' '))
  return meaning && isPlace(meaning) ? meaning.lexeme : undefined
}

export function toSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const meanings = new Map(
    rows.map(({ meaning, term }) => [meaning, { name: meaning, lexeme: term ?? undefined }]),
  )
  const byPhrase = new Map(
    rows.flatMap(({ phrase, meaning }) => {
      const meant = meanings.get(meaning)
      return meant ? [[phrase, meant]] : []
    }),
  )
  const valued = [...meanings.values()].filter(({ lexeme }) => lexeme !== undefined)
  return { byPhrase, byLexeme: Map.groupBy(valued, ({ lexeme }) => lexeme ?? '') }
}

/**
 * The terms of the meanings of a job's title and filter values. A category is certain where the title mentions it and the
 * employer has chosen it; another meaning where either is so. Leading work is not the work that it leads.
 */
export function meaningTerms(
  title: readonly string[],
  terms: readonly string[],
  synonyms: Synonyms,
): string[] {
  const mentioned = meaningsIn(title, synonyms)
  const values = new Set(terms)
  const valued = terms.flatMap((each) => synonyms.byLexeme.get(each) ?? [])
  const isLeading = title.some((word) => rankWords.includes(word))
  return [...new Set([...mentioned.keys(), ...valued])]
    .filter((meaning) => !isPlace(meaning))
    .flatMap((meaning) => {
      const hasValue = meaning.lexeme !== undefined && values.has(meaning.lexeme)
      const namesRank = mentioned.get(meaning)?.some((word) => rankWords.includes(word)) ?? false
      const isWork = isCategory(meaning) || meaning.lexeme === undefined
      const isMeant = isCategory(meaning) ? hasValue && mentioned.has(meaning) : true
      const isCertain = isMeant && (!isWork || !isLeading || namesRank)
      return isCertain ? [looseTerm(meaning), strictTerm(meaning)] : [looseTerm(meaning)]
    })
}

/** The meanings of a title's phrases, each with its words. */
function meaningsIn(title: readonly string[], synonyms: Synonyms): Map<Meaning, readonly string[]> {
  const mentioned = new Map<Meaning, readonly string[]>()
  for (const start of title.keys()) {
    if (title[start - 1] === negation) continue
    for (let length = 1; length <= maxPhraseWords; length += 1) {
      const words = title.slice(start, start + length)
      const meaning = words.length === length ? synonyms.byPhrase.get(words.join(' ')) : undefined
      if (meaning) mentioned.set(meaning, words)
    }
  }
  return mentioned
}
