/** The words of titles, and how alike they are to what somebody typed. */
export type Vocabulary = {
  readonly has: (word: string) => boolean
  /** Words that begin so, at most `most`; undefined when there are more. */
  readonly beginningWith: (start: string, most: number) => readonly string[] | undefined
  /** Words that may have been meant, the likeliest first; none for what is too short to guess. */
  readonly nearest: (typed: string) => readonly string[]
}

const fewestLetters = 4
/** From so many letters on, two of them may be wrong. */
const lettersForTwo = 7
const lookedAt = 60
const mostMeant = 3
/** Words whose neighbours are kept at hand. */
const mostRemembered = 5_000

export function createVocabulary(
  words: Iterable<string>,
  shareOf: (word: string) => number,
): Vocabulary {
  const sorted = [...new Set(words)].toSorted(byCodeUnits)
  const known = new Set(sorted)
  const postings = new Map<string, number[]>()
  for (const [index, word] of sorted.entries()) {
    for (const pair of pairsOf(word)) {
      const list = postings.get(pair)
      if (list) list.push(index)
      else postings.set(pair, [index])
    }
  }

  function beginningWith(start: string, most: number): readonly string[] | undefined {
    const from = firstNotBefore(sorted, start)
    const found = sorted.slice(from, from + most + 1).filter((word) => word.startsWith(start))
    return found.length > most ? undefined : found
  }

  // What people type is typed again and again, mistakes and all.
  const asked = new Map<string, readonly string[]>()

  function nearest(typed: string): readonly string[] {
    if (typed.length < fewestLetters) return []
    const known = asked.get(typed)
    if (known !== undefined) return known
    if (asked.size >= mostRemembered) asked.clear()
    const found = lookUp(typed)
    asked.set(typed, found)
    return found
  }

  function lookUp(typed: string): readonly string[] {
    const mostWrong = typed.length < lettersForTwo ? 1 : 2
    const shared = new Map<number, number>()
    for (const pair of pairsOf(typed)) {
      for (const index of postings.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    return [...shared]
      .map(([index, count]) => ({ word: sorted[index] ?? '', count }))
      .filter(({ word }) => Math.abs(word.length - typed.length) <= mostWrong)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, lookedAt)
      .map(({ word }) => ({ word, wrong: wrongLetters(typed, word) }))
      .filter(({ wrong }) => wrong <= mostWrong)
      .toSorted((one, other) => one.wrong - other.wrong || shareOf(other.word) - shareOf(one.word))
      .slice(0, mostMeant)
      .map(({ word }) => word)
  }

  return { has: (word) => known.has(word), beginningWith, nearest }
}

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Neighbouring letters, with the word's two ends. */
function pairsOf(word: string): Set<string> {
  const letters = ['^', ...Array.from(word), '$']
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Letters to change, add, leave out, or swap with their neighbour, to make one word of the other. */
export function wrongLetters(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)]
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of from.entries()) {
    const current = [row + 1]
    for (const [column, wanted] of to.entries()) {
      const changed = (last[column] ?? 0) + Number(letter !== wanted)
      const shifted = Math.min(last[column + 1] ?? 0, current[column] ?? 0) + 1
      const isSwap = letter === to[column - 1] && from[row - 1] === wanted
      const swapped = isSwap ? (beforeLast[column - 1] ?? Infinity) + 1 : Infinity
      current.push(Math.min(changed, shifted, swapped))
    }
    beforeLast = last
    last = current
  }
  return last.at(-1) ?? 0
}
