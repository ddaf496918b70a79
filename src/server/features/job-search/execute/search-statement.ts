import { sql } from 'kysely'
import type { Compilable, Kysely, RawBuilder } from 'kysely'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { ParamFor } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { conditionsOf, excludedOf, maxConditions } from '../query/text-query.rules.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

type Condition = `condition${number}`
type Conditions = Readonly<Record<Condition, string>> & {
  readonly tested: string | null
  readonly excluded: string | null
}

const nameOf = (index: number): Condition => `condition${index}`

/** Where a query is searched: descriptions have a table of their own, with the same columns. */
export type Source = {
  readonly table: RawBuilder<unknown>
  /** Differs after every change of the job's row in the index; of a row of `found`. */
  readonly changed: RawBuilder<unknown>
  /** Whether only jobs at some pincodes are searched. */
  readonly isCircle: boolean
}

type Table = Omit<Source, 'isCircle'>
const narrow: Table = { table: sql`job_search`, changed: sql`found.changed` }
const wide: Table = {
  table: sql`job_search_texts`,
  changed: sql`(select xmin from job_search where job_search.job_id = found.job_id) as changed`,
}

/** For the input `pincodes`, which a statement without a circle has not. */
type InCircle = { readonly pincodes: readonly string[] | undefined }

export const isInCircle = (param: ParamFor<InCircle>, { isCircle }: Pick<Source, 'isCircle'>) =>
  isCircle ? sql`pincode in (select unnest(${opaque(param('pincodes'), 'text[]')}))` : sql`true`

/** Makes something for each source, because a statement that suits all of them gets a worse plan. */
function forEachSource<Made>(make: (source: Source) => Made) {
  const inTable = (table: Table) => ({
    all: make({ ...table, isCircle: false }),
    circle: make({ ...table, isCircle: true }),
  })
  const made = { narrow: inTable(narrow), wide: inTable(wide) }
  return ({ isWide }: TextQuery, { pincodes }: InCircle): Made =>
    made[isWide ? 'wide' : 'narrow'][pincodes ? 'circle' : 'all']
}

/** Of the rows that the index gave: null, and so no reason to leave a row out, where nothing is tested or excluded. */
const isLeft = (tested: RawBuilder<unknown>, excluded: RawBuilder<unknown>) =>
  sql`(terms @@ ${tested}::tsquery) is not false and (terms @@ ${excluded}::tsquery) is not true`

/**
 * A search of the index: one prepared statement for each number of conditions that a query may have, and each source. A query
 * that only excludes has none.
 */
export function defineSearch<Input extends InCircle, Row>(
  build: (
    db: Kysely<DB>,
    param: ParamFor<Input & Conditions>,
    isMatch: RawBuilder<unknown>,
    source: Source,
  ) => Compilable<Row>,
): (db: Kysely<DB>, query: TextQuery, input: Input) => Promise<Row[]> {
  const statementsOf = forEachSource((source) =>
    Array.from({ length: maxConditions + 1 }, (_, count) =>
      defineStatement<Input & Conditions, Row>((db, param) => {
        const each = Array.from(
          { length: count },
          (__, index) => sql`terms @@ ${param(nameOf(index))}::tsquery`,
        )
        const isMatch = sql`${sql.join([sql`true`, ...each], sql` and `)}
          and ${isLeft(param('tested'), param('excluded'))}`
        return build(db, param, isMatch, source)
      }),
    ),
  )
  return async (db, query, input) => {
    const { indexed, tested = null } = conditionsOf(query)
    const statement = statementsOf(query, input)[indexed.length]
    if (!statement) throw new Error(`A query has at most ${maxConditions} conditions`)
    const conditions: Record<Condition, string> = {}
    for (const [index, text] of indexed.entries()) conditions[nameOf(index)] = text
    const excluded = excludedOf(query) ?? null
    return await statement(db, { ...input, ...conditions, tested, excluded })
  }
}

/** A search among rows that are read whatever they hold: one prepared statement for each source. */
export function defineFilter<Input extends InCircle, Row>(
  build: (
    db: Kysely<DB>,
    param: ParamFor<Input & { readonly query: string }>,
    source: Source,
  ) => Compilable<Row>,
): (db: Kysely<DB>, query: TextQuery, input: Input) => Promise<Row[]> {
  const statementOf = forEachSource((source) =>
    defineStatement<Input & { readonly query: string }, Row>((db, param) =>
      build(db, param, source),
    ),
  )
  return async (db, query, input) =>
    await statementOf(query, input)(db, { ...input, query: query.text })
}

/** The rows that match a query, for a statement that is made once; all rows without a query. */
export function matchingRows(query: TextQuery | undefined): {
  table: RawBuilder<unknown>
  isMatch: RawBuilder<unknown>
} {
  const { indexed, tested = null } = query ? conditionsOf(query) : { indexed: [] }
  const excluded = (query && excludedOf(query)) ?? null
  const conditions = indexed.map((each) => sql`terms @@ ${each}::tsquery`)
  conditions.push(isLeft(sql`${tested}`, sql`${excluded}`))
  return {
    table: (query?.isWide ? wide : narrow).table,
    isMatch: sql.join([sql`true`, ...conditions], sql` and `),
  }
}
