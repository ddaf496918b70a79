import type { Kysely } from 'kysely'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Clock } from '../lib/clock.ts'
import { zip } from '../lib/zip.ts'
import type { ZipEntry } from '../lib/zip.ts'
import type { FileStore } from '../ports/file-store.ts'
import { readOwnData } from './own-data.repository.ts'
import type { OwnData, OwnFile } from './own-data.repository.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  store: Pick<FileStore, 'read'>
  config: { productName: string }
}

/** What people take with them: everything that is kept about them, and nothing of anybody else. */
export function createOwnData({ db, clock, store, config }: Needs) {
  async function* entriesOf({ files, ...data }: OwnData): AsyncIterable<ZipEntry> {
    const named = files.map((file, index) => ({ ...file, entry: entryName(file, index + 1) }))
    const list = named.map(({ entry, kind, name, createdAt }) => ({ entry, kind, name, createdAt }))
    yield text('read-me.txt', sentence('privacy.exportReadMe', { product: config.productName }))
    yield text('data.json', JSON.stringify({ ...data, files: list }, withoutInternals, 2))
    for (const { entry, storageKey } of named) {
      const bytes = await store.read(storageKey)
      // Replaced since the list was read.
      if (bytes) yield { name: entry, bytes, isPacked: true }
    }
  }

  return {
    /** A ZIP file, made while it is sent. */
    async download({ accountId }: Viewer): Promise<AsyncIterable<Uint8Array>> {
      return zip(entriesOf(await readOwnData(db, accountId)), clock.now())
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

/** A name of ours: what somebody called a file may be no name for one elsewhere. */
const entryName = ({ kind, mediaType }: OwnFile, number: number): string =>
  `files/${number}-${kind}.${endings[mediaType] ?? 'bin'}`

/** What only connects rows with one another says nothing about a person. */
function withoutInternals(key: string, value: unknown): unknown {
  return /_file_id$|^(?:account_id|candidate_id|employer_id|submission_id)$/.test(key)
    ? undefined
    : value
}
