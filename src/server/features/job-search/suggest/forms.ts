import { createCache } from '#server/cache/lru.ts'
import { stopWords } from '../query/stop-words.rules.ts'
import { soundKey, spoken } from '../query/sound-key.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'

/** A word as it is spoken, and the same without vowels. */
export type Sound = { readonly spoken: string; readonly key: string }

/** One way to write what is suggested. */
export type Form = {
  readonly text: string
  readonly words: readonly string[]
  readonly joined: string
  /** Of the words that say something. Scripts that write 'k' and 'g' alike sound like too much. */
  readonly sounds: readonly Sound[]
  readonly isIndic: boolean
}

const maxSounds = 50_000

export type ToForm = (text: string) => Form

/** The same words come again and again, and their sounds take long to find. */
export function createForms(): ToForm {
  const sounds = createCache<Sound>({ maxSize: maxSounds })
  function soundOf(word: string): Sound {
    const sound = sounds.get(word) ?? toSound(word)
    sounds.set(word, sound)
    return sound
  }
  return (text) => {
    const words = wordsOf(text)
    return {
      text,
      words,
      joined: joined(words),
      sounds: hasClearSounds(text) ? words.filter((word) => !stopWords.has(word)).map(soundOf) : [],
      isIndic: isIndic(text),
    }
  }
}

const hasClearSounds = (text: string): boolean =>
  !isIndic(text) || /\p{Script=Devanagari}/u.test(text)

export const toSound = (word: string): Sound => ({ spoken: spoken(word), key: soundKey(word) })
