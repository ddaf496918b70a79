import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { connectToRunning } from '#server/db/embedded/supervisor.ts'
import { runServer } from './server-process.ts'
import type { ServerRun } from './server-process.ts'
import { makeThrowAwayFolder } from './throw-away-folder.ts'

/**
 * Starts of the server for the tests of one file, which share a data folder; each leaves it like a stopped server.
 * Call it at the top of the file.
 */
export async function useBoot() {
  // The first start may build the pages, and a new database takes long on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
  const dataDir = await makeThrowAwayFolder('kaamyab-boot-')
  const running: ServerRun[] = []

  afterEach(async () => {
    await Promise.all(running.splice(0).map((run) => run.stop('SIGTERM')))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  async function start(environment: Record<string, string> = {}): Promise<ServerRun> {
    const run = await runServer({ DATA_DIR: dataDir, ...environment })
    if (run.address !== undefined) running.push(run)
    return run
  }

  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    start,

    /** The one sentence of a start that is refused. */
    async refusal(environment: Record<string, string>): Promise<string> {
      const run = await start(environment)
      expect(await run.ended).toBe(1)
      expect(run.stderr()).toMatch(/^[^\n]+\n$/)
      return run.stderr()
    },

    /** Runs a statement in the database of the running server. */
    async query(statement: string): Promise<void> {
      const { connectionString, close } = connectToRunning(dataDir)
      const client = new Client({ connectionString })
      await client.connect()
      await client.query(statement)
      await client.end()
      close()
    },

    isReady: async (run: ServerRun): Promise<boolean> => (await fetch(`${run.address}/readyz`)).ok,
  }
}
