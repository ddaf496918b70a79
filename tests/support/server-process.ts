import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const patienceMs = 100_000
const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerRun {
  /** Its address when it is ready; undefined if it ended before. */
  address: string | undefined
  stdout: () => string
  stderr: () => string
  /** The server process, a child of the npm script. */
  serverPid: () => number
  /** Sends a signal to the npm script's process and returns its exit code. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
  /** The exit code after its end. */
  ended: Promise<number | null>
}

/** Runs `npm start` until it is ready or has ended. */
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
    // A hanging server must not outlive its test; it ends with its parent.
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
