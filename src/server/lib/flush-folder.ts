import { open } from 'node:fs/promises'

/** A file's new name is only certain once its folder is written too. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
