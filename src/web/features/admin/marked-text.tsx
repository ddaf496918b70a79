import { Fragment } from 'react'

/** A text in which some of its words are marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  const marked = new Set(words.filter((each) => each !== ''))
  const parts = [...marked].reduce(
    (pieces, word) => pieces.flatMap((piece) => cutOut(piece, word)),
    [text],
  )
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name than their place, and none moves
    <Fragment key={index}>{marked.has(part) ? <mark>{part}</mark> : part}</Fragment>
  ))
}

const cutOut = (text: string, word: string): string[] =>
  text.split(word).flatMap((piece, index) => (index === 0 ? [piece] : [word, piece]))
