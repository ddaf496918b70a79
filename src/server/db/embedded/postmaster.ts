import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/lib/start-error.ts'
import { asAccount, type ServerAccount } from './account.ts'
import { serverEnvironment, standingFolder } from './cluster.ts'
import { sharedBuffers } from './memory.ts'
import type { PostgresPrograms } from './programs.ts'

export interface PostmasterOptions {
  cluster: string
  logFile: string
  account: ServerAccount
  programs: PostgresPrograms
  durable: boolean
}

const settings = [
  'listen_addresses=',
  `unix_socket_directories=${standingFolder}`,
  'unix_socket_permissions=0700',
  'cluster_name=kaamyab',
  'max_connections=100',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // Checkpoints load the disk and make the log larger, so they are rare.
  'checkpoint_timeout=15min',
  'max_wal_size=2GB',
  // More people may read the log than the data, so it has no statements and no values.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

const throwAwaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const waits = { oldProcesses: 15_000, ready: 300_000, poll: 20 }

// First lets sessions end by themselves, then ends them; the last signal skips the checkpoint, and
// the next start recovers.
const stopSignals = [
  ['SIGTERM', 1000],
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
] as const
const maxLogBytes = 5_000_000

/** Starts Postgres, or adopts one that outlived its server. Returns its process id. */
export async function startPostmaster(options: PostmasterOptions): Promise<number> {
  const running = findPostmaster(options.cluster)
  if (running !== undefined && (await becomesReady(options.cluster, running))) return running

  const deadline = performance.now() + waits.oldProcesses
  for (;;) {
    const attempt = await tryStart(options)
    if (attempt.pid !== undefined) return attempt.pid
    if (!mayPass(attempt.log) || performance.now() > deadline) {
      throw new StartError(
        `The database did not start: ${lastReason(attempt.log)} (more in ${options.logFile})`,
      )
    }
    removeForeignLock(options.cluster, attempt.log)
    await sleep(200)
  }
}

export async function stopPostmaster(cluster: string): Promise<void> {
  for (const [signal, patienceMs] of stopSignals) {
    const pid = findPostmaster(cluster)
    if (pid === undefined) return
    process.kill(pid, signal)
    const deadline = performance.now() + patienceMs
    while (isPostmaster(pid, cluster) && performance.now() < deadline) await sleep(waits.poll)
  }
}

/** The running postmaster of this cluster, whoever started it. */
export function findPostmaster(cluster: string): number | undefined {
  const pid = Number(readLock(cluster)[0])
  return Number.isInteger(pid) && pid > 0 && isPostmaster(pid, cluster) ? pid : undefined
}

function readLock(cluster: string): string[] {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

function isPostmaster(pid: number, cluster: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const isZombie = stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
    if (isZombie || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false
  } catch {
    return false
  }
  try {
    const theirs = statSync(`/proc/${pid}/cwd`)
    const ours = statSync(cluster)
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch {
    // A container may deny access to another uid's process, so its name has to do.
    return true
  }
}

async function becomesReady(cluster: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + waits.ready
  while (performance.now() < deadline && isPostmaster(pid, cluster)) {
    const lock = readLock(cluster)
    if (Number(lock[0]) === pid && lock[7]?.trim() === 'ready') return true
    await sleep(waits.poll)
  }
  return false
}

async function tryStart(options: PostmasterOptions): Promise<{ pid?: number; log: string }> {
  const log = openLog(options.logFile)
  const fitting = [...settings, `shared_buffers=${sharedBuffers()}`]
  const all = options.durable ? fitting : [...fitting, ...throwAwaySettings]
  const { command, args, ...ids } = asAccount(options.account, options.programs.postgres, [
    '-D',
    standingFolder,
    '-p',
    '5432',
    ...all.flatMap((setting) => ['-c', setting]),
  ])
  const child = spawn(command, args, {
    ...ids,
    cwd: options.cluster,
    env: serverEnvironment(),
    stdio: ['ignore', log.file, log.file],
    // Its own session: Ctrl-C reaches the server alone, which then stops the database in order.
    detached: true,
  })
  closeSync(log.file)
  child.unref()
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  const pid = child.pid
  const deadline = performance.now() + waits.ready
  while (performance.now() < deadline) {
    if (pid === undefined || failure !== undefined) break
    if (child.exitCode !== null || child.signalCode !== null) break
    const lock = readLock(options.cluster)
    if (Number(lock[0]) === pid && lock[7]?.trim() === 'ready') return { pid, log: '' }
    await sleep(waits.poll)
  }
  const text = readFileSync(options.logFile, 'utf8').slice(log.size)
  return { log: failure === undefined ? text : `FATAL:  ${failure.message}` }
}

function openLog(file: string): { file: number; size: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxLogBytes) return { file: openSync(file, 'a', 0o600), size }
  renameSync(file, `${file}.1`)
  return { file: openSync(file, 'a', 0o600), size: 0 }
}

/** Children of a killed postmaster need a moment to exit. */
const mayPass = (log: string): boolean =>
  /pre-existing shared memory block|lock file ".*" already exists|is another postmaster/i.test(log)

/** After a reboot another program may have the process id in the lock file. */
function removeForeignLock(cluster: string, log: string): void {
  if (!/lock file "postmaster.pid" already exists/.test(log)) return
  if (findPostmaster(cluster) === undefined)
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function lastReason(log: string): string {
  const lines = log.split('\n').filter((line) => /(FATAL|PANIC|ERROR):/.test(line))
  const line = lines.at(-1) ?? log.trim().split('\n').at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').trim() || 'it gave no reason'
}
