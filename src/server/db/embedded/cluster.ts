import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'
import { accountForInitdb, asAccount, giveFolderTo, type ServerAccount } from './account.ts'
import type { PostgresPrograms } from './programs.ts'

export const superuser = 'postgres'

/**
 * Postgres gets its data folder as its working directory. The process enters it before its uid
 * changes, so the uid needs no access to the parent folders.
 */
export const standingFolder = '/proc/self/cwd'

export interface ClusterOptions {
  cluster: string
  account: ServerAccount
  programs: PostgresPrograms
  /** False only for disposable databases of tests. */
  durable: boolean
}

/** Creates the database's folder if it is missing. It gets its final name once it is complete. */
export async function ensureCluster(options: ClusterOptions): Promise<'made' | 'found'> {
  const { cluster } = options
  if (existsSync(cluster)) {
    checkVersion(cluster, options.programs.version)
    return 'found'
  }
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  // mkdir obeys the umask, which may have removed even the owner's permissions.
  chmodSync(half, 0o700)
  const account = accountForInitdb(options.account)
  giveFolderTo(account, half)
  await runInitdb({ ...options, cluster: half, account })
  giveFolderTo(options.account, half)
  renameSync(half, cluster)
  return 'made'
}

function checkVersion(cluster: string, version: string): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file)) {
    const what = readdirSync(cluster).length === 0 ? 'is empty' : 'holds something else'
    throw new StartError(
      `${cluster} should hold the database but ${what}; move it away or use another DATA_DIR.`,
    )
  }
  const found = Number(readFileSync(file, 'utf8').trim())
  const ours = Number.parseInt(version, 10)
  if (found > ours) {
    throw new StartError(
      `${cluster} was written by a newer version of this program (Postgres ${found}, this one has ${ours}); start that version, or use another DATA_DIR.`,
    )
  }
  if (found !== ours) {
    throw new StartError(
      `${cluster} was written by Postgres ${found} and this program has ${ours}; restore a backup into a new DATA_DIR.`,
    )
  }
}

async function runInitdb(options: ClusterOptions): Promise<void> {
  const { command, args, ...ids } = asAccount(options.account, options.programs.initdb, [
    `--pgdata=${standingFolder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Only the owner can enter this folder, which holds the socket.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(options.durable ? [] : ['--no-sync']),
  ])
  const child = spawn(command, args, {
    ...ids,
    cwd: options.cluster,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => (output += text))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  const reason = output.trim().split('\n').slice(-3).join(' ')
  throw new StartError(`The database could not be created in ${options.cluster}: ${reason}`)
}

/** A clean environment: PGDATA, PGPORT, a locale or secrets must not reach the server. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
