import { Encrypter } from 'age-encryption'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { flushFolder } from '../lib/flush-folder.ts'

export type ArchiveWriter = {
  add: (name: string, bytes: Buffer) => Promise<void>
  /** Completes the archive. The file gets its name once all of it is on the disk. */
  finish: () => Promise<void>
  /** Removes the incomplete file. */
  giveUp: () => Promise<void>
}

/**
 * Writes a new tar archive, compressed by zstd and encrypted by age. The standard tools open it
 * too.
 * @param recipient The public key, `age1...`
 * @throws Error when the file exists already
 */
export async function createArchive(path: string, recipient: string): Promise<ArchiveWriter> {
  const unfinished = `${path}.part`
  const archive = pack()
  const locked = new Encrypter()
  locked.addRecipient(recipient)
  const packed = archive.pipe(createZstdCompress())
  archive.on('error', (error) => packed.destroy(error))
  const sealed = await locked.encrypt(Readable.toWeb(packed))
  const writing = pipeline(
    Readable.fromWeb(sealed),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // `add` and `finish` report the error.
  writing.catch((error: unknown) => archive.destroy(asError(error)))

  return {
    async add(name, bytes) {
      const entry = archive.entry({ name, size: bytes.length, mtime: new Date(0) })
      entry.end(bytes)
      await Promise.race([once(entry, 'finish'), writing])
    },
    async finish() {
      archive.finalize()
      await writing
      await rename(unfinished, path)
      await flushFolder(dirname(path))
    },
    async giveUp() {
      archive.destroy()
      await writing.catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason))
