import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'

/** How well a job matches: 0 is as typed, 1 is near it. */
export type Tier = 0 | 1

type SearchPosition = { readonly tier: Tier; readonly liveAt: Date; readonly id: string }

/** What only comes near is told by a mark before the cursor of the time. */
const nearMark = 'n'

export function encodeSearchCursor({ tier, liveAt, id }: SearchPosition): string {
  const cursor = encodeCursor({ value: liveAt.toISOString(), id })
  return tier === 0 ? cursor : `${nearMark}.${cursor}`
}

/** @throws AppError MALFORMED for a cursor that this server did not make */
export function decodeSearchCursor(cursor: string | undefined): SearchPosition | undefined {
  const isNear = cursor?.startsWith(`${nearMark}.`) ?? false
  const position = decodeTimeCursor(isNear ? cursor?.slice(nearMark.length + 1) : cursor)
  return position?.at ? { tier: isNear ? 1 : 0, liveAt: position.at, id: position.id } : undefined
}
