import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Each connection holds the plans of so many statements, some kilobytes each. */
const mostKept = 400

/** A statement that comes back is worth its plan; texts made for one question never do. */
const usesBeforeKept = 2

/** A column added to `*` while the product runs would break a plan that is kept. */
export const namesItsColumns = (text: string): boolean => !/[ ".]\*/.test(text)

/** Which statements are kept, by all connections alike, and under which names. */
class KeptNames {
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()

  nameOf(text: string, parameters: readonly unknown[]): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= mostKept || parameters.length === 0 || !namesItsColumns(text)) {
      return undefined
    }
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses <= usesBeforeKept) {
      if (this.#uses.size >= mostKept) this.#uses.clear()
      this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    this.#names.set(text, name)
    return name
  }
}

/**
 * The pool as the query builder uses it: a statement that comes again is parsed and planned once by each connection,
 * which is most of what a small one costs.
 */
export function keepStatements(pool: Pool): PostgresPool {
  const names = new KeptNames()
  // The query builder knows a connection again by its object.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? new KeepingClient(client, names)
      clients.set(client, known)
      return known
    },
  }
}

const commands = ['DELETE', 'INSERT', 'MERGE', 'SELECT', 'UPDATE'] as const

class KeepingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #plain: PostgresPoolClient
  readonly #names: KeptNames

  constructor(client: PoolClient, names: KeptNames) {
    this.#client = client
    this.#plain = client
    this.#names = names
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#plain.query(statement)
    const name = this.#names.nameOf(statement, parameters)
    if (name === undefined) return this.#plain.query<R>(statement, parameters)
    return this.#queryKept<R>(name, statement, parameters)
  }

  async #queryKept<R>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const { command, rows, rowCount } = await this.#client.query({
      name,
      text,
      values: [...values],
    })
    return {
      command: commands.find((known) => known === command) ?? 'SELECT',
      rows,
      rowCount: rowCount ?? 0,
    }
  }

  release(isToEnd?: boolean): void {
    this.#client.release(isToEnd)
  }
}
