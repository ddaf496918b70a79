import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, type CustomTypesConfig, type PoolClient } from 'pg'
import type { Log } from '../lib/log.ts'
import { createSockets } from './connection-sockets.ts'
import { startHealthProbe } from './health-probe.ts'
import type { DatabaseTimeouts } from '#server/config/database-settings.ts'
import { preparing } from './prepared-statements.ts'
import type { DB } from './types.ts'

export interface DatabaseOptions {
  connectionString: string
  /** The maximum number of connections of this process. */
  max: number
  /** Settings of every connection, as `-c name=value`. */
  settings?: string
  timeouts?: DatabaseTimeouts
  /** Refuses a connection that leads to a standby, as a proxy's may for a moment after a failover. */
  isPrimary?: boolean
  /** Without it, queries wait for a database that does not respond. */
  healthProbe?: { timeoutMs: number; name: string }
  log?: Log
}

const defaultTimeouts: DatabaseTimeouts = {
  connectMs: 10_000,
  statementMs: 30_000,
  lockMs: 15_000,
  idleInTransactionMs: 60_000,
}

export interface DatabaseConnection {
  db: Kysely<DB>
  pool: Pool
  /** Waits for running queries. Kysely's own `destroy` does not end a pool that it has not used. */
  close: () => Promise<void>
}

const keepAliveAfterMs = 10_000

const typeId = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const

export function createDatabase(options: DatabaseOptions): DatabaseConnection {
  const { timeouts = defaultTimeouts, healthProbe, log } = options
  const sockets = createSockets()
  const address = {
    connectionString: options.connectionString,
    application_name: 'kaamyab',
  }
  const pool = new Pool({
    ...address,
    max: options.max,
    types: createTypeParsers(),
    stream: sockets.open,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    // Otherwise a machine that vanished from the network is never noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    ...(options.isPrimary === true && { verify: refuseStandby }),
    ...(options.settings !== undefined && { options: options.settings }),
  })
  // Without these two listeners the loss of a connection ends the process. The pool repeats the error of an idle
  // connection, so its listener does nothing.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) log?.warn({ error }, 'A database connection was lost')
    })
  })
  pool.on('error', () => {})
  const probe =
    healthProbe && startHealthProbe({ ...healthProbe, connection: address, sockets, log })
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }),
    pool,
    close: async () => {
      await probe?.stop()
      await pool.end()
    },
  }
}

class StandbyError extends Error {
  /** As Postgres says of a write there. */
  readonly code = '25006'

  constructor() {
    super('The connection leads to a standby')
    this.name = 'StandbyError'
  }
}

function refuseStandby(client: PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
    .then(({ rows }) =>
      done(rows.some(({ isStandby }) => isStandby) ? new StandbyError() : undefined),
    )
    .catch(done)
}

/** Parsers of this pool alone: the table of the library is shared by the whole process. */
function createTypeParsers(): CustomTypesConfig {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(typeId.int8, parseSafeInteger)
  overrides.setTypeParser(typeId.int8Array, (text) => parseFlatArray(text).map(parseSafeInteger))
  // A date has no hour and no zone; a Date would add both.
  overrides.setTypeParser(typeId.date, (text) => text)
  overrides.setTypeParser(typeId.dateArray, parseFlatArray)
  return overrides
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is too large for a number')
  return value
}

// Enough for numbers and dates, which Postgres never quotes.
const parseFlatArray = (text: string): string[] => {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',')
}
