import { open } from 'node:fs/promises'

/** Flushes a folder to the disk: before that, a file's new name may be lost with the power. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
