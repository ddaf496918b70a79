import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateQueue } from '#server/background/queue-schema.ts'
import { createDatabase, type DatabaseConnection } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLog } from '#server/lib/log.ts'
import { makeThrowAwayFolder } from './throw-away-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { connectionString: string; template: string }
  }
}

export interface TestDatabase extends DatabaseConnection {
  connectionString: string
  /** Ends all connections and drops the database. */
  drop: () => Promise<void>
}

/** Vitest's global setup: one server for the run, with one migrated database to copy. */
export default async function setupTestServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = `kaamyab_template_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(server.connectionString, `create database ${template}`)
  await migrateTemplate(databaseAddress(server.connectionString, template))
  project.provide('testServer', { connectionString: server.connectionString, template })
  return async () => {
    await runAsAdmin(server.connectionString, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

/** Creates a migrated, empty database. Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  // Vitest can only be imported in its workers, and this file also runs outside of them.
  const { inject } = await import('vitest')
  const server = inject('testServer')
  const name = `kaamyab_test_${randomUUID().replaceAll('-', '')}`
  // Copying the files costs a third of the default, which writes every block to the log.
  const copy = `create database ${name} template ${server.template} strategy file_copy`
  await runAsAdmin(server.connectionString, copy)
  const connectionString = databaseAddress(server.connectionString, name)
  const connection = createDatabase({ connectionString, max: 10, ...options })
  return {
    ...connection,
    connectionString,
    drop: async () => {
      if (!connection.pool.ending) await connection.close()
      await runAsAdmin(server.connectionString, `drop database if exists ${name} with (force)`)
    },
  }
}

async function startTestServer(): Promise<{
  connectionString: string
  stop: () => Promise<void>
}> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { connectionString: given, stop: async () => {} }
  const dataDir = await makeThrowAwayFolder('kaamyab-test-')
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog(), durable: false })
  // Search knows words from the planner's statistics, so a background run would change what a test finds.
  await runAsAdmin(postgres.superuserConnectionString, 'alter system set autovacuum = off')
  await runAsAdmin(postgres.superuserConnectionString, 'select pg_reload_conf()')
  return {
    connectionString: postgres.superuserConnectionString,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function migrateTemplate(connectionString: string): Promise<void> {
  const { pool, close } = createDatabase({ connectionString, max: 1 })
  await migrate(pool)
  await migrateQueue(pool)
  await close()
}

async function runAsAdmin(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function databaseAddress(serverAddress: string, database: string): string {
  return serverAddress.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
