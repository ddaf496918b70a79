import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import type { QueryResult } from 'pg'
import { connectToRunning } from '../../../src/server/db/embedded/supervisor.ts'

/* The Postgres that runs for the journeys, reached past the product. */

const owner = 'kaamyab'

function dataDir(): string {
  const folder = process.env['JOURNEYS_DATA_DIR']
  if (folder === undefined) throw new Error('The set-up has no data folder')
  return folder
}

/** The part of a connection string that leads to the server. */
const socketOf = (connectionString: string) => connectionString.split('?')[1] ?? ''

/** One statement in the database of all journeys, or in the one named. */
export async function query(
  text: string,
  values: unknown[] = [],
  { database = owner, user = owner } = {},
): Promise<QueryResult> {
  const running = connectToRunning(dataDir())
  const connectionString = `postgres://${user}@/${database}?${socketOf(running.connectionString)}`
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return await client.query(text, values)
  } finally {
    await client.end()
    running.close()
  }
}

export type JourneyDatabase = Awaited<ReturnType<typeof createJourneyDatabase>>

/** An empty database beside the one of all journeys. */
export async function createJourneyDatabase() {
  const database = `journey_${randomUUID().replaceAll('-', '')}`
  const asSuperuser = { database: 'postgres', user: 'postgres' }
  await query(`create database ${database} owner ${owner}`, [], asSuperuser)
  return {
    /** Its address for who reaches Postgres at a port of this machine. */
    addressAt: (port: number) =>
      `postgres://${owner}@127.0.0.1:${port}/${database}?sslmode=disable`,
    query: (text: string, values?: unknown[]) => query(text, values, { database }),
    drop: () => query(`drop database ${database} with (force)`, [], asSuperuser),
  }
}

/** Where Postgres listens. */
export function openSocket(): { path: string; close: () => void } {
  const running = connectToRunning(dataDir())
  const folder = new URLSearchParams(socketOf(running.connectionString)).get('host') ?? ''
  return { path: join(folder, '.s.PGSQL.5432'), close: running.close }
}
