/** The width of a text; undefined when the typeface's shaper fails. */
export type Measure = (text: string) => number | undefined

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines of a maximum width: between words, between graphemes of a word that is wider
 * than a line, and between characters of such a grapheme. Text that cannot be shaped is replaced.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const pieces = words.flatMap((word) => {
    const settable = makeSettable(word, measure)
    if (widthOf(settable, measure) <= width) return [settable]
    const segments = segmentsOf(settable).flatMap((segment) =>
      widthOf(segment, measure) <= width ? [segment] : Array.from(segment),
    )
    const parts = fill(segments, { width, gap: '', measure })
    return parts.map((part) => makeSettable(part, measure))
  })
  const lines = fill(pieces, { width, gap: ' ', measure })
  // If shaping fails for a line, it works for its words.
  return lines.flatMap((line) => (measure(line) === undefined ? line.split(' ') : [line]))
}

type LineOptions = { readonly width: number; readonly gap: '' | ' '; readonly measure: Measure }

/** Joins pieces as long as they fit the width. */
function fill(pieces: readonly string[], { width, gap, measure }: LineOptions): string[] {
  const gapWidth = gap === '' ? 0 : widthOf(gap, measure)
  const lines: string[] = []
  let used = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const needed = widthOf(piece, measure)
    if (used + gapWidth + needed <= width) {
      lines.push(`${lines.pop() ?? ''}${gap}${piece}`)
      used += gapWidth + needed
    } else {
      lines.push(piece)
      used = needed
    }
  }
  return lines
}

const widthOf = (text: string, measure: Measure): number => measure(text) ?? 0

const segmentsOf = (word: string): string[] =>
  Array.from(letters.segment(word), ({ segment }) => segment)

/** Tries simpler spellings of a word until one can be shaped. */
function makeSettable(word: string, measure: Measure): string {
  const spellings = [
    word,
    word.replaceAll(/[\u200C\u200D]/g, ''),
    word.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, ''),
  ]
  return (
    spellings.find((spelling) => measure(spelling) !== undefined) ?? word.replaceAll(/./gu, '?')
  )
}
