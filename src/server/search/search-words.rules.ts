/** Postgres refuses a lexeme of 2047 bytes; some characters take 4 and some unfold into many. */
const longestTerm = 300

/**
 * The words of a text as search knows them, in their order. Postgres's own parser splits Devanagari words at their
 * vowel signs, so words are cut here, for titles and for what is typed alike.
 */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => cut(singular(word)))
}

/** Letters alike: without case, width and control characters. */
export function folded(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ').normalize('NFKC').toLowerCase()
}

export function cut(term: string): string {
  return term.length <= longestTerm ? term : term.slice(0, longestTerm).toWellFormed()
}

/** English plurals lose their ending, in titles and in what is typed; whether the rest is a word is no matter. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
