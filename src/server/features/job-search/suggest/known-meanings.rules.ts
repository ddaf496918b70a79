import { textTerm } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { strictTerm } from '../synonyms/meanings.rules.ts'
import type { Meaning, Synonyms } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { listed } from '../vocabulary/concept.ts'
import { conditions } from '../vocabulary/conditions.ts'
import { skills } from '../vocabulary/skills.ts'
import { towns } from '../vocabulary/towns.ts'
import { kindsOfWork } from '../vocabulary/vocabulary.ts'
import type { Form, ToForm } from './forms.ts'

/** A kind of work, a condition, a skill or a town with all its names. */
export type KnownMeaning = {
  readonly kind: Meaning['kind']
  readonly name: string
  /** What stands for it. */
  readonly text: string
  readonly forms: readonly Form[]
  /** Live jobs have it that have all terms of a group; of the terms of a word one is enough. */
  readonly terms: readonly (readonly (readonly string[])[])[]
}

const suggested: ReadonlySet<Meaning['kind']> = new Set(['work', 'condition', 'skill', 'town'])

/** The meanings of the vocabulary and of the admins' synonyms, as they are written. */
export function knownMeanings({ byName, phrases }: Synonyms, toForm: ToForm): KnownMeaning[] {
  const byMeaning = Map.groupBy(phrases, ({ meaning }) => meaning.name)
  const written = writtenPhrases()
  const names = new Map(
    [...kindsOfWork, ...skills].map(
      ({ name, phrases: text }) => [name, listed(text)[0] ?? name] as const,
    ),
  )
  return [...byName.values()]
    .filter(({ kind }) => suggested.has(kind))
    .map(({ name, kind }) => {
      // An abbreviation of a kind of work would be suggested for too many beginnings.
      const own = (byMeaning.get(name) ?? [])
        .filter(({ upTo }) => kind !== 'work' || upTo !== 'query')
        .map(({ words }) => words)
      return {
        kind,
        name,
        text: names.get(name) ?? name,
        forms: own.map((words) => toForm(written.get(joined(words)) ?? words.join(' '))),
        terms:
          kind === 'skill'
            ? own.map((words) => words.map((word) => [word, textTerm(word)]))
            : [[[strictTerm({ name })]]],
      }
    })
}

/** Phrases as the vocabulary writes them: with plurals and spaces. */
function writtenPhrases(): ReadonlyMap<string, string> {
  const all = [...kindsOfWork, ...skills, ...conditions, ...towns]
  return new Map(
    all.flatMap(({ phrases }) =>
      listed(phrases).map((text) => [joined(wordsOf(text)), text] as const),
    ),
  )
}
