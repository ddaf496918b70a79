import { z } from 'zod'
import { AppError } from './app-error.ts'

/** One page of a list. */
export type Page<Item> = {
  items: Item[]
  total: number
  nextCursor: string | null
  counts?: Readonly<Record<string, number>>
}

const positionSchema = z.tuple([z.union([z.string(), z.null()]), z.uuid()])

/**
 * The position after a page: the sort value of its last row (null when the row has none) and the
 * row's id.
 */
export type Position = { value: string | null; id: string }

export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify([position.value, position.id])).toString('base64url')
}

/** @throws AppError MALFORMED for a cursor that this server did not make */
function decodeCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const parsed = positionSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  return { value: parsed.data[0], id: parsed.data[1] }
}

const instantSchema = z.iso.datetime()

/**
 * A cursor of a list by time, made from `toISOString()`.
 * @throws AppError MALFORMED for a cursor that this server did not make
 */
export function decodeTimeCursor(
  cursor: string | undefined,
): { at: Date | null; id: string } | undefined {
  const position = decodeCursor(cursor)
  if (!position) return undefined
  if (position.value === null) return { at: null, id: position.id }
  const instant = instantSchema.safeParse(position.value)
  // Postgres has no year 0.
  if (!instant.success || instant.data.startsWith('0000')) {
    throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  }
  return { at: new Date(instant.data), id: position.id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
