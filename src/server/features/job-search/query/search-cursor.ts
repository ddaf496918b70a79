import { AppError } from '#server/lib/app-error.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { SearchOrder } from './search-order.ts'

/** Where a page ended. `rank` is the tier of a match, or the position in an order by rank. */
export type SearchPosition = { readonly rank: number; readonly liveAt: Date; readonly id: string }

/** A page's end, and how many jobs its search found, so that later pages count nothing. */
export type SearchCursor = {
  readonly after: SearchPosition
  /** Undefined in cursors of older versions. */
  readonly total: number | undefined
}

/** A cursor is valid for its own order alone: mark and rank stand before the total and the cursor of the time. */
const marks = {
  newest: undefined,
  best: 'n',
  pay: 'p',
  nearest: 'd',
} as const satisfies Record<SearchOrder, string | undefined>

export function encodeSearchCursor(
  { rank, liveAt, id }: SearchPosition,
  { order, total }: { readonly order: SearchOrder; readonly total: number },
): string {
  const cursor = `${total}.${encodeCursor({ value: liveAt.toISOString(), id })}`
  const mark = marks[order]
  // Ranks by distance are negative.
  return mark === undefined ? cursor : `${mark}${Math.abs(rank)}.${cursor}`
}

const parts = /^(?:([a-z])(\d{1,7})\.)?(?:(\d{1,6})\.)?(.+)$/

/** @throws AppError MALFORMED for a cursor that this server did not make, or made for another order */
export function decodeSearchCursor(
  text: string | undefined,
  order: SearchOrder,
): SearchCursor | undefined {
  if (text === undefined || text === '') return undefined
  const [, mark, rank, total, rest] = parts.exec(text) ?? []
  if (mark !== marks[order]) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  const position = decodeTimeCursor(rest)
  if (!position?.at) return undefined
  const distance = Number(rank ?? 0)
  return {
    after: {
      rank: order === 'nearest' ? -distance : distance,
      liveAt: position.at,
      id: position.id,
    },
    total: total === undefined ? undefined : Number(total),
  }
}

/** Whether a cursor belongs to a list by distance. */
export const isCursorByDistance = (text: string | undefined): boolean =>
  parts.exec(text ?? '')?.[1] === marks.nearest
