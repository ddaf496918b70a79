import type { Catalogue } from './message-keys.ts'

/** Letters of Latin-1, which all fonts have, those of the PDFs too. */
const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
}

const growth = 1.4

/** Placeholders, tags and URLs stay unchanged. */
const untouched = /(\{\{\w+\}\}|<\/?\w+>|https?:\/\/\S+)/

/**
 * The pseudo-locale's catalogue: accented, 40 % longer, and in brackets that show where a message
 * begins and ends.
 */
export function toPseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, toPseudo(text)]))
}

function toPseudo(text: string): string {
  return `[${text
    .split(untouched)
    .map((part) => (untouched.test(part) ? part : stretch(part)))
    .join('')}]`
}

/** Doubles vowels until the text is long enough, so that words still break between words. */
function stretch(text: string): string {
  let missing = Math.ceil(text.length * (growth - 1))
  return text
    .replace(/[a-z]/gi, (letter) => {
      const accented = accents[letter] ?? letter
      const isVowel = /[aeiouy]/i.test(letter)
      if (!isVowel || missing === 0) return accented
      missing -= 1
      return accented + accented
    })
    .replace(/\S+$/, (word) => word + '~'.repeat(missing))
}
