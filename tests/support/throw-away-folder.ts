import { readFileSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryDisk = '/dev/shm'
const neededBytes = 4 * 2 ** 30

/**
 * Makes an empty folder for a database or for the data of an app. It is in memory where there is room for it: each
 * database has hundreds of files, and a disk takes long to create them after others were just deleted.
 */
export const makeThrowAwayFolder = (prefix: string): Promise<string> =>
  mkdtemp(join(hasRoomInMemory() ? memoryDisk : tmpdir(), prefix))

function hasRoomInMemory(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    // The programs of Postgres may be copied into the folder.
    const canRun = mounts.some((line) => {
      const [, place, type, options = ''] = line.split(' ')
      return place === memoryDisk && type === 'tmpfs' && !options.split(',').includes('noexec')
    })
    const { bavail, bsize } = statfsSync(memoryDisk)
    return canRun && bavail * bsize > neededBytes && freemem() > neededBytes
  } catch {
    return false
  }
}
