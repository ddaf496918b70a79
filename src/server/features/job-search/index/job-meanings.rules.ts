import { filterTerm } from '../query/search-terms.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import {
  isPlace,
  looseTerm,
  mentionTerm,
  rankWords,
  strictTerm,
} from '../synonyms/meanings.rules.ts'
import type { Meaning, Synonyms } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import type { Place } from '../synonyms/phrase-book.ts'
import type { SearchableJob } from './job-terms.rules.ts'
import { fieldConditions } from './field-conditions.rules.ts'

type Source = {
  readonly job: SearchableJob
  readonly title: readonly string[]
  readonly text: readonly string[]
  /** The terms of the job's filter values. */
  readonly fields: readonly string[]
}

/** A shorter abbreviation means too much in a description. */
const minLettersInText = 5

/**
 * The terms of a job's meanings. Work that the title names is certain, and a condition that title or fields name; what the
 * filter values or the description say is not. Leading work is not the work that it leads.
 */
export function meaningTerms(
  { job, title, text, fields }: Source,
  synonyms: Synonyms,
): { named: string[]; mentioned: string[] } {
  const inTitle = titleMeanings(title, synonyms)
  // Of several kinds of work in a title the employer's category tells which is meant.
  const category = filterTerm('category', job.category)
  const isChosen = [...inTitle.keys()].some(({ lexeme }) => lexeme === category)
  const isLeading = title.some((word) => rankWords.has(word))
  /** The names of meanings, each with whether it is certain. */
  const named = new Map<string, boolean>()
  const mentioned = new Set<string>()
  for (const { meaning, words } of phrasesIn(text, 'text', synonyms)) {
    if (meaning.kind === 'condition') named.set(meaning.name, false)
    const isClear = joined(words).length >= minLettersInText && !isLeading
    if (meaning.kind !== 'work' || !isClear) continue
    if (!isExcepted(title, { meaning, at: 0, words: [] }, synonyms)) {
      mentioned.add(mentionTerm(meaning))
    }
  }
  for (const field of fields) {
    // A title that names its kind of work leaves no doubt about the other kinds of the category.
    if (isChosen && field === category) continue
    for (const { kind, name } of synonyms.byLexeme.get(field) ?? []) {
      named.set(name, kind === 'condition')
    }
  }
  const meanings = new Set([...inTitle.keys()].map(({ name }) => name))
  for (const { name, isCertain } of fieldConditions(job, meanings)) named.set(name, isCertain)
  for (const [{ kind, lexeme, name }, isLed] of inTitle) {
    const isOther = kind === 'work' && lexeme !== undefined && lexeme !== category
    const isCertain = !isLed && !(isChosen && isOther)
    named.set(name, isCertain || (named.get(name) ?? false))
  }
  return {
    named: [...named].map(([name, isCertain]) =>
      isCertain ? strictTerm({ name }) : looseTerm({ name }),
    ),
    mentioned: [...mentioned],
  }
}

/** The meanings of a title, each with whether the title names leading work besides. */
function titleMeanings(title: readonly string[], synonyms: Synonyms): Map<Meaning, boolean> {
  const found = new Map<Meaning, boolean>()
  for (const phrase of phrasesIn(title, 'title', synonyms)) {
    const { meaning } = phrase
    if (isPlace(meaning)) continue
    if (meaning.kind === 'work' && isExcepted(title, phrase, synonyms)) continue
    const isLed =
      meaning.kind === 'work' &&
      title.some((word, at) => rankWords.has(word) && !isWithin(phrase, at, 1))
    found.set(meaning, (found.get(meaning) ?? true) && isLed)
  }
  return found
}

/** Whether the title has a phrase besides that makes it something else. */
function isExcepted(
  title: readonly string[],
  phrase: Pick<Found, 'meaning' | 'at' | 'words'>,
  { maxWords }: Synonyms,
): boolean {
  const { except } = phrase.meaning
  if (except.size === 0) return false
  return title.some((_, start) => {
    for (let length = 1; length <= maxWords && start + length <= title.length; length += 1) {
      const isOther = except.has(joined(title.slice(start, start + length)))
      if (isOther && !isWithin(phrase, start, length)) return true
    }
    return false
  })
}

const isWithin = ({ at, words }: Pick<Found, 'at' | 'words'>, start: number, length: number) =>
  start >= at && start + length <= at + words.length

type Found = { readonly meaning: Meaning; readonly at: number; readonly words: readonly string[] }

/** 'Non voice' does not mean voice. */
const negation = 'non'

/** Titles in Indian scripts write the words of the trade in many ways. */
const meaningOfSound = (words: readonly string[], place: Place, synonyms: Synonyms) =>
  place === 'title' && words.every(isIndic) ? synonyms.findBySound(words)?.meaning : undefined

/** The known phrases of some words, overlapping ones too. */
function phrasesIn(words: readonly string[], place: Place, synonyms: Synonyms): Found[] {
  const found: Found[] = []
  for (const start of words.keys()) {
    if (words[start - 1] === negation) continue
    for (let length = 1; length <= synonyms.maxWords; length += 1) {
      const phrase = words.slice(start, start + length)
      if (phrase.length < length) break
      const meaning = synonyms.find(phrase, place) ?? meaningOfSound(phrase, place, synonyms)
      if (meaning) found.push({ meaning, at: start, words: phrase })
    }
  }
  return found
}
