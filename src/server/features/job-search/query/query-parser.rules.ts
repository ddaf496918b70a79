import type { SearchDictionary } from '../index/dictionary.ts'
import { listed } from '../vocabulary/concept.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { titleWords as titlePhrases } from '../vocabulary/stop-words.ts'
import { withJoinedNames, withNames } from './name-parts.rules.ts'
import { payInWords } from './pay-in-words.rules.ts'
import { phraseAt } from './phrase-match.rules.ts'
import { withoutNearby } from './place-in-words.rules.ts'
import { isNegation, negate } from './negations.rules.ts'
import { withoutOwnFigures } from './own-figures.rules.ts'
import { isUnwanted, isWork } from './query-part.ts'
import type { QueryPart } from './query-part.ts'
import { wordsOf } from './search-words.rules.ts'
import { bestOf, correctWord } from './spelling-correction.rules.ts'
import { stopWords, withoutStopWords } from './stop-words.rules.ts'

type Dictionary = Omit<SearchDictionary, 'liveJobs'>

const titleWords = new Set(listed(titlePhrases).flatMap(wordsOf))

/** The parts of a typed text; none for a text that says nothing of a job, such as 'jobs near me'. */
export function parseQuery(text: string, dictionary: Dictionary): QueryPart[] {
  const { rupees, words: rest } = payInWords(withoutOwnFigures(withoutNearby(text)))
  const words = withJoinedNames(rest.filter(isFirstOrNegation), dictionary)
  const pay: QueryPart[] = rupees === undefined ? [] : [{ kind: 'pay', rupees }]
  const found = asConditions(partsOf(words, dictionary, stopWords), dictionary)
  const named = [...pay, ...withNames(found, dictionary, (word) => wordParts(word, dictionary))]
  return withoutRepeats(named.length > 0 ? named : meaningsOf(words, dictionary))
}

const isFirstOrNegation = (word: string, at: number, words: readonly string[]): boolean =>
  words.indexOf(word) === at || isNegation(word)

/** Beside another kind of work 'cab' is a cab to work and not a driver's. */
function asConditions(
  parts: readonly QueryPart[],
  { synonyms: { besideWork } }: Dictionary,
): QueryPart[] {
  return parts.map((part) => {
    if (!isWork(part)) return part
    const meaning = besideWork.get(joined(part.typed))
    const isBeside = parts.some((each) => isWork(each) && each.meaning !== part.meaning)
    return meaning && isBeside ? { ...part, meaning } : part
  })
}

/** Words that say nothing beside others may say something alone: 'urgent hiring'. */
const meaningsOf = (words: readonly string[], dictionary: Dictionary): QueryPart[] =>
  partsOf(words, dictionary, new Set()).filter(({ kind }) => kind === 'meaning')

function partsOf(
  words: readonly string[],
  dictionary: Dictionary,
  ignored: ReadonlySet<string>,
): QueryPart[] {
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const phrase = phraseAt(words, at, dictionary, ignored)
    if (phrase) {
      const named = withoutStopWords(phrase.words)
      const typed = words.slice(at, at + phrase.length)
      parts.push({ kind: 'meaning', meaning: phrase.meaning, words: named, typed })
      at += phrase.length
    } else if (isNegation(word)) {
      at += negate(parts, words, { at, dictionary })
    } else {
      if (!ignored.has(word)) parts.push(...wordParts(word, dictionary))
      at += 1
    }
  }
  return parts
}

function wordParts(typed: string, dictionary: Dictionary): QueryPart[] {
  const word = correctWord(typed, dictionary)
  const best = bestOf(word)
  const halves = best.split(' ')
  if (halves.length > 1) return halves.flatMap((half) => wordParts(half, dictionary))
  return [{ kind: 'word', word, isTitleWord: titleWords.has(best) }]
}

/** A meaning that is named twice is one part, and one that is wanted is not unwanted: 'driver not cab'. */
function withoutRepeats(parts: readonly QueryPart[]): QueryPart[] {
  return parts.filter((part, index) => {
    if (part.kind !== 'meaning' && !isUnwanted(part)) return true
    const wanted = parts.findIndex(
      (each) => each.kind === 'meaning' && each.meaning === part.meaning,
    )
    return part.kind === 'meaning' ? wanted === index : wanted === -1
  })
}
