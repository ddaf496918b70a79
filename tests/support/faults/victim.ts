import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'

const root = join(import.meta.dirname, '../../..')
const timeoutMs = 120_000

export type Victim = Awaited<ReturnType<typeof startVictim>>

/** Starts the product as a separate process over `dataDir`, to be killed. */
export async function startVictim(dataDir: string, environment: Record<string, string> = {}) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, 'src/server/main.ts'), '--empty'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      DATA_DIR: dataDir,
      PORT: '0',
      LIMIT_SCALE: '1000',
      LOG_LEVEL: 'fatal',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text))
  }
  const origin = () => / is ready at (\S+)/.exec(output.text)?.[1]?.replace(/\/$/, '')
  const deadline = Date.now() + timeoutMs
  while (origin() === undefined && child.exitCode === null && Date.now() < deadline) await sleep(20)
  const address = origin()
  if (address === undefined) {
    child.kill('SIGKILL')
    throw new Error(`The server did not start by itself: ${output.text}`)
  }
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    origin: address,
    pid: Number(child.pid),
    readyMs: performance.now() - startedAt,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => output.text,
    kill: async () => {
      child.kill('SIGKILL')
      await ended()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended()
    },
  }
}

export const postmasterOf = (dataDir: string): number | undefined =>
  findPostmaster(join(dataDir, 'postgres'))

/** Kills the database's main process; its children end soon after. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterOf(dataDir)
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

/** Waits until `/readyz` answers 200. */
export async function untilReady(origin: string, timeout = timeoutMs): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < timeout) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    await answer?.text()
    if (answer?.ok) return performance.now() - startedAt
    await sleep(20)
  }
  throw new Error('The server did not become ready again')
}
