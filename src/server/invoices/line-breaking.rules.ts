/** How wide a text is set; undefined when the typeface's shaper fails at it. */
export type Measure = (text: string) => number | undefined

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines of a width: between words, and within a word that is wider than a line
 * between letters, never within one. What can't be set is replaced by what can.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const pieces = words.flatMap((word) => {
    const settable = makeSettable(word, measure)
    if (widthOf(settable, measure) <= width) return [settable]
    const parts = fill(segmentsOf(settable), { width, gap: '', measure })
    return parts.map((part) => makeSettable(part, measure))
  })
  const lines = fill(pieces, { width, gap: ' ', measure })
  // A shaper that fails at a line does not fail at its words.
  return lines.flatMap((line) => (measure(line) === undefined ? line.split(' ') : [line]))
}

type Room = { readonly width: number; readonly gap: '' | ' '; readonly measure: Measure }

/** Puts pieces together as long as they stand within the width. */
function fill(pieces: readonly string[], { width, gap, measure }: Room): string[] {
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

/** Spells a word in ever plainer ways until it can be set. */
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
