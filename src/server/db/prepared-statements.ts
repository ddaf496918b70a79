import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Kysely hands only a text to the driver, so the name of a prepared statement stands in front of it. */
export function withName(text: string): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  return `/* ${name} */ ${text}`
}

const named = /^\/\* ([\w-]{20}) \*\/ /

/** The pool as Kysely uses it: each connection parses and plans a named statement once, which is most of its cost. */
export function preparing(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect()),
    end: () => pool.end(),
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #plain: PostgresPoolClient

  constructor(client: PoolClient) {
    this.#client = client
    this.#plain = client
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#plain.query(statement)
    const [, name] = named.exec(statement) ?? []
    return name === undefined
      ? this.#plain.query<R>(statement, parameters)
      : this.#queryNamed<R>(name, statement, parameters)
  }

  async #queryNamed<R>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const { rows } = await this.#client.query({ name, text, values: [...values] })
    return { command: 'SELECT', rows, rowCount: rows.length }
  }

  release(isToEnd?: boolean): void {
    this.#client.release(isToEnd)
  }
}
