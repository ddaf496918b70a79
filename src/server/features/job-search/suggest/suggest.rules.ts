import type { SuggestionKind } from '#contract/job-search/options.ts'
import type { Suggestion } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { editDistance } from '../query/edit-distance.rules.ts'
import { stopWords } from '../query/stop-words.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { toSound } from './forms.ts'
import type { Form, Sound } from './forms.ts'
import type { Entry } from './suggestion-entries.rules.ts'

/**
 * How well a form fits what is typed, the best first: what is shown begins so, another name of it does, its words do, they
 * sound so.
 */
const fits = { shown: 0, start: 1, words: 2, sound: 3 } as const
type Fit = (typeof fits)[keyof typeof fits]
type Match = { readonly entry: Entry; readonly form: Form; readonly fit: Fit }

/** So that places and companies leave room for work. */
const maxOfKind: Partial<Record<SuggestionKind, number>> = { place: 3, company: 3 }

/** Fewer consonants of Latin words sound like too many others. */
const minSounds = 2

/** What a person who typed so much probably looks for, the likeliest first. */
export function suggest(typed: string, entries: readonly Entry[]): Suggestion[] {
  const words = namedWords(typed)
  if (words.length === 0) return []
  const whole = matchesOf(words, entries).map(({ entry, form }) => shown(entry, form, typed))
  const all = withoutRepeats([...withPlaces(typed, entries), ...whole])
  return withRoom(all).slice(0, limits.searchSuggestions)
}

/** The words without those that say nothing, such as 'job' or 'in', unless it is being typed. */
function namedWords(typed: string): string[] {
  const words = wordsOf(typed)
  return words.filter((word, at) => at === words.length - 1 || !stopWords.has(word))
}

/** The entries that fit, the best first. */
function matchesOf(words: readonly string[], entries: readonly Entry[]): Match[] {
  const typed: Typed = {
    joined: joined(words),
    words: words.map((word) => ({ word, isIndic: isIndic(word), sound: toSound(word) })),
  }
  return entries
    .flatMap((entry) => bestMatch(entry, typed) ?? [])
    .toSorted((one, other) => one.fit - other.fit || other.entry.jobs - one.entry.jobs)
}

type TypedWord = { readonly word: string; readonly isIndic: boolean; readonly sound: Sound }
type Typed = { readonly joined: string; readonly words: readonly TypedWord[] }

function bestMatch(entry: Entry, typed: Typed): Match | undefined {
  let best: Match | undefined
  for (const form of entry.forms) {
    const fit = fitOf(form, typed, entry)
    if (fit !== undefined && (best === undefined || fit < best.fit)) best = { entry, form, fit }
  }
  return best
}

function fitOf(form: Form, typed: Typed, { text }: Entry): Fit | undefined {
  if (form.joined.startsWith(typed.joined)) {
    return form.isIndic || form.joined === joined(wordsOf(text)) ? fits.shown : fits.start
  }
  const hasWord = ({ word }: TypedWord) => form.words.some((each) => each.startsWith(word))
  if (typed.words.every(hasWord)) return fits.words
  return typed.words.every((each) => hasWord(each) || soundsSo(form, each)) ? fits.sound : undefined
}

/** Whether a word of the form begins with the sounds of the typed one, in any script. */
function soundsSo(form: Form, { isIndic: isTypedIndic, sound }: TypedWord): boolean {
  if (!isTypedIndic && sound.key.length < minSounds) return false
  const { length } = sound.spoken
  return form.sounds.some(
    ({ key, spoken }) =>
      key.startsWith(sound.key) &&
      editDistance(sound.spoken, spoken.slice(0, length)) <= Math.ceil(length / 3),
  )
}

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
    const work = joined(namedWords(before))
    const isKnown = entries.some(
      ({ kind, forms }) => kind !== 'place' && forms.some((form) => form.joined === work),
    )
    const found = isKnown ? matchesOf(namedWords(rest), places) : []
    if (found.length > 0) {
      return found.map(({ entry, form }) => {
        const { kind, text } = shown(entry, form, typed)
        return { kind, text: `${before} ${text}` }
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
