import { sql } from 'kysely'
import type { Compilable, Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { ParamFor } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { conditionsOf, maxConditions } from '../query/text-query.rules.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

type Condition = `condition${number}`
type Conditions = Readonly<Record<Condition, string>>

const nameOf = (index: number): Condition => `condition${index}`

/** A search of the index: one prepared statement for each number of conditions that a query may have. */
export function defineSearch<Input, Row>(
  build: (
    db: Kysely<DB>,
    param: ParamFor<Input & Conditions>,
    isMatch: RawBuilder<unknown>,
  ) => Compilable<Row>,
): (db: Kysely<DB>, query: TextQuery, input: Input) => Promise<Row[]> {
  const statements = Array.from({ length: maxConditions }, (_, last) =>
    defineStatement<Input & Conditions, Row>((db, param) => {
      const each = Array.from(
        { length: last + 1 },
        (__, index) => sql`terms @@ ${param(nameOf(index))}::tsquery`,
      )
      return build(db, param, sql.join(each, sql` and `))
    }),
  )
  return async (db, query, input) => {
    const texts = conditionsOf(query)
    const statement = statements[texts.length - 1]
    if (!statement) throw new Error('A query has conditions')
    const conditions: Record<Condition, string> = {}
    for (const [index, text] of texts.entries()) conditions[nameOf(index)] = text
    return await statement(db, { ...input, ...conditions })
  }
}
