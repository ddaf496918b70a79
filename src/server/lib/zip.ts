import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  readonly name: string
  readonly bytes: Uint8Array
  /** Pictures, films and PDFs are packed already. */
  readonly isPacked: boolean
}

/** A ZIP file that is made while it is read: no more than one entry is held at a time. */
export async function* zip(
  entries: AsyncIterable<ZipEntry>,
  writtenAt: Date,
): AsyncIterable<Uint8Array> {
  let ready: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = writtenAt
    archive.add(file)
    file.push(bytes, true)
    yield* ready
    ready = []
  }
  archive.end()
  yield* ready
}
