import type { SuggestionKind } from '#contract/job-search/options.ts'
import type { Suggestion } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { editDistance } from '../query/edit-distance.rules.ts'
import { stopWords } from '../query/phrase-match.rules.ts'
import { soundKey, spoken } from '../query/sound-key.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import type { Entry, Form } from './suggestion-entries.rules.ts'

/** How well a form fits what is typed, the best first: it begins so, its words do, they sound so. */
const fits = { start: 0, words: 1, sound: 2 } as const
type Fit = (typeof fits)[keyof typeof fits]
type Match = { readonly entry: Entry; readonly form: Form; readonly fit: Fit }

/** So that places and companies leave room for work. */
const maxOfKind: Partial<Record<SuggestionKind, number>> = { place: 3, company: 3 }

/** Fewer consonants sound like too many other words, unless they are of another script. */
const minSounds = 2

/** What a person who typed so much probably looks for, the likeliest first. */
export function suggest(typed: string, entries: readonly Entry[]): Suggestion[] {
  const words = namedWords(typed)
  if (words.length === 0) return []
  const matches = entries.flatMap((entry) => bestMatch(entry, words) ?? []).toSorted(byFit)
  const whole = matches.map(({ entry, form }) => shown(entry, form, typed))
  const all = withoutRepeats([...withPlaces(typed, entries), ...whole])
  return withRoom(all).slice(0, limits.searchSuggestions)
}

/** The words without those that say nothing, such as 'job' or 'in', unless it is being typed. */
function namedWords(typed: string): string[] {
  const words = wordsOf(typed)
  return words.filter((word, at) => at === words.length - 1 || !stopWords.has(word))
}

function bestMatch(entry: Entry, words: readonly string[]): Match | undefined {
  let best: Match | undefined
  for (const form of entry.forms) {
    const fit = fitOf(form, words)
    if (fit !== undefined && (best === undefined || fit < best.fit)) best = { entry, form, fit }
  }
  return best
}

function fitOf(form: Form, words: readonly string[]): Fit | undefined {
  if (joined(form.words).startsWith(joined(words))) return fits.start
  const hasWord = (word: string) => form.words.some((each) => each.startsWith(word))
  if (words.every(hasWord)) return fits.words
  return words.every((word) => hasWord(word) || soundsSo(form, word)) ? fits.sound : undefined
}

/** Whether a word of the form begins with the sounds of the typed one, in any script. */
function soundsSo(form: Form, word: string): boolean {
  const isOtherScript = isIndic(word) !== form.isIndic
  const key = soundKey(word)
  if (!isOtherScript && key.length < minSounds) return false
  const letters = spoken(word)
  return form.sounds.some((each) => {
    if (!each.key.startsWith(key)) return false
    const start = each.spoken.slice(0, letters.length)
    return editDistance(letters, start) <= Math.ceil(letters.length / 3)
  })
}

const byFit = (one: Match, other: Match): number =>
  one.fit - other.fit || other.entry.jobs - one.entry.jobs

/** A phrase of the script that is being typed, else the usual name. */
function shown({ kind, text }: Entry, form: Form, typed: string): Suggestion {
  return { kind, text: form.isIndic && isIndic(typed) ? form.text : text }
}

/** 'Driver del' is a known kind of work and the beginning of a place. */
function withPlaces(typed: string, entries: readonly Entry[]): Suggestion[] {
  const parts = typed.trim().split(/\s+/)
  const places = entries.filter(({ kind }) => kind === 'place')
  for (let at = 1; at < parts.length; at += 1) {
    const [before, rest] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
    const [work, place] = [joined(namedWords(before)), namedWords(rest)]
    const isKnown = entries.some(
      ({ kind, forms }) => kind !== 'place' && forms.some((form) => joined(form.words) === work),
    )
    const found = isKnown
      ? places.flatMap((entry) => bestMatch(entry, place) ?? []).toSorted(byFit)
      : []
    if (found.length > 0) {
      return found.map(({ entry, form }): Suggestion => {
        const { text } = shown(entry, form, typed)
        return { kind: 'place', text: `${before} ${text}` }
      })
    }
  }
  return []
}

/** A kind of work and a title of the same words are one suggestion. */
function withoutRepeats(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ text }) => {
    const words = joined(wordsOf(text))
    return !seen.has(words) && seen.add(words)
  })
}

/** Places and companies above their number come after all others. */
function withRoom(suggestions: readonly Suggestion[]): Suggestion[] {
  const counts = new Map<SuggestionKind, number>()
  const isWithin = ({ kind }: Suggestion) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= (maxOfKind[kind] ?? Infinity)
  }
  const within = suggestions.filter(isWithin)
  return [...within, ...suggestions.filter((each) => !within.includes(each))]
}
