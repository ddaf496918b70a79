import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * Of the rows that a common word finds, so many are looked at. Which ones is left to the database: who types on gets to the
 * one that is meant.
 */
export const mostMeant = 200

/** A relation of the ids that any of the queries finds, each once; undefined without a query. */
export function anyOf(
  queries: readonly (RawBuilder<unknown> | undefined | '')[],
): RawBuilder<unknown> | undefined {
  const parts = queries.flatMap((query) => (query ? [sql`(${query})`] : []))
  if (parts.length === 0) return undefined
  return sql`(select id from (${sql.join(parts, sql` union `)}) as each (id))`
}

/** Whether words begin as a tsquery says; `of` is the expression of an index. */
export const hasWords = (of: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${of} @@ to_tsquery('simple', ${words})`
