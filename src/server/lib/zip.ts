import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  readonly name: string
  readonly bytes: Uint8Array
  /** False for pictures, videos and PDFs, which are compressed already. */
  readonly isPacked: boolean
}

/** A ZIP file that is generated while it is sent, with one entry at a time in memory. */
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
