import type { SuggestionKind } from '#contract/job-search/options.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import type { Form, ToForm } from './forms.ts'
import type { KnownMeaning } from './known-meanings.rules.ts'
import type { LiveValue } from './live-values.repository.ts'
import { personalDigits } from './personal-digits.rules.ts'

/** Something to search for that live jobs have. */
export type Entry = {
  readonly kind: SuggestionKind
  readonly text: string
  /** About how many live jobs have it. */
  readonly jobs: number
  readonly forms: readonly Form[]
}

type Context = {
  readonly meanings: readonly KnownMeaning[]
  readonly synonyms: Pick<Synonyms, 'find'>
  readonly toForm: ToForm
}

/** What can be suggested: kinds of work, conditions and skills of live jobs, their titles, companies and places. */
export function toEntries(values: readonly LiveValue[], context: Context): Entry[] {
  const valuesOf = (kind: LiveValue['kind']) =>
    values.filter((each) => each.kind === kind && !personalDigits(each.value))
  const titles = valuesOf('title')
  const plain = (kind: SuggestionKind, { value, jobs }: LiveValue): Entry => ({
    kind,
    text: value,
    jobs,
    forms: [context.toForm(value)],
  })
  return [
    ...meaningEntries(valuesOf('term'), titles, context),
    ...titles.map((each) => plain('title', each)),
    ...placeEntries(valuesOf('place'), context),
    ...valuesOf('company').map((each) => plain('company', each)),
  ]
}

function meaningEntries(
  terms: readonly LiveValue[],
  titles: readonly LiveValue[],
  { meanings }: Context,
): Entry[] {
  const jobsOf = new Map(terms.map(({ value, jobs }) => [value, jobs]))
  const inCase = caseOf(titles)
  return meanings.flatMap((meaning): Entry[] => {
    if (meaning.kind === 'town') return []
    const jobsOfWord = (word: readonly string[]) =>
      Math.max(...word.map((term) => jobsOf.get(term) ?? 0))
    const jobs = Math.max(0, ...meaning.terms.map((all) => Math.min(...all.map(jobsOfWord))))
    if (jobs === 0) return []
    const kind = meaning.kind === 'skill' ? 'skill' : 'work'
    return [{ kind, text: inCase(meaning.text), jobs, forms: meaning.forms }]
  })
}

/** Each town once, under its commonest name; its other names find it, too. */
function placeEntries(
  places: readonly LiveValue[],
  { meanings, synonyms, toForm }: Context,
): Entry[] {
  const byName = new Map(meanings.map((meaning) => [meaning.name, meaning]))
  const nameOf = ({ value }: LiveValue) => synonyms.find(wordsOf(value))?.name ?? value
  return [...Map.groupBy(places, nameOf)].flatMap(([name, [first, ...others]]): Entry[] => {
    if (!first) return []
    const jobs = others.reduce((sum, each) => sum + each.jobs, first.jobs)
    const forms = [toForm(first.value), ...(byName.get(name)?.forms ?? [])]
    return [{ kind: 'place', text: first.value, jobs, forms }]
  })
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
