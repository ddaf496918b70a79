import type { SearchDictionary } from '../index/dictionary.ts'
import type { Meaning } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { editDistance } from './edit-distance.rules.ts'
import { bestOf, correctWord, maxPrefixWords } from './spelling-correction.rules.ts'
import type { Corrected } from './spelling-correction.rules.ts'
import { stopWords, withoutStopWords } from './stop-words.rules.ts'
import { isIndic } from './transliteration.rules.ts'

type Dictionary = Omit<SearchDictionary, 'liveJobs'>

/** A shorter word of a title is not compared with phrases: it is too likely another word. */
const minLettersToDoubt = 7
const minLettersToComplete = 5
/** A shorter word sounds like too many others. */
const minLettersOfSpoken = 5
/** The share of a word that few titles have. */
const rareShare = 0.0005

type Match = {
  readonly meaning: Meaning
  readonly words: readonly string[]
  readonly length: number
}

/** The longest phrase that stands at a place: as it is typed, without words such as 'ka', or nearly so. */
export function phraseAt(
  words: readonly string[],
  at: number,
  dictionary: Dictionary,
  ignored: ReadonlySet<string>,
): Match | undefined {
  const { synonyms } = dictionary
  const longest = Math.min(synonyms.maxWords, words.length - at)
  for (let length = longest; length > 0; length -= 1) {
    const group = words.slice(at, at + length)
    if (group.every((word) => ignored.has(word))) continue
    const written = synonyms.find(group)
    if (written) return { meaning: written, words: group, length }
    const said = spokenMeaning(group, dictionary)
    // A last word such as 'with' may begin the next phrase.
    if (said) return { meaning: said, words: group, length: lengthWithoutStopWords(group) }
    const similar = similarPhrase(group, dictionary)
    if (similar) return { ...similar, length }
  }
  return undefined
}

const lengthWithoutStopWords = (group: readonly string[]): number =>
  group.findLastIndex((word) => !stopWords.has(word)) + 1

/** A word alone may be another one that sounds alike, if it is short or known. */
function spokenMeaning(group: readonly string[], dictionary: Dictionary): Meaning | undefined {
  const [first = ''] = group
  const isOther =
    first.length < minLettersOfSpoken || dictionary.isTitleWord(first) || dictionary.isName(first)
  return group.length === 1 && isOther ? undefined : dictionary.synonyms.findSpoken(group)
}

/** The commonest phrase of one word that begins so: 'telecal'. */
function completedPhrase(word: string, dictionary: Dictionary): Omit<Match, 'length'> | undefined {
  const { lexicon, synonyms, shareOf } = dictionary
  if (word.length < minLettersToComplete || lexicon.has(word)) return undefined
  const [longer] = (lexicon.withPrefix(word, maxPrefixWords) ?? [])
    .filter((each) => synonyms.find([each]))
    .toSorted((one, other) => shareOf(other) - shareOf(one))
  const meaning = longer === undefined ? undefined : synonyms.find([longer])
  return meaning && longer !== undefined ? { meaning, words: [longer] } : undefined
}

function similarPhrase(
  group: readonly string[],
  dictionary: Dictionary,
): Omit<Match, 'length'> | undefined {
  const { synonyms, phrases, lexicon } = dictionary
  const first = group[0] ?? ''
  const last = group.at(-1) ?? ''
  if (stopWords.has(first) || stopWords.has(last)) return undefined
  const meant = withoutStopWords(group)
  if (meant.length < group.length) {
    const meaning = synonyms.find(meant)
    return meaning && { meaning, words: meant }
  }
  const completed = group.length === 1 ? completedPhrase(first, dictionary) : undefined
  if (completed) return completed
  const corrected = group.map((word) => knownOf(correctWord(word, dictionary), dictionary))
  const meaning = corrected.join() === group.join() ? undefined : synonyms.find(corrected)
  if (meaning) return { meaning, words: corrected }
  // Words of another script may together be a phrase of this one.
  const isOtherScript = group.length > 1 && group.every(isIndic)
  if (!isOtherScript && !group.some((word) => isDoubtful(word, dictionary))) return undefined
  const text = joined(group)
  // A name or a word of titles that is closer is meant.
  const [word] = group.length === 1 ? lexicon.nearest(text).filter((each) => each !== text) : []
  const isLessClose = (phrase: string) => word !== undefined && isCloser(text, word, phrase)
  const bySound = synonyms.findBySound(group)
  if (bySound && !isLessClose(joined(bySound.words))) return bySound
  // A word of titles may be another word that looks alike.
  const [near] = group.every((each) => lexicon.has(each)) ? [] : phrases.nearest(text)
  if (near === undefined || isLessClose(near)) return undefined
  const words = dictionary.wordsOfPhrase(near)
  const nearMeaning = synonyms.find(words)
  return nearMeaning && { meaning: nearMeaning, words }
}

const isCloser = (typed: string, one: string, other: string): boolean =>
  editDistance(typed, one) < editDistance(typed, other)

/** Whether known words begin so. */
const isBeginning = (word: string, { lexicon }: Dictionary): boolean =>
  !isIndic(word) && lexicon.withPrefix(word, 1)?.length !== 0

/** Whether a word may be a typing error for a phrase. A name of a place or a company never is. */
function isDoubtful(word: string, dictionary: Dictionary): boolean {
  const { lexicon, isVocabulary, isInAddress, isName, shareOf } = dictionary
  if (/^\d+$/.test(word) || isVocabulary(word) || isInAddress(word)) return false
  if (isIndic(word)) return true
  if (!lexicon.has(word)) return !isBeginning(word, dictionary)
  return word.length >= minLettersToDoubt && !isName(word) && shareOf(word) <= rareShare
}

/** A word of the vocabulary is likelier than one that a single title may have wrong. */
function knownOf(word: Corrected, { isVocabulary }: Dictionary): string {
  const best = bestOf(word)
  if (best === word.typed) return best
  const known = word.likely.find(isVocabulary) ?? best
  const errors = editDistance(word.typed, best) + 1
  return editDistance(word.typed, known) <= errors ? known : best
}
