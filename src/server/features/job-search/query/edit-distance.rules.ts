/** The Damerau-Levenshtein distance: letters to change, add, remove, or swap with the next one. */
export function editDistance(one: string, other: string): number {
  const [from, to] = withoutSameEnds(Array.from(one), Array.from(other))
  if (from.length === 0 || to.length === 0) return from.length + to.length
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

/** Similar words mostly differ in a few letters of their middle, and only these have to be compared. */
function withoutSameEnds(one: string[], other: string[]): [string[], string[]] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}
