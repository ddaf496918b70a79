import { AppError } from '../lib/app-error.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { SearchOrder } from './search-order.ts'

/** How well a job matches: 0 is as typed, 1 is near it. */
export type Tier = 0 | 1

/** Where a page ended. `rank` is the tier of the best match, or the place in an order by rank. */
export type SearchPosition = { readonly rank: number; readonly liveAt: Date; readonly id: string }

/** Stand before the cursor of the time, with the rank between. A cursor of one order is none of another. */
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
  // Ranks by distance are counted down from 0.
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
