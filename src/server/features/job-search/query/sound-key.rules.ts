import { isIndic, transliterate } from './transliteration.rules.ts'

/*
 * How a word sounds, without its vowels: spellings of one word share a key. English, Hindi in Latin letters and Indian
 * scripts have the same keys: 'driver', 'draivar' and 'ड्राइवर' are 'drvr'.
 */

/** In this order: what is rewritten before sounds it would be part of. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?:tio|sio|cia|tia|shia|ssia)n/g, 'sn'],
  [/sch/g, 'sk'],
  [/tch|chh|ch/g, 'C'],
  [/igh/g, 'i'],
  [/ture/g, 'Cr'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 's'],
  [/au|aw|ou|ow/g, 'o'],
  [/w/g, 'v'],
  [/([kgtdbjrs])h/g, '$1'],
  [/ng(?![aeiou])/g, 'n'],
  [/m(?=[pb])/g, 'n'],
]

/** The word's letters as they are spoken, with its vowels. */
export function spoken(word: string): string {
  const latin = isIndic(word) ? transliterate(word) : word
  return spellings
    .reduce((text, [from, to]) => text.replace(from, to), latin)
    .replace(/ee|ii|ea|y/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/(.)\1+/g, '$1')
}

export function soundKey(word: string): string {
  const text = spoken(word)
  const rest = text.slice(1).replace(/[aeiouh]/g, '')
  return `${/^[aeiou]/.test(text) ? 'a' : text.slice(0, 1)}${rest}`.replace(/(.)\1+/g, '$1')
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/[gk]/g, 'k'],
  [/[cjs]/g, 's'],
  [/[dt]/g, 't'],
  [/[bvfp]/g, 'p'],
]

/** The key without the differences that some scripts do not write, such as those of 'k' and 'g' in Tamil. */
export const coarseSoundKey = (word: string): string =>
  classes
    .reduce((key, [sounds, one]) => key.replace(sounds, one), soundKey(word))
    .replace(/(.)\1+/g, '$1')
