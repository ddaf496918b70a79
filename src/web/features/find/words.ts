const word = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? []

/** Whether each typed word is the beginning of a word of a text. */
export function hasAllWords(text: string, typed: readonly string[]): boolean {
  const words = wordsOf(text)
  return typed.every((each) => words.some((one) => one.startsWith(each)))
}

type Piece = { readonly text: string; readonly isFound: boolean }

/** A text in pieces: beginnings of words that were typed, and what is between them. */
export function toPieces(text: string, typed: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const begins = typed.filter((each) => found.toLowerCase().startsWith(each))
    const length = Math.max(0, ...begins.map((each) => each.length))
    if (length === 0) continue
    pieces.push({ text: text.slice(end, index), isFound: false })
    end = index + length
    pieces.push({ text: text.slice(index, end), isFound: true })
  }
  pieces.push({ text: text.slice(end), isFound: false })
  return pieces.filter((piece) => piece.text !== '')
}
