/** The Damerau-Levenshtein distance: letters to change, add, remove, or swap with the next one. */
export function editDistance(one: string, other: string): number {
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
