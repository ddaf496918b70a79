import { sql } from 'kysely'
import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely'
import { withName } from './prepared-statements.ts'
import type { DB } from './types.ts'

/** A placeholder for a value that the statement gets when it runs. */
class Param {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

export type ParamsOf<Values> = { readonly [Key in keyof Values]: RawBuilder<Values[Key]> }

export type ParamFor<Values> = <Key extends keyof Values>(key: Key) => RawBuilder<Values[Key]>

type OpaqueType =
  | 'uuid'
  | 'uuid[]'
  | 'text[]'
  | 'integer[]'
  | 'bytea[]'
  | 'xid[]'
  | 'timestamptz'
  | 'tsquery'

/**
 * A value that the planner does not see. Postgres uses the generic plan of a prepared statement only where custom plans, for
 * the values at hand, do not look cheaper. For a list shorter than its guess, or a date that all rows are after, they do:
 * then it plans at each run, which takes longer than the run.
 */
export const opaque = <Value>(value: RawBuilder<Value>, type: OpaqueType): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`

type Compiled<Values, Row> = {
  readonly query: CompiledQuery<Row>
  readonly toParameters: (values: Values) => unknown[]
}

/** A statement of almost every call: compiled once, prepared once by each connection, and run with new values each time. It selects rows. */
export function defineStatement<Values, Row>(
  build: (db: Kysely<DB>, param: ParamFor<Values>) => Compilable<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  let compiled: Compiled<Values, Row> | undefined
  return async (db, values) => {
    compiled ??= compile(db, build)
    const { rows } = await db.executeQuery<Row>({
      ...compiled.query,
      parameters: compiled.toParameters(values),
    })
    return rows
  }
}

function compile<Values, Row>(
  db: Kysely<DB>,
  build: (db: Kysely<DB>, param: ParamFor<Values>) => Compilable<Row>,
): Compiled<Values, Row> {
  const keys: (keyof Values)[] = []
  const query = build(db, (key) => sql`${sql.val(new Param(keys.push(key) - 1))}`).compile()
  const toParameters = (values: Values) =>
    query.parameters.map((parameter) => {
      if (!(parameter instanceof Param)) return parameter
      const key = keys[parameter.index]
      return key === undefined ? undefined : values[key]
    })
  return { query: { ...query, sql: withName(query.sql) }, toParameters }
}
