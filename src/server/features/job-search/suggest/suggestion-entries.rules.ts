import type { SuggestionKind } from '#contract/job-search/options.ts'
import { stopWords } from '../query/phrase-match.rules.ts'
import { soundKey, spoken } from '../query/sound-key.rules.ts'
import { textTerm } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import { strictTerm } from '../synonyms/meanings.rules.ts'
import type { Meaning, Synonyms } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { listed } from '../vocabulary/concept.ts'
import { conditions } from '../vocabulary/conditions.ts'
import { skills } from '../vocabulary/skills.ts'
import { towns } from '../vocabulary/towns.ts'
import { kindsOfWork } from '../vocabulary/vocabulary.ts'
import { personalDigits } from './personal-digits.rules.ts'
import type { LiveValue } from './live-values.repository.ts'

/** One way to write an entry. */
export type Form = {
  readonly text: string
  readonly words: readonly string[]
  /** The words that say something, as they are spoken, and without vowels. */
  readonly sounds: readonly { readonly spoken: string; readonly key: string }[]
  readonly isIndic: boolean
}

/** Something to search for that live jobs have. */
export type Entry = {
  readonly kind: SuggestionKind
  readonly text: string
  /** About how many live jobs have it. */
  readonly jobs: number
  readonly forms: readonly Form[]
}

type Suggestable = Meaning & { readonly kind: 'work' | 'condition' | 'skill' }
const isSuggestable = (meaning: Meaning): meaning is Suggestable =>
  meaning.kind === 'work' || meaning.kind === 'condition' || meaning.kind === 'skill'

/** The terms of the index that tell whether live jobs have a meaning. */
export function termsOfMeanings({ byName, phrases }: Synonyms): string[] {
  const ofSkills = phrases
    .filter(({ meaning }) => meaning.kind === 'skill')
    .flatMap(({ words }) => words.flatMap(termsOfWord))
  return [...new Set([...[...byName.values()].filter(isSuggestable).map(strictTerm), ...ofSkills])]
}

/** A skill stands in titles and descriptions. */
const termsOfWord = (word: string): string[] => [word, textTerm(word)]

/** What can be suggested: kinds of work, conditions and skills of live jobs, their titles, companies and places. */
export function toEntries(values: readonly LiveValue[], synonyms: Synonyms): Entry[] {
  const listedAs = (kind: LiveValue['kind']) =>
    values.filter((each) => each.kind === kind && !personalDigits(each.value))
  const titles = listedAs('title')
  return [
    ...meaningEntries(values, titles, synonyms),
    ...titles.map(({ value, jobs }) => plainEntry('title', value, jobs)),
    ...placeEntries(listedAs('place'), synonyms),
    ...listedAs('company').map(({ value, jobs }) => plainEntry('company', value, jobs)),
  ]
}

function meaningEntries(
  values: readonly LiveValue[],
  titles: readonly LiveValue[],
  { byName, phrases }: Synonyms,
): Entry[] {
  const jobsOf = new Map(
    values.flatMap(({ kind, value, jobs }) => (kind === 'term' ? [[value, jobs]] : [])),
  )
  const jobsOfWord = (word: string) =>
    Math.max(...termsOfWord(word).map((each) => jobsOf.get(each) ?? 0))
  const byMeaning = Map.groupBy(phrases, ({ meaning }) => meaning.name)
  const written = writtenPhrases()
  const inCase = caseOf(titles)
  return [...byName.values()].filter(isSuggestable).flatMap((meaning): Entry[] => {
    const own = (byMeaning.get(meaning.name) ?? []).map(({ words }) => words)
    const jobs =
      meaning.kind === 'skill'
        ? Math.max(0, ...own.map((words) => Math.min(...words.map(jobsOfWord))))
        : (jobsOf.get(strictTerm(meaning)) ?? 0)
    if (jobs === 0) return []
    const text = inCase(written.names.get(meaning.name) ?? meaning.name)
    const forms = own.map((words) => formOf(written.phrases.get(joined(words)) ?? words.join(' ')))
    return [{ kind: meaning.kind === 'skill' ? 'skill' : 'work', text, jobs, forms }]
  })
}

/** Phrases as the vocabulary writes them, and the phrase that stands for each meaning. */
function writtenPhrases() {
  const all = [...kindsOfWork, ...skills, ...conditions, ...towns].map(({ name, phrases }) => ({
    name,
    phrases: listed(phrases),
  }))
  return {
    phrases: new Map(
      all.flatMap(({ phrases }) => phrases.map((text) => [joined(wordsOf(text)), text] as const)),
    ),
    names: new Map(
      [...kindsOfWork, ...skills].map(
        ({ name, phrases }) => [name, listed(phrases)[0] ?? name] as const,
      ),
    ),
  }
}

/** Each town once, under its commonest name; its other names find it, too. */
function placeEntries(places: readonly LiveValue[], { find, phrases }: Synonyms): Entry[] {
  const byMeaning = Map.groupBy(phrases, ({ meaning }) => meaning.name)
  const meaningOf = (place: string) => find(wordsOf(place))?.name ?? joined(wordsOf(place))
  return [...Map.groupBy(places, ({ value }) => meaningOf(value))].flatMap(
    ([meaning, [first, ...others]]): Entry[] => {
      if (!first) return []
      const names = (byMeaning.get(meaning) ?? []).map(({ words }) => words.join(' '))
      const jobs = others.reduce((sum, each) => sum + each.jobs, first.jobs)
      const forms = [...new Set([first.value, ...names])].map(formOf)
      return [{ kind: 'place', text: first.value, jobs, forms }]
    },
  )
}

const plainEntry = (kind: SuggestionKind, text: string, jobs: number): Entry => ({
  kind,
  text,
  jobs,
  forms: [formOf(text)],
})

function formOf(text: string): Form {
  const words = wordsOf(text)
  return {
    text,
    words,
    sounds: words
      .filter((word) => !stopWords.has(word))
      .map((word) => ({ spoken: spoken(word), key: soundKey(word) })),
    isIndic: isIndic(text),
  }
}

/** Writes a phrase with the capitals that titles have: 'mis executive' as 'MIS Executive'. */
function caseOf(titles: readonly LiveValue[]): (phrase: string) => string {
  const written = new Map<string, string>()
  for (const word of titles.flatMap(({ value }) => value.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])) {
    // A title in capitals says nothing about a longer word.
    const isShouted = word.length > 4 && word === word.toUpperCase()
    if (!isShouted && !written.has(word.toLowerCase())) written.set(word.toLowerCase(), word)
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return (phrase) =>
    phrase
      .split(' ')
      .map((word) => capital(written.get(word) ?? word))
      .join(' ')
}
