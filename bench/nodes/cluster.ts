import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { silentLog } from '#server/lib/log.ts'
import serverEnvironment from '../../scripts/setup/server-environment.json' with { type: 'json' }
import { freePort } from '../product.ts'
import { startReplica } from './replica.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'

const root = join(import.meta.dirname, '../..')
const readyTimeoutMs = 240_000

export type ClusterNode = {
  readonly port: number
  readonly start: () => Promise<void>
  /** Resolves when the process has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

type ClusterOptions = {
  readonly settings?: Readonly<Record<string, string>>
  readonly hasReplica?: boolean
}

/** Nodes over one Postgres and one object store; each is a process with its own data folder. */
export async function startCluster(
  count: number,
  { settings = {}, hasReplica = false }: ClusterOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-nodes-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog() })
  const replica = hasReplica
    ? await startReplica(postgres, { primaryFolder: folder, folder: join(folder, 'replica') })
    : undefined
  const stopDatabase = async () => {
    await replica?.stop()
    await postgres.stop()
  }
  const { connectionString, superuserConnectionString } = postgres
  const databases = { connectionString, readConnectionString: replica?.connectionString }
  const nodes = await startNodes(count, { folder, settings, databases, stopDatabase })
  return { ...nodes, folder, replica, connectionString, superuserConnectionString }
}

type NodesOptions = {
  readonly folder: string
  readonly settings?: Readonly<Record<string, string>>
  readonly databases: {
    readonly connectionString: string
    readonly readConnectionString: string | undefined
  }
  readonly stopDatabase: () => Promise<void>
}

/** Nodes over a database that runs, and one object store. They stop the database too and delete the folder. */
export async function startNodes(
  count: number,
  { folder, settings = {}, databases, stopDatabase }: NodesOptions,
) {
  const { connectionString, readConnectionString } = databases
  const s3 = await startS3()
  const frontPort = await freePort()
  const nodes: ClusterNode[] = []
  for (let index = 0; index < count; index += 1) {
    const port = await freePort()
    nodes.push(
      createNode(port, {
        ...s3.environment,
        PORT: String(port),
        DATA_DIR: join(folder, `node-${index}`),
        DATABASE_URL: connectionString,
        ...(readConnectionString !== undefined && { DATABASE_READ_URL: readConnectionString }),
        DATABASE_POOL_MAX: '10',
        APP_SECRET: 'a secret of all nodes of this trial',
        OTP_SECRET: 'another secret of all nodes of this trial',
        PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
        TRUST_PROXY: '1',
        LIMIT_SCALE: '1000',
        DRAIN_SECONDS: '1',
        LOG_LEVEL: 'error',
        ...settings,
      }),
    )
  }
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await s3.close()
    await stopDatabase()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [first, ...others] = nodes
    // The first node creates the sample market.
    await first?.start()
    await Promise.all(others.map((node) => node.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    frontPort,
    nodes,
    /** The account of the nodes' object store. */
    filesAccount: s3.account,
    stop,
  }
}

function createNode(port: number, settings: Readonly<Record<string, string>>): ClusterNode {
  let child: ChildProcess | undefined
  return {
    port,
    async start() {
      const deadline = performance.now() + readyTimeoutMs
      while (performance.now() < deadline) {
        const { PATH = '' } = process.env
        const file = join(root, 'src/server/main.ts')
        const started = spawn(process.execPath, [file], {
          cwd: root,
          env: { PATH, ...serverEnvironment, ...settings },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        child = started
        // A node that ends before it is ready is restarted, as by deploy/kaamyab.service.
        while (started.exitCode === null && performance.now() < deadline) {
          const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
          if (answer?.ok) return
          await sleep(100)
        }
      }
      throw new Error(`the node on ${port} did not become ready`)
    },
    async end(signal) {
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const exited = once(running, 'exit')
      running.kill(signal)
      await exited
    },
  }
}
