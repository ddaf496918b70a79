import { mkdir, opendir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { flushFolder } from '../../lib/flush-folder.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { isStorageKey, requireStorageKey } from './storage-key.ts'

/**
 * Stores files in a folder. A completed `put` survives a loss of power. An interrupted one leaves a
 * partial file under an unused key; the sweep of orphans removes it.
 */
export function createDiskStore(folder: string): FileStore {
  function pathOf(key: string): string {
    return join(folder, requireStorageKey(key))
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      try {
        await writeNew(path, bytes)
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(path, { force: true })
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
  }
}

/** All files below a folder that were last written before an instant. */
async function* filesBefore(folder: string, before: Date): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      if (await isOlder(path, before)) yield path
    }
  } catch (error) {
    // The folder is made with the first file.
    if (!isMissing(error)) throw error
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before.getTime()
  } catch (error) {
    // The file was removed after it was listed.
    if (isMissing(error)) return false
    throw error
  }
}

/** Creates the folder only when the first try fails, because it mostly exists. */
async function writeNew(path: string, bytes: Buffer): Promise<void> {
  const write = () => writeFile(path, bytes, { mode: 0o600, flush: true })
  try {
    await write()
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeFolder(dirname(path))
    await write()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.startsWith(first); made = dirname(made)) {
    await flushFolder(dirname(made))
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
