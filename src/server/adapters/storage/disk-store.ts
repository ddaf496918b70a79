import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../lib/ids.ts'
import type { FileStore } from '../../ports/file-store.ts'

/** Letters, digits and dashes, in at most a few folders: no key can leave the store's folder. */
const keyPattern = /^[\da-z-]{1,64}(?:\/[\da-z-]{1,64}){0,3}$/

/** Keeps files in a folder. What `put` has answered for survives a loss of power. */
export function createDiskStore(folder: string): FileStore {
  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error('A storage key has a form that is never made')
    return join(folder, key)
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const temporary = `${path}.${newId()}.part`
      try {
        await writeThrough(temporary, bytes)
        await rename(temporary, path)
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is only certain once its folder is written too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
