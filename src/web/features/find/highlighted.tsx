import { toPieces } from './words.ts'

interface HighlightedProps {
  text: string
  words: readonly string[]
}

/** A text with the typed words marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  return toPieces(text, words).map((piece, index) =>
    // The pieces of a text have a fixed order, so the index is a stable key.
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
