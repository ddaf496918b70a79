import { sql } from 'kysely'
import type { Compilable, Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { PlaceFor } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { conditionsOf, mostConditions } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Condition = `condition${number}`
type Conditions = Readonly<Record<Condition, string>>

const nameOf = (index: number): Condition => `condition${index}`

/** A question about jobs whose terms match: one statement for each number of conditions that a query may have. */
export function defineSearch<Wish, Row>(
  build: (
    db: Kysely<DB>,
    place: PlaceFor<Wish & Conditions>,
    isMatch: RawBuilder<unknown>,
  ) => Compilable<Row>,
): (db: Kysely<DB>, query: TextQuery, wish: Wish) => Promise<Row[]> {
  const statements = Array.from({ length: mostConditions }, (_, last) =>
    defineStatement<Wish & Conditions, Row>((db, place) => {
      const each = Array.from(
        { length: last + 1 },
        (__, index) => sql`terms @@ ${place(nameOf(index))}::tsquery`,
      )
      return build(db, place, sql.join(each, sql` and `))
    }),
  )
  return async (db, query, wish) => {
    const texts = conditionsOf(query)
    const statement = statements[texts.length - 1]
    if (!statement) throw new Error('A query has conditions')
    const conditions: Record<Condition, string> = {}
    for (const [index, text] of texts.entries()) conditions[nameOf(index)] = text
    return await statement(db, { ...wish, ...conditions })
  }
}
