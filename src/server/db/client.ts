import { Kysely, PostgresDialect } from 'kysely'
import type { LogEvent } from 'kysely'
import { Pool, TypeOverrides, type CustomTypesConfig } from 'pg'
import type { Log } from '../lib/log.ts'
import { keepStatements } from './kept-statements.ts'
import { createLines } from './lines.ts'
import { watchSilence } from './silence.ts'
import { tellOfQueries } from './told-queries.ts'
import type { DB } from './types.ts'

export interface DatabaseOptions {
  connectionString: string
  /** Most connections this process opens. */
  max: number
  /** Settings of every connection, as `-c name=value`. */
  settings?: string
  timeouts?: DatabaseTimeouts
  /** After so long without any answer it counts as away; unless told, it is waited for. */
  silence?: { afterMs: number; name: string }
  log?: Log
  /** Hears of every statement that ended. */
  onStatement?: (text: string, seconds: number, isGood: boolean) => void
}

/** How long a process waits for the database before it gives up. */
export interface DatabaseTimeouts {
  connectMs: number
  statementMs: number
  /** For a row or a lock that somebody else holds. */
  lockMs: number
  /** A transaction in which nothing happens is taken back after this. */
  idleInTransactionMs: number
}

const usualTimeouts: DatabaseTimeouts = {
  connectMs: 10_000,
  statementMs: 30_000,
  lockMs: 15_000,
  idleInTransactionMs: 60_000,
}

export interface DatabaseConnection {
  db: Kysely<DB>
  pool: Pool
  /** Waits for what is running. Kysely's own `destroy` ends no pool that it has not used. */
  close: () => Promise<void>
}

const keepAliveAfterMs = 10_000

const typeId = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const

export function createDatabase(options: DatabaseOptions): DatabaseConnection {
  const { timeouts = usualTimeouts, silence, onStatement, log } = options
  const lines = createLines()
  const address = {
    connectionString: options.connectionString,
    application_name: 'kaamyab',
  }
  const pool = new Pool({
    ...address,
    max: options.max,
    types: createTypeParsers(),
    stream: lines.open,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    // A machine that vanished from the net says nothing; only asking tells.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    ...(options.settings !== undefined && { options: options.settings }),
  })
  // Without these two listeners the loss of a connection would end the process; the pool repeats
  // what an idle connection has said already.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) log?.warn({ error }, 'A database connection was lost')
    })
  })
  pool.on('error', () => {})
  if (onStatement) tellOfQueries(pool, onStatement)
  const watch = silence && watchSilence({ ...silence, connection: address, lines, log })
  return {
    db: new Kysely<DB>({
      dialect: new PostgresDialect({ pool: keepStatements(pool) }),
      // Asked for, every statement is timed.
      ...(onStatement && {
        log: ({ query, queryDurationMillis, level }: LogEvent) =>
          onStatement(query.sql, queryDurationMillis / 1000, level === 'query'),
      }),
    }),
    pool,
    close: async () => {
      await watch?.stop()
      await pool.end()
    },
  }
}

/** Own parsers of this pool; the library's table is shared by the whole process. */
function createTypeParsers(): CustomTypesConfig {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(typeId.int8, parseSafeInteger)
  overrides.setTypeParser(typeId.int8Array, (text) => parseFlatArray(text).map(parseSafeInteger))
  // A day has no hour or zone; a Date would give it both.
  overrides.setTypeParser(typeId.date, (text) => text)
  overrides.setTypeParser(typeId.dateArray, parseFlatArray)
  return overrides
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is too large for a number')
  return value
}

// Enough for numbers and days, which Postgres never quotes.
const parseFlatArray = (text: string): string[] => {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',')
}
