import { indiaDate } from '#contract/india-time.ts'
import type { TypingResult } from '#contract/typing-tests/schemas.ts'
import { limits } from '#server/lib/limits.ts'

export type TypingScore = Pick<TypingResult, 'words' | 'accuracy'>

export const dayMs = 24 * 60 * 60 * 1000

/** The first day of which a result still counts. */
export const resultsCountSince = (now: Date): string =>
  indiaDate(new Date(now.getTime() - limits.typingResultDays * dayMs))

/** By which a word is counted, whatever its length, as typing tests do everywhere. */
const lettersOfWord = 5

/**
 * What a minute of typing was worth. Typed words count as right where they stand in the passage's order, so that a word
 * left out or typed twice spoils itself alone. The end of a word that the minute cut off counts neither way.
 */
export function scoreTyping(passage: string, typed: string): TypingScore {
  const wanted = wordsOf(passage)
  const all = wordsOf(typed)
  const isCutOff = !/\s$/.test(typed)
  const whole = isCutOff ? all.slice(0, -1) : all
  const [withLast, withoutLast] = [rightLetters(wanted, all), rightLetters(wanted, whole)]
  const [right, counted] = withLast > withoutLast ? [withLast, all] : [withoutLast, whole]
  const lettersTyped = lettersOf(counted)
  return {
    words: Math.round(right / lettersOfWord),
    accuracy: lettersTyped === 0 ? 0 : Math.round((100 * right) / lettersTyped),
  }
}

const wordsOf = (text: string): string[] => {
  const trimmed = text.normalize('NFC').trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/)
}

/** With the space behind each word. */
const lettersOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + Array.from(word).length + 1, 0)

/** How a beginning of the passage becomes what was typed: the fewest changes, and with these the most right letters. */
type Cell = { readonly changes: number; readonly right: number }

/** The letters of the typed words that are right. Somebody need not have come to the end of the passage. */
function rightLetters(wanted: readonly string[], typed: readonly string[]): number {
  let above: Cell[] = [...Array(wanted.length + 1).keys()].map((changes) => ({ changes, right: 0 }))
  for (const [row, word] of typed.entries()) {
    const cells: Cell[] = [{ changes: row + 1, right: 0 }]
    for (const [at, wantedWord] of wanted.entries()) {
      const [diagonal, up, left] = [above[at], above[at + 1], cells[at]]
      if (!diagonal || !up || !left) break
      cells.push(
        word === wantedWord
          ? { changes: diagonal.changes, right: diagonal.right + lettersOf([word]) }
          : better(better(changed(diagonal), changed(up)), changed(left)),
      )
    }
    above = cells
  }
  return above.reduce(better).right
}

const changed = ({ changes, right }: Cell): Cell => ({ changes: changes + 1, right })

const better = (one: Cell, other: Cell): Cell =>
  other.changes < one.changes || (other.changes === one.changes && other.right > one.right)
    ? other
    : one
