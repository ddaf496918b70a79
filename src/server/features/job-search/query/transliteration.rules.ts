/*
 * Words of Indian scripts in Latin letters, as people type them: 'ड्राइवर', 'ড্রাইভার' and 'டிரைவர்' become 'draivar', 'draibhar' and 'tiraivar'.
 * Unicode gives these scripts the same order, so that one table serves all of them.
 */

/** The first letter of each script: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00] as const
const blockSize = 0x80

/** Letters and signs by their place in the block. A consonant is spoken with an 'a' unless a sign follows. */
const consonants: Readonly<Record<number, string>> = lettersFrom(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
)
const vowels: Readonly<Record<number, string>> = {
  ...lettersFrom(0x05, 'a a i i u u ri li e e e ai o o o au'),
  0x60: 'ri',
}
const vowelSigns: Readonly<Record<number, string>> = {
  ...lettersFrom(0x3e, 'a i i u u ri ri e e e ai o o o au'),
  0x57: 'u',
}
const otherSigns: Readonly<Record<number, string>> = {
  0x01: 'n',
  0x02: 'n',
  0x03: '',
  0x3d: '',
  0x70: 'n',
}
/** Letters that stand for a consonant without its vowel, in Bengali and Malayalam. */
const bareConsonants: Readonly<Record<number, string>> = {
  0x4e: 't',
  ...lettersFrom(0x7a, 'n n r l l k'),
}
const silencer = 0x4d
const dot = 0x3c
/** Consonants that a dot below changes. */
const dotted: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'r', y: 'y' }
const digits = 0x66

export const isIndic = (word: string): boolean =>
  Array.from(word).some((letter) => placeOf(letter) !== undefined)

/** The word in Latin letters; letters of other scripts stay. */
export function transliterate(word: string): string {
  const letters = Array.from(word.normalize('NFC'))
  let text = ''
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? ''
    const place = placeOf(letter)
    if (place === undefined) {
      text += letter
      continue
    }
    const consonant = consonants[place]
    if (consonant === undefined) {
      text += signOf(place)
      continue
    }
    const isDotted = placeOf(letters[at + 1]) === dot
    if (isDotted) at += 1
    const spoken = isDotted ? (dotted[consonant] ?? consonant) : consonant
    const next = placeOf(letters[at + 1])
    const isFollowed = next === silencer || (next !== undefined && next in vowelSigns)
    const isLast = at === letters.length - 1
    text += isFollowed || isLast ? spoken : `${spoken}a`
  }
  return text
}

function signOf(place: number): string {
  if (place >= digits && place < digits + 10) return String(place - digits)
  return vowels[place] ?? vowelSigns[place] ?? bareConsonants[place] ?? otherSigns[place] ?? ''
}

function placeOf(letter: string | undefined): number | undefined {
  const code = letter?.codePointAt(0) ?? 0
  const block = blocks.find((first) => code >= first && code < first + blockSize)
  return block === undefined ? undefined : code - block
}

function lettersFrom(first: number, letters: string): Record<number, string> {
  return Object.fromEntries(letters.split(' ').map((letter, index) => [first + index, letter]))
}
