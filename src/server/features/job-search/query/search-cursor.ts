import { AppError } from '#server/lib/app-error.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { SearchOrder } from './search-order.ts'

/** Where a page ended. `rank` is the tier of a match, or the position in an order by rank. */
export type SearchPosition = { readonly rank: number; readonly liveAt: Date; readonly id: string }

/** The mark and the rank stand before the cursor of the time. A cursor is valid for its own order alone. */
const marks = {
  newest: undefined,
  best: 'n',
  pay: 'p',
  nearest: 'd',
} as const satisfies Record<SearchOrder, string | undefined>

export function encodeSearchCursor(
  { rank, liveAt, id }: SearchPosition,
  order: SearchOrder,
): string {
  const cursor = encodeCursor({ value: liveAt.toISOString(), id })
  const mark = marks[order]
  // Ranks by distance are negative.
  return mark === undefined ? cursor : `${mark}${Math.abs(rank)}.${cursor}`
}

const marked = /^([a-z])(\d{1,7})\.(.+)$/

/** @throws AppError MALFORMED for a cursor that this server did not make, or made for another order */
export function decodeSearchCursor(
  text: string | undefined,
  order: SearchOrder,
): SearchPosition | undefined {
  if (text === undefined || text === '') return undefined
  const [, mark, rank, rest] = marked.exec(text) ?? []
  if (mark !== marks[order]) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  const position = decodeTimeCursor(rest ?? text)
  if (!position?.at) return undefined
  const distance = Number(rank ?? 0)
  return {
    rank: order === 'nearest' ? -distance : distance,
    liveAt: position.at,
    id: position.id,
  }
}

/** Whether a cursor belongs to a list by distance. */
export const isCursorByDistance = (text: string | undefined): boolean =>
  marked.exec(text ?? '')?.[1] === marks.nearest
