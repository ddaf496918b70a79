/** Postgres refuses a lexeme of 2047 bytes; some characters take 4 and some unfold into many. */
const longestTerm = 300

/**
 * The normalized words of a text, in their order. Postgres's own parser splits Devanagari words at their vowel signs, so
 * titles and queries are split here.
 */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => cut(singular(word)))
}

/** Without differences of case and width, and without control characters. */
export function folded(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ').normalize('NFKC').toLowerCase()
}

export function cut(term: string): string {
  return term.length <= longestTerm ? term : term.slice(0, longestTerm).toWellFormed()
}

/** Removes the ending of English plurals, in titles and in queries; the rest need not be a word. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
