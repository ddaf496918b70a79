import type { SynonymRow } from '../index/search-dictionary.repository.ts'
import { filterTerm } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { listed } from '../vocabulary/concept.ts'
import type { WorkConcept } from '../vocabulary/concept.ts'
import { conditions } from '../vocabulary/conditions.ts'
import { localities } from '../vocabulary/localities.ts'
import { skills } from '../vocabulary/skills.ts'
import { regions, towns } from '../vocabulary/towns.ts'
import { kindsOfWork } from '../vocabulary/vocabulary.ts'
import { createPhraseBook, joined, places } from './phrase-book.ts'
import type { Phrase, PhraseBook, Place } from './phrase-book.ts'

/** What phrases mean. Related meanings are given by their names. */
export type Meaning = {
  readonly name: string
  readonly kind: 'work' | 'condition' | 'skill' | 'locality' | 'town' | 'region'
  /** The words of its first phrase. */
  readonly usual: readonly string[]
  /** The term of a filter's value with the same meaning. */
  readonly lexeme: string | undefined
  readonly parts: readonly string[]
  readonly near: readonly string[]
  readonly related: readonly string[]
  /** A title with one of these phrases means something else. */
  readonly except: ReadonlySet<string>
  /** The phrases that beside another kind of work say where it is done. */
  readonly workplaces: ReadonlySet<string>
  /** Whether a condition says who is wanted. */
  readonly isOfPerson: boolean
}

export type Synonyms = PhraseBook & {
  readonly byName: ReadonlyMap<string, Meaning>
  /** By the term of a filter's value. */
  readonly byLexeme: ReadonlyMap<string, readonly Meaning[]>
  /** The conditions that phrases of a kind of work mean beside another one. */
  readonly besideWork: ReadonlyMap<string, Meaning>
}

/** The most words of a phrase that an admin may add. */
export const maxPhraseWords = 4

/** A query with one of these words looks for leading work. */
export const rankWords: ReadonlySet<string> = new Set(
  wordsOf('leader lead tl manager director head vp avp president chief principal dgm agm gm'),
)

/** A job's town is its city column, whatever its title says. */
export const isPlace = ({ kind }: Pick<Meaning, 'kind'>): boolean =>
  kind === 'town' || kind === 'region' || kind === 'locality'

/** The term of jobs that perhaps have the meaning: their filter values or their description say so. */
export const looseTerm = ({ name }: Pick<Meaning, 'name'>): string => `=${name}`

/** The term of jobs that certainly have the meaning. */
export const strictTerm = ({ name }: Pick<Meaning, 'name'>): string => `+${name}`

/** The term of jobs whose description mentions the meaning. */
export const mentionTerm = ({ name }: Pick<Meaning, 'name'>): string => `%=${name}`

/** The filter term of the town that a name means, in any spelling; undefined for a name that means no town. */
export function townOf(name: string, synonyms: Pick<Synonyms, 'find'>): string | undefined {
  const meaning = synonyms.find(wordsOf(name))
  return meaning?.kind === 'town' ? meaning.lexeme : undefined
}

const none: Omit<Meaning, 'name' | 'kind'> = {
  usual: [],
  lexeme: undefined,
  parts: [],
  near: [],
  related: [],
  except: new Set(),
  workplaces: new Set(),
  isOfPerson: false,
}

/** The vocabulary with the synonyms that admins have saved, which come first. A phrase that means '' is removed. */
export function toSynonyms(
  rows: readonly SynonymRow[],
  allTowns: readonly { readonly name: string }[],
): Synonyms {
  const entries = [...vocabulary(), ...allTowns.map(({ name }) => townEntry(name, name))]
  const byName = new Map(entries.toReversed().map(({ meaning }) => [meaning.name, meaning]))
  const own = entries.flatMap(({ phrases }) => phrases)
  const saved = rows.filter(({ meaning }) => meaning !== '')
  let known: PhraseBook | undefined
  const nameOf = (meaning: string) => {
    if (byName.has(meaning)) return meaning
    known ??= createPhraseBook(own)
    return known.find(wordsOf(meaning))?.name ?? meaning
  }
  for (const { meaning, term } of saved) {
    const name = nameOf(meaning)
    const before = byName.get(name)
    if (!before || term !== null) byName.set(name, withTerm(before, name, term))
  }
  const added = saved.flatMap(({ phrase, meaning: name }): Phrase[] => {
    const meaning = byName.get(nameOf(name))
    return meaning ? [{ words: phrase.split(' '), meaning, upTo: 'title' }] : []
  })
  const replaced = new Set(rows.map(({ phrase }) => joined(phrase.split(' '))))
  const remaining = own.filter(({ words }) => !replaced.has(joined(words)))
  const current = (phrase: Phrase): Phrase => ({
    ...phrase,
    meaning: byName.get(phrase.meaning.name) ?? phrase.meaning,
  })
  const valued = [...byName.values()].filter(({ lexeme }) => lexeme !== undefined)
  return {
    ...createPhraseBook([...added, ...remaining.map(current)]),
    byName,
    byLexeme: Map.groupBy(valued, ({ lexeme }) => lexeme ?? ''),
    besideWork: new Map(
      conditions.flatMap(({ name, besideWork = '' }) => {
        const meaning = byName.get(name)
        return meaning ? [...joinedOf(besideWork)].map((phrase) => [phrase, meaning] as const) : []
      }),
    ),
  }
}

/** The vocabulary in the form of the synonyms that admins save: each phrase once. */
export function vocabularyRows(): SynonymRow[] {
  const rows = vocabulary().flatMap(({ phrases, meaning: { name, lexeme = null } }) =>
    phrases.map(({ words }): SynonymRow => ({
      phrase: words.join(' '),
      meaning: name,
      term: lexeme,
    })),
  )
  return [...new Map(rows.toReversed().map((row) => [row.phrase, row])).values()]
}

/** An admin's term '' takes the filter's value from a meaning. */
function withTerm(before: Meaning | undefined, name: string, term: string | null): Meaning {
  return before && term !== null
    ? { ...before, lexeme: term === '' ? undefined : term }
    : meaningOfTerm(name, term)
}

function meaningOfTerm(name: string, term: string | null): Meaning {
  if (term === null || term === '') return { ...none, name, kind: 'work' }
  const isCondition = /^:(?:workType|experience|education|gender):/.test(term)
  const kind = term.startsWith(':location:') ? 'town' : isCondition ? 'condition' : 'work'
  return { ...none, name, kind, lexeme: term }
}

type Entry = { readonly meaning: Meaning; readonly phrases: readonly Phrase[] }

/** @param texts Phrases by the last of the places where they have the meaning. */
function entryOf(meaning: Omit<Meaning, 'usual'>, texts: Partial<Record<Place, string>>): Entry {
  const usual = wordsOf(listed(texts.text ?? texts.title ?? '')[0] ?? meaning.name)
  const whole = { ...meaning, usual }
  return {
    meaning: whole,
    phrases: places.flatMap((upTo) =>
      listed(texts[upTo] ?? '').map((text) => ({ words: wordsOf(text), meaning: whole, upTo })),
    ),
  }
}

function vocabulary(): Entry[] {
  return [
    ...kindsOfWork.map(workEntry),
    ...conditions.map(
      ({ name, phrases, inTitles = '', inQueries = '', filter, near = '', isOfPerson = false }) =>
        entryOf(
          { ...none, name, kind: 'condition', lexeme: filter, near: listed(near), isOfPerson },
          { text: `${name}, ${phrases}`, title: inTitles, query: inQueries },
        ),
    ),
    ...skills.map(({ name, phrases, work }) =>
      entryOf(
        { ...none, name, kind: 'skill', near: listed(work) },
        { query: `${name}, ${phrases}` },
      ),
    ),
    ...towns.map(({ name, phrases }) => townEntry(name, phrases)),
    ...Object.entries(localities).flatMap(([town, names]) =>
      listed(names).map((name) =>
        entryOf({ ...none, name, kind: 'locality', parts: [town] }, { query: name }),
      ),
    ),
    ...regions.map((region) =>
      entryOf(
        { ...none, name: region.name, kind: 'region', parts: listed(region.towns) },
        { title: region.phrases },
      ),
    ),
  ]
}

const joinedOf = (phrases: string): ReadonlySet<string> =>
  new Set(listed(phrases).map((each) => joined(wordsOf(each))))

/** In a description a single word says little, but for the one that most titles have. */
function workEntry(work: WorkConcept): Entry {
  const { name, phrases, inQueries = '', filter } = work
  const { parts = '', near = '', related = '', except = '', workplaces = '' } = work
  const all = listed(phrases)
  const isClear = (phrase: string, at: number) => at === 0 || phrase.includes(' ')
  return entryOf(
    {
      ...none,
      name,
      kind: 'work',
      lexeme: filter,
      parts: listed(parts),
      near: listed(near),
      related: listed(related),
      except: joinedOf(except),
      workplaces: joinedOf(workplaces),
    },
    {
      text: all.filter(isClear).join(','),
      title: [...all.filter((phrase, at) => !isClear(phrase, at)), name].join(','),
      query: inQueries,
    },
  )
}

function townEntry(name: string, phrases: string): Entry {
  const lexeme = filterTerm('location', name)
  return entryOf(
    { ...none, name: wordsOf(name).join(' '), kind: 'town', lexeme },
    { text: phrases },
  )
}
