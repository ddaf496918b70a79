import { z } from 'zod'
import { isLoopback } from '#server/lib/network.ts'
import { wholeNumber } from './setting-schemas.ts'

/** The time limits of a process for the database. */
export interface DatabaseTimeouts {
  connectMs: number
  statementMs: number
  /** The wait for a row or a lock of another transaction. */
  lockMs: number
  /** The database rolls back a transaction after this idle time. */
  idleInTransactionMs: number
}

export interface DatabaseConfig {
  /** Undefined means the embedded Postgres. */
  databaseUrl: string | undefined
  /** The replica that may answer searches. */
  databaseReadUrl: string | undefined
  databasePoolMax: number
  databaseTimeouts: DatabaseTimeouts
  /** A database without a response for this long counts as unavailable. */
  databaseProbeTimeoutMs: number
}

/**
 * The library's TLS modes by Postgres's `sslmode`. The other modes of Postgres encrypt only where
 * possible.
 */
const tlsModes = ['disable', 'require', 'verify-ca', 'verify-full']

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

export const databaseSettings = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_CA_FILE: z.string().startsWith('/', 'must be the whole path of a file').optional(),
  // The background work uses two: one listens for work, one holds the heartbeat.
  DATABASE_POOL_MAX: wholeNumber(4, 500).default(20),
  DATABASE_CONNECT_SECONDS: wholeNumber(1, 120).default(10),
  DATABASE_SILENT_SECONDS: wholeNumber(1, 600).default(3),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 600).default(30),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 600).default(15),
  DATABASE_IDLE_TRANSACTION_SECONDS: wholeNumber(1, 3600).default(60),
}

type Settings = z.output<z.ZodObject<typeof databaseSettings>> & { NODE_ENV: string }

/** Settings that contradict each other. */
export function databaseProblems(settings: Settings): string[] {
  const { DATABASE_CA_FILE: caFile } = settings
  if (settings.DATABASE_URL === undefined) {
    return (['DATABASE_CA_FILE', 'DATABASE_READ_URL'] as const)
      .filter((name) => settings[name] !== undefined)
      .map((name) => `${name} means nothing without DATABASE_URL`)
  }
  return (['DATABASE_URL', 'DATABASE_READ_URL'] as const).flatMap((name) => {
    const url = settings[name]
    const problem = url === undefined ? undefined : problemOf(url, caFile, settings.NODE_ENV)
    return problem === undefined ? [] : [`${name} ${problem}`]
  })
}

function problemOf(
  url: string,
  caFile: string | undefined,
  environment: string,
): string | undefined {
  const mode = parametersOf(url).get('sslmode')
  if (mode !== null && !tlsModes.includes(mode)) {
    return `has a sslmode that is none of ${tlsModes.join(', ')}`
  }
  if (mode === null && caFile === undefined && environment === 'production' && !isNear(url)) {
    return 'needs sslmode=verify-full, or sslmode=disable where nobody else is on the way to it'
  }
  const hasCa = caFile !== undefined || parametersOf(url).has('sslrootcert')
  return mode === 'verify-ca' && !hasCa
    ? 'with sslmode=verify-ca needs DATABASE_CA_FILE'
    : undefined
}

export function toDatabase(settings: Settings): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATABASE_CA_FILE: caFile } = settings
  return {
    databaseUrl: url === undefined ? undefined : withTls(url, caFile),
    databaseReadUrl: readUrl === undefined ? undefined : withTls(readUrl, caFile),
    databasePoolMax: settings.DATABASE_POOL_MAX,
    databaseProbeTimeoutMs: settings.DATABASE_SILENT_SECONDS * 1000,
    databaseTimeouts: {
      connectMs: settings.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: settings.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: settings.DATABASE_LOCK_SECONDS * 1000,
      idleInTransactionMs: settings.DATABASE_IDLE_TRANSACTION_SECONDS * 1000,
    },
  }
}

/** A URL that names a certificate authority requires a check of the server's name. */
function withTls(url: string, caFile: string | undefined): string {
  const added = new URLSearchParams()
  const given = parametersOf(url)
  if (caFile !== undefined && !given.has('sslrootcert')) added.set('sslrootcert', caFile)
  if (caFile !== undefined && !given.has('sslmode')) added.set('sslmode', 'verify-full')
  // Without this option the library reads `sslmode` differently from Postgres.
  if (given.has('sslmode') || caFile !== undefined) added.set('uselibpqcompat', 'true')
  if (added.size === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${added.toString()}`
}

const parametersOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'))

/** Whether the database is on this machine: reached by a socket or a loopback address. */
function isNear(url: string): boolean {
  const inPath = /^[^:]+:\/\/(?:[^@/?]*@)?\[?((?<=\[)[^\]]*|[^:/?]*)/.exec(url)?.[1] ?? ''
  const host = parametersOf(url).get('host') ?? decodeURIComponent(inPath)
  return host === '' || host.startsWith('/') || host === 'localhost' || isLoopback(host)
}
