import { sql } from 'kysely'
import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely'
import { namesItsColumns } from './kept-statements.ts'
import type { DB } from './types.ts'

/** Stands in a statement where a value will stand. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/** Places in a statement where values of this kind will stand. */
export type PlacesOf<Values> = { readonly [Key in keyof Values]: RawBuilder<Values[Key]> }

export type PlaceFor<Values> = <Key extends keyof Values>(key: Key) => RawBuilder<Values[Key]>

type Kept<Values, Row> = {
  readonly query: CompiledQuery<Row>
  readonly fill: (values: Values) => unknown[]
}

/**
 * A question that is asked at almost every call: built once, and planned once by each connection. It names its columns
 * one by one: a column added to `*` while the product runs would break the kept plan.
 */
export function defineStatement<Values, Row>(
  build: (db: Kysely<DB>, place: PlaceFor<Values>) => Compilable<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  let kept: Kept<Values, Row> | undefined
  return async (db, values) => {
    kept ??= keep(db, build)
    const { rows } = await db.executeQuery<Row>({
      ...kept.query,
      parameters: kept.fill(values),
    })
    return rows
  }
}

/** Ids and numbers stand in a written list as they are; the driver would look for quotes in each of them. */
const plain = /^[\da-f-]+$/

function asWritten(value: unknown): unknown {
  return Array.isArray(value) && value.every(isPlain) ? `{${value.join(',')}}` : value
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? plain.test(value) : Number.isSafeInteger(value)

function keep<Values, Row>(
  db: Kysely<DB>,
  build: (db: Kysely<DB>, place: PlaceFor<Values>) => Compilable<Row>,
): Kept<Values, Row> {
  const keys: (keyof Values)[] = []
  const query = build(db, (key) => sql`${sql.val(new Place(keys.push(key) - 1))}`).compile()
  if (!namesItsColumns(query.sql)) throw new Error(`A statement names its columns: ${query.sql}`)
  const fill = (values: Values) =>
    query.parameters.map((parameter) => {
      if (!(parameter instanceof Place)) return parameter
      const key = keys[parameter.index]
      return key === undefined ? undefined : asWritten(values[key])
    })
  return { query, fill }
}
