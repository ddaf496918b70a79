import { z } from 'zod'
import { AppError } from './app-error.ts'

/** One page of a list. */
export type Page<Item> = {
  items: Item[]
  total: number
  nextCursor: string | null
  counts?: Readonly<Record<string, number>>
}

/** The values by which the list goes on after a page. */
export const writeCursor = (position: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * The values of a cursor; undefined for the first page.
 * @throws AppError MALFORMED for a cursor that this server did not make
 */
export function readCursor<Position>(
  cursor: string | undefined,
  schema: z.ZodType<Position>,
): Position | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  return parsed.data
}

const positionSchema = z.tuple([z.union([z.string(), z.null()]), z.uuid()])

/**
 * The position after a page: the sort value of its last row (null when the row has none) and the
 * row's id.
 */
export type Position = { value: string | null; id: string }

export const encodeCursor = ({ value, id }: Position): string => writeCursor([value, id])

/** @throws AppError MALFORMED for a cursor that this server did not make */
function decodeCursor(cursor: string | undefined): Position | undefined {
  const position = readCursor(cursor, positionSchema)
  return position && { value: position[0], id: position[1] }
}

/** An instant as `toISOString()` writes it. Postgres has no year 0. */
const instantSchema = z.iso.datetime().refine((text) => !text.startsWith('0000'))

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
  if (!instant.success) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  return { at: new Date(instant.data), id: position.id }
}

const countSchema = z.string().regex(/^\d{1,9}$/)

/**
 * A cursor of a list by a whole number.
 * @throws AppError MALFORMED for a cursor that this server did not make
 */
export function decodeNumberCursor(
  cursor: string | undefined,
): { at: number; id: string } | undefined {
  const position = decodeCursor(cursor)
  if (!position) return undefined
  const count = countSchema.safeParse(position.value)
  if (!count.success) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  return { at: Number(count.data), id: position.id }
}

/**
 * A place in a list by time. Rows of one instant are told apart by the number that each got when it was
 * written, so that the list keeps the order of writing.
 */
export type WrittenPosition = { readonly at: Date; readonly number: number }

const writtenPositionSchema = z.tuple([instantSchema, z.int().min(0)])

/** @throws AppError MALFORMED for a cursor that this server did not make */
export function readWrittenCursor(cursor: string | undefined): WrittenPosition | undefined {
  const position = readCursor(cursor, writtenPositionSchema)
  return position && { at: new Date(position[0]), number: position[1] }
}

/** Cuts off the row that was read beyond the page, which shows that the list goes on. */
export function cutPage<Row extends { readonly number: number }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => Date,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const nextCursor = last ? writeCursor([timeOf(last).toISOString(), last.number]) : null
  return { shown, nextCursor }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
