import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const patienceMs = 100_000
const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerRun {
  /** Its address, once it is ready; undefined when it ended before that. */
  address: string | undefined
  stdout: () => string
  stderr: () => string
  /** The server itself, which the npm script's own process started. */
  serverPid: () => number
  /** Sends a signal to the npm script's process and answers with its exit code. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Runs what `npm start` runs, until it is ready or has ended. */
export async function runServer(
  environment: Record<string, string>,
  args = ['--empty'],
): Promise<ServerRun> {
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = once(child, 'close').then(() => child.exitCode)
  const address = () => / is ready at (\S+)/.exec(output.stdout)?.[1]
  const deadline = Date.now() + patienceMs
  while (address() === undefined && child.exitCode === null && child.signalCode === null) {
    // A server that hangs must not outlive its test; it ends when the one that started it does.
    if (Date.now() > deadline) child.kill('SIGKILL')
    await sleep(20)
  }
  if (address() === undefined) await ended
  return {
    address: address(),
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    serverPid: () => firstChild(Number(child.pid)),
    stop: (signal) => {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

const firstChild = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
