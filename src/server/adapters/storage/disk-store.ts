import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { flushFolder } from '../../lib/flush-folder.ts'
import { newId } from '../../lib/ids.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { isStorageKey, requireStorageKey } from './storage-key.ts'

/** What `put` writes into before the file gets its name. */
const unfinishedEnding = '.part'

/** Keeps files in a folder. What `put` has answered for survives a loss of power. */
export function createDiskStore(folder: string): FileStore {
  function pathOf(key: string): string {
    return join(folder, requireStorageKey(key))
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const temporary = `${path}.${newId()}${unfinishedEnding}`
      try {
        const file = await openNew(temporary)
        await writeThrough(file, bytes)
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

    async *list(before) {
      for await (const path of filesBefore(folder, before)) {
        const key = relative(folder, path).replaceAll(sep, '/')
        if (isStorageKey(key)) yield key
      }
    },

    async removeUnfinished(before) {
      for await (const path of filesBefore(folder, before)) {
        if (path.endsWith(unfinishedEnding)) await rm(path, { force: true })
      }
    },
  }
}

/** Every file below a folder that was last written before an instant. */
async function* filesBefore(folder: string, before: Date): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      if (await isOlder(path, before)) yield path
    }
  } catch (error) {
    // Nothing was ever kept.
    if (!isMissing(error)) throw error
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before.getTime()
  } catch (error) {
    // Removed since it was listed.
    if (isMissing(error)) return false
    throw error
  }
}

/** Folders are made where they are missing, which is seldom. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return await open(path, 'wx', 0o600)
  }
}

async function writeThrough(file: FileHandle, bytes: Buffer): Promise<void> {
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
