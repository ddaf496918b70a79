/** The row of each position, counted from 1 as the database counts; undefined where nothing was found. */
export function byPosition<Row extends { readonly position: number }>(
  count: number,
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.position, row]))
  return Array.from({ length: count }, (_, index) => found.get(index + 1))
}

/** The row of each id, in any letter case; undefined where nothing was found. */
export function byId<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id.toLowerCase()))
}
