import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Begins the text of a query whose plan every connection keeps. */
export const keptMark = '/* kept */ '

type NameOf = (text: string) => string

/**
 * The pool as the query builder uses it: what is marked is parsed and planned once by each connection, which is
 * most of what a look-up by its key costs.
 */
export function keepMarkedStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf: NameOf = (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    names.set(text, name)
    return name
  }
  // The query builder knows a connection again by its object.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? new KeepingClient(client, nameOf)
      clients.set(client, known)
      return known
    },
  }
}

class KeepingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #plain: PostgresPoolClient
  readonly #nameOf: NameOf

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#plain = client
    this.#nameOf = nameOf
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#plain.query(statement)
    if (!statement.startsWith(keptMark)) return this.#plain.query<R>(statement, parameters)
    return this.#queryKept<R>(statement, parameters)
  }

  async #queryKept<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#nameOf(text)
    const { rows, rowCount } = await this.#client.query({ name, text, values: [...values] })
    return { command: 'SELECT', rows, rowCount: rowCount ?? 0 }
  }

  release(isToEnd?: boolean): void {
    this.#client.release(isToEnd)
  }
}
