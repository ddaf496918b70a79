import { spawnSync } from 'node:child_process'
import {
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'

/**
 * The account that runs Postgres, which refuses to run as root: our own if we are not root;
 * otherwise an unprivileged uid; otherwise, where the container may not change its uid, our own
 * under another name in a user namespace.
 */
export type ServerAccount =
  | { kind: 'self' }
  | { kind: 'uid'; uid: number; gid: number }
  | { kind: 'namespace'; insideUid: number }

export interface AccountCommand {
  command: string
  args: string[]
  uid?: number
  gid?: number
}

// An unused uid: outside the ranges of distributions, adduser and systemd, and below 65536, where
// the id map of an ordinary container ends.
const ownUid = 60_951

export function asAccount(account: ServerAccount, command: string, args: string[]): AccountCommand {
  if (account.kind === 'self') return { command, args }
  if (account.kind === 'uid') return { command, args, uid: account.uid, gid: account.gid }
  const id = String(account.insideUid)
  return {
    command: 'unshare',
    args: ['--user', `--map-user=${id}`, `--map-group=${id}`, '--', command, ...args],
  }
}

/** `cluster` is the database's folder, which may be missing; `parent` exists. */
export function chooseServerAccount(parent: string, cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const owner = statSync(cluster, { throwIfNoEntry: false })
  const candidates: ServerAccount[] = []
  if (owner === undefined) candidates.push({ kind: 'uid', uid: ownUid, gid: ownUid })
  else if (owner.uid !== 0) candidates.push({ kind: 'uid', uid: owner.uid, gid: owner.gid })
  if (owner === undefined || owner.uid === 0) {
    candidates.push({ kind: 'namespace', insideUid: plainAccount().uid })
  }
  const usable = candidates.find((account) => canUse(account, parent))
  if (usable !== undefined) return usable
  throw new StartError(
    'Postgres refuses to run as root, and this machine allows neither another uid nor a user namespace; start as an ordinary user, or set DATABASE_URL.',
  )
}

/** initdb, unlike the server, requires a user name for its uid. */
export function accountForInitdb(account: ServerAccount): ServerAccount {
  const plain = plainAccount()
  if (account.kind === 'uid' && !hasName(account.uid)) {
    return { kind: 'uid', uid: plain.uid, gid: plain.gid }
  }
  if (account.kind === 'self' && !hasName(process.getuid?.() ?? 0)) {
    return { kind: 'namespace', insideUid: plain.uid }
  }
  return account
}

export function giveFolderTo(account: ServerAccount, folder: string): void {
  if (account.kind !== 'uid') return
  lchownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveFolderTo(account, path)
    else lchownSync(path, account.uid, account.gid)
  }
}

function canUse(account: ServerAccount, parent: string): boolean {
  const trial = join(parent, '.account-trial')
  try {
    mkdirSync(trial, { recursive: true, mode: 0o700 })
    if (account.kind === 'uid') chownSync(trial, account.uid, account.gid)
    const { command, args, ...ids } = asAccount(account, '/bin/sh', ['-c', 'exec true >written'])
    return spawnSync(command, args, { ...ids, cwd: trial, stdio: 'ignore' }).status === 0
  } catch {
    // A failure here is expected: the next way is tried, and the last failure is reported.
    return false
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

const hasName = (uid: number): boolean => namedAccounts().some((account) => account.uid === uid)

function plainAccount(): { uid: number; gid: number } {
  const accounts = namedAccounts().filter((account) => account.uid !== 0)
  const plain = accounts.find((account) => account.name === 'nobody') ?? accounts[0]
  if (plain === undefined) throw new StartError('/etc/passwd names no account besides root.')
  return plain
}

function namedAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map((fields) => ({ name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }))
}
