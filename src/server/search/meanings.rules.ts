import type { SayingRow } from './search-knowledge.repository.ts'
import { wordsOf } from './search-words.rules.ts'

/** What a phrase of the trade says, and the value of a filter that says the same, where there is one. */
export type Meaning = { readonly name: string; readonly lexeme: string | undefined }

export type Sayings = {
  /** Phrases, their words joined by spaces, to what they say. */
  readonly ofPhrase: ReadonlyMap<string, Meaning>
  /** Values of filters to what means the same. */
  readonly ofLexeme: ReadonlyMap<string, readonly Meaning[]>
}

export const longestPhraseWords = 4

/** Who names a kind of work and none of these is not looking for people to lead. */
export const rankWords: readonly string[] = ['leader', 'team', 'tl', 'manager']

/** 'Non voice' is not voice. */
const opposite = 'non'

export const isCategory = ({ lexeme }: Meaning): boolean =>
  lexeme?.startsWith(':category:') ?? false

/** A town is what the job says it is, whatever its title says. */
export const isPlace = ({ lexeme }: Meaning): boolean => lexeme?.startsWith(':location:') ?? false

/** Jobs that say it or have its value. */
export const saidTerm = ({ name }: Meaning): string => `=${name}`

/** Jobs that surely mean it. */
export const sureTerm = ({ name }: Meaning): string => `+${name}`

/** The value of the filter for the town that a name means, however it is written; undefined for a name that means none. */
export function townMeantBy(name: string, { ofPhrase }: Sayings): string | undefined {
  const meaning = ofPhrase.get(wordsOf(name).join(' '))
  return meaning && isPlace(meaning) ? meaning.lexeme : undefined
}

export function sayingsOf(rows: readonly SayingRow[]): Sayings {
  const meanings = new Map(
    rows.map(({ meaning, term }) => [meaning, { name: meaning, lexeme: term ?? undefined }]),
  )
  const ofPhrase = new Map(
    rows.flatMap(({ phrase, meaning }) => {
      const meant = meanings.get(meaning)
      return meant ? [[phrase, meant]] : []
    }),
  )
  const valued = [...meanings.values()].filter(({ lexeme }) => lexeme !== undefined)
  return { ofPhrase, ofLexeme: Map.groupBy(valued, ({ lexeme }) => lexeme ?? '') }
}

/**
 * The terms of what a job means by its title and its values. A kind of work is sure where the title says so and the
 * employer's choice agrees; a way of working where either does. Work that leads others is none of it.
 */
export function meaningTerms(
  title: readonly string[],
  terms: readonly string[],
  sayings: Sayings,
): string[] {
  const said = saidIn(title, sayings)
  const values = new Set(terms)
  const valued = terms.flatMap((each) => sayings.ofLexeme.get(each) ?? [])
  const isLeading = title.some((word) => rankWords.includes(word))
  return [...new Set([...said.keys(), ...valued])]
    .filter((meaning) => !isPlace(meaning))
    .flatMap((meaning) => {
      const hasValue = meaning.lexeme !== undefined && values.has(meaning.lexeme)
      const namesRank = said.get(meaning)?.some((word) => rankWords.includes(word)) ?? false
      const isWork = isCategory(meaning) || meaning.lexeme === undefined
      const isMeant = isCategory(meaning) ? hasValue && said.has(meaning) : true
      const isSure = isMeant && (!isWork || !isLeading || namesRank)
      return isSure ? [saidTerm(meaning), sureTerm(meaning)] : [saidTerm(meaning)]
    })
}

/** What the phrases of a title say, each with the words that say it. */
function saidIn(title: readonly string[], sayings: Sayings): Map<Meaning, readonly string[]> {
  const said = new Map<Meaning, readonly string[]>()
  for (const start of title.keys()) {
    if (title[start - 1] === opposite) continue
    for (let length = 1; length <= longestPhraseWords; length += 1) {
      const words = title.slice(start, start + length)
      const meaning = words.length === length ? sayings.ofPhrase.get(words.join(' ')) : undefined
      if (meaning) said.set(meaning, words)
    }
  }
  return said
}
