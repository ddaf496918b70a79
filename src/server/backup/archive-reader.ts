import { Decrypter } from 'age-encryption'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartError } from '#server/lib/start-error.ts'

export type ArchiveEntry = { readonly name: string; readonly bytes: Buffer }

/**
 * Reads the entries of an archive one after the other.
 * @param identity The secret key, `AGE-SECRET-KEY-...`
 * @throws StartError when the key is wrong, or the file is damaged or cut short
 */
export async function* readArchive(path: string, identity: string): AsyncIterable<ArchiveEntry> {
  const opener = new Decrypter()
  opener.addIdentity(identity)
  const entries = extract()
  const file = createReadStream(path)
  let reading: Promise<void> | undefined
  try {
    const opened = await opener.decrypt(Readable.toWeb(file))
    reading = pipeline(Readable.fromWeb(opened), createZstdDecompress(), entries)
    // An error ends the entries, so their reader reports it.
    reading.catch(() => undefined)
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) }
    await reading
  } catch (error) {
    if (error instanceof StartError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`${path} can't be read: ${why}.`, { cause: error })
  } finally {
    file.destroy()
    entries.destroy()
  }
}
