import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import serverEnvironment from '../scripts/setup/server-environment.json' with { type: 'json' }
import type { Target } from './load.ts'

export const adminPhone = '+919000000001'
export const metricsToken = 'the token of the benchmarks'

const root = join(import.meta.dirname, '..')

export type Running = Target & { readonly readyMs: number; readonly stop: () => Promise<void> }

/** Starts the baseline server and waits until it answers. */
export async function startHello(): Promise<Running> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, 'bench/hello-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  const origin = `http://127.0.0.1:${String(port).trim()}`
  await untilReady(origin, '/', child)
  return running(child, origin, performance.now() - startedAt)
}

/** Starts the built product over `dataDir` and waits until `/readyz` answers 200. */
export async function startProduct(
  dataDir: string,
  options: readonly '--empty'[] = [],
): Promise<Required<Running>> {
  const port = await freePort()
  const startedAt = performance.now()
  const file = join(root, 'src/server/main.ts')
  const child = spawn(process.execPath, [file, ...options], {
    env: {
      ...process.env,
      // As `npm start` does.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...serverEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'development',
      // One client sends as much as a town.
      LIMIT_SCALE: '1000',
      ADMIN_PHONES: adminPhone,
      METRICS_TOKEN: metricsToken,
      ADMIN_SECOND_FACTOR: 'offered',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, '/readyz', child)
  return { ...running(child, origin, performance.now() - startedAt), dataDir }
}

function running(child: ChildProcess, origin: string, readyMs: number): Running {
  if (child.pid === undefined) throw new Error('the process did not start')
  return {
    origin,
    pid: child.pid,
    readyMs,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(origin: string, path: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 180_000
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(origin + path).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${origin} did not become ready`)
}

export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const outboxSchema = z.array(z.object({ to: z.string(), code: z.string().optional() }))

/** The code that was sent to a phone last. */
export async function readCode(origin: string, phoneNumber: string): Promise<string> {
  const outbox = outboxSchema.parse(await (await fetch(`${origin}/dev/outbox.json`)).json())
  return outbox.find(({ to }) => to === phoneNumber)?.code ?? ''
}

/** Signs a person in with the code from the outbox. */
export async function signIn(
  origin: string,
  phoneNumber: string,
  type: 'users' | 'employee' | 'admin',
): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  await post('/send-otp', { phoneNumber })
  const otp = await readCode(origin, phoneNumber)
  const { uid, proof } = z
    .object({ uid: z.string(), proof: z.string() })
    .parse(await post('/verify-otp', { phoneNumber, otp }))
  const reply = await post('/generateToken', { uid, proof, type })
  return z.object({ token: z.string() }).parse(reply).token
}
