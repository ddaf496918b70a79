import { parse } from 'libpg-query'
import { z } from 'zod'

/* Finds the tables of a statement and the columns that filter them, with Postgres' own parser. */

/** A table of a statement, and its columns that are fixed to one given value. */
export type QueriedTable = { readonly table: string; readonly columns: ReadonlySet<string> }

type Scope = {
  /** Aliases and tables of this part of the statement and of the outer parts. */
  readonly tables: Map<string, string>
  readonly id: number
  readonly outer: Scope | undefined
}

const nodeSchema = z.record(z.string(), z.unknown())
type Node = z.infer<typeof nodeSchema>

const asNode = (value: unknown): Node | undefined => nodeSchema.safeParse(value).data
const inside = (node: unknown, key: string): unknown => asNode(node)?.[key]
const listIn = (node: unknown, key: string): unknown[] => {
  const list = inside(node, key)
  return Array.isArray(list) ? list : []
}
const textIn = (node: unknown, key: string): string | undefined => {
  const text = inside(node, key)
  return typeof text === 'string' ? text : undefined
}

/**
 * `columnsOf` lists the columns of the relevant tables. A column is fixed by `=`, `in` or `any` with parameters or
 * constants, by equality with a fixed column, or by being written; one side of an `or` fixes nothing.
 */
export async function findQueriedTables(
  text: string,
  columnsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<QueriedTable[]> {
  const reader = new StatementReader(columnsOf)
  const { stmts } = await parse(text)
  for (const statement of stmts ?? []) reader.readStatement(statement.stmt, undefined)
  return reader.tables()
}

class StatementReader {
  readonly #columnsOf: ReadonlyMap<string, ReadonlySet<string>>
  readonly #seen: { readonly place: string; readonly table: string }[] = []
  /** Columns that are equal, by the name of one of them. */
  readonly #same = new Map<string, string>()
  #scopes = 0

  constructor(columnsOf: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#columnsOf = columnsOf
  }

  tables(): QueriedTable[] {
    return this.#seen.map(({ place, table }) => {
      const columns = [...(this.#columnsOf.get(table) ?? [])]
      const isHeld = (column: string) => this.#root(`${place}.${column}`) === this.#root('a value')
      return { table, columns: new Set(columns.filter(isHeld)) }
    })
  }

  readStatement(node: unknown, outer: Scope | undefined): void {
    const [kind, body] = Object.entries(asNode(node) ?? {})[0] ?? []
    const scope: Scope = { tables: new Map(), id: (this.#scopes += 1), outer }
    for (const query of listIn(inside(body, 'withClause'), 'ctes')) {
      this.readStatement(inside(inside(query, 'CommonTableExpr'), 'ctequery'), outer)
    }
    if (kind === 'InsertStmt') this.#readInsert(body, scope)
    else {
      const relation = inside(body, 'relation')
      if (relation) this.#addTable(relation, scope)
      for (const item of [...listIn(body, 'fromClause'), ...listIn(body, 'usingClause')]) {
        this.#readFrom(item, scope)
      }
      this.#readConditions(inside(body, 'whereClause'), scope)
      for (const side of ['larg', 'rarg']) {
        const half = inside(body, side)
        if (half) this.readStatement({ SelectStmt: half }, outer)
      }
    }
    for (const [key, value] of Object.entries(asNode(body) ?? {})) {
      if (!['withClause', 'larg', 'rarg', 'selectStmt'].includes(key)) this.#readInner(value, scope)
    }
  }

  #readInsert(body: unknown, scope: Scope): void {
    const place = this.#addTable(inside(body, 'relation'), scope)
    for (const column of listIn(body, 'cols')) {
      const name = textIn(inside(column, 'ResTarget'), 'name')
      if (place !== undefined && name !== undefined) this.#join(`${place}.${name}`, 'a value')
    }
    const query = inside(body, 'selectStmt')
    if (query) this.readStatement(query, scope)
  }

  #addTable(range: unknown, { tables, id }: Scope): string | undefined {
    const table = textIn(range, 'relname')
    if (table === undefined || !this.#columnsOf.has(table)) return undefined
    const alias = textIn(inside(range, 'alias'), 'aliasname') ?? table
    const place = `${id}:${alias}`
    tables.set(alias, table)
    this.#seen.push({ place, table })
    return place
  }

  #readFrom(item: unknown, scope: Scope): void {
    const join = inside(item, 'JoinExpr')
    if (join) {
      this.#readFrom(inside(join, 'larg'), scope)
      this.#readFrom(inside(join, 'rarg'), scope)
      this.#readConditions(inside(join, 'quals'), scope)
    } else if (inside(item, 'RangeVar')) this.#addTable(inside(item, 'RangeVar'), scope)
  }

  #readConditions(condition: unknown, scope: Scope): void {
    const combined = inside(condition, 'BoolExpr')
    if (textIn(combined, 'boolop') === 'AND_EXPR') {
      for (const part of listIn(combined, 'args')) this.#readConditions(part, scope)
    }
    const compared = inside(condition, 'A_Expr')
    const isOne = ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(textIn(compared, 'kind') ?? '')
    const [name] = listIn(compared, 'name')
    if (!isOne || textIn(inside(name, 'String'), 'sval') !== '=') return
    const left = this.#read(inside(compared, 'lexpr'), scope)
    const right = this.#read(inside(compared, 'rexpr'), scope)
    if (left !== undefined && right !== undefined) this.#join(left, right)
  }

  /** The column or a value; undefined for other expressions. */
  #read(operand: unknown, scope: Scope): string | undefined {
    const cast = inside(operand, 'TypeCast')
    if (cast) return this.#read(inside(cast, 'arg'), scope)
    if (inside(operand, 'ParamRef') ?? inside(operand, 'A_Const')) return 'a value'
    const items = inside(operand, 'List') ?? inside(operand, 'A_ArrayExpr')
    if (items) {
      const values = [...listIn(items, 'items'), ...listIn(items, 'elements')]
      return values.every((each) => this.#read(each, scope) === 'a value') ? 'a value' : undefined
    }
    const names = listIn(inside(operand, 'ColumnRef'), 'fields').flatMap(
      (field) => textIn(inside(field, 'String'), 'sval') ?? [],
    )
    const column = names.pop()
    return column === undefined ? undefined : this.#placeOf(column, names.pop(), scope)
  }

  #placeOf(
    column: string,
    alias: string | undefined,
    scope: Scope | undefined,
  ): string | undefined {
    if (!scope) return undefined
    for (const [name, table] of scope.tables) {
      const isMeant = alias === undefined ? this.#columnsOf.get(table)?.has(column) : name === alias
      if (isMeant) return `${scope.id}:${name}.${column}`
    }
    return this.#placeOf(column, alias, scope.outer)
  }

  /** Nested statements. */
  #readInner(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const each of value) this.#readInner(each, scope)
    const node = Array.isArray(value) ? undefined : asNode(value)
    if (!node) return
    if ('SelectStmt' in node) this.readStatement(node, scope)
    else for (const each of Object.values(node)) this.#readInner(each, scope)
  }

  #root(name: string): string {
    const next = this.#same.get(name)
    return next === undefined ? name : this.#root(next)
  }

  #join(one: string, other: string): void {
    const [from, to] = [this.#root(one), this.#root(other)]
    if (from !== to) this.#same.set(from, to)
  }
}
