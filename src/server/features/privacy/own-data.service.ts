import type { Kysely } from 'kysely'
import type { Translator } from '#contract/i18n/translator.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { zip } from '#server/lib/zip.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { readOwnData } from './own-data.repository.ts'
import type { OwnData, OwnFile } from './own-data.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  store: Pick<FileStore, 'read'>
  config: { productName: string }
}

/** The export of a person's own data, without data of others. */
export function createOwnData({ db, clock, store, config }: Deps) {
  async function* entriesOf({ files, ...data }: OwnData, t: Translator): AsyncIterable<ZipEntry> {
    const named = files.map((file, index) => ({ ...file, entry: entryName(file, index + 1) }))
    const list = named.map(({ entry, kind, name, createdAt }) => ({ entry, kind, name, createdAt }))
    yield text('read-me.txt', t('privacy.exportReadMe', { product: config.productName }))
    yield text('data.json', JSON.stringify({ ...data, files: list }, withoutInternals, 2))
    for (const { entry, storageKey } of named) {
      const bytes = await store.read(storageKey)
      // The file was replaced since the list was read.
      if (bytes) yield { name: entry, bytes, isPacked: true }
    }
  }

  return {
    /** A ZIP file, created while it is sent. */
    async download({ accountId }: Viewer, t: Translator): Promise<AsyncIterable<Uint8Array>> {
      return zip(entriesOf(await readOwnData(db, accountId), t), clock.now())
    },
  }
}

const encoder = new TextEncoder()

const text = (name: string, content: string): ZipEntry => ({
  name,
  bytes: encoder.encode(content),
  isPacked: false,
})

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** A generated name, because an original name may be invalid on other systems. */
const entryName = ({ kind, mediaType }: OwnFile, number: number): string =>
  `files/${number}-${kind}.${endings[mediaType] ?? 'bin'}`

/** Removes internal ids, which only connect rows. */
function withoutInternals(key: string, value: unknown): unknown {
  return /_file_id$|^(?:account_id|candidate_id|employer_id|submission_id)$/.test(key)
    ? undefined
    : value
}
