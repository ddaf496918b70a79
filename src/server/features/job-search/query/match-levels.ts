import type { TextQuery } from './text-query.rules.ts'

/**
 * How well a part of a query is matched, the best first: as it is typed in the title, by the same meaning, loosely, by the
 * description, nearly, hardly. From `dropped` on a job may lack the part.
 */
export const cost = {
  typed: 0,
  same: 1,
  loose: 2,
  text: 3,
  near: 4,
  related: 5,
  dropped: 6,
} as const

/** Jobs that match a part of a query so well. */
export type Level = { readonly cost: number; readonly query: TextQuery }

export type Levels = readonly (readonly [
  cost: number,
  queries: readonly (TextQuery | undefined)[],
])[]
