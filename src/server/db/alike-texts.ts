import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Whether the text of a column has at least this share of its trigrams in common with another text. An index by trigrams leaves
 * out the rows below the share only if the session knows it, so the statement sets it for itself. In a subquery the planner does
 * not see the text: it would compare it with hundreds of sampled texts to guess how many are alike.
 */
export const isAlike = (
  column: RawBuilder<unknown>,
  text: string,
  share: number,
): RawBuilder<boolean> =>
  sql`${column} % (select case
    when set_config('pg_trgm.similarity_threshold', ${share}::text, true) is not null then ${text}::text end)`
