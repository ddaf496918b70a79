import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { WrittenPosition } from '#server/lib/page.ts'

/** Whether a row comes after a position of a list that is sorted by a time and by the number of writing. */
export function comesAfter(
  position: WrittenPosition | undefined,
  columns: { readonly at: string; readonly number: string },
  direction: 'asc' | 'desc' = 'desc',
): RawBuilder<SqlBool> {
  if (!position) return sql<SqlBool>`true`
  const { at, number } = position
  return sql<SqlBool>`
    (${sql.ref(columns.at)}, ${sql.ref(columns.number)}) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (${at}::timestamptz, ${number}::bigint)`
}
