import type { FileStore } from '../../ports/file-store.ts'
import { createDiskStore } from './disk-store.ts'
import type { S3Account } from './s3-store.ts'

/** Where files are kept. */
export type FilePlace = { readonly folder: string } | { readonly s3: S3Account }

export async function openFileStore(place: FilePlace): Promise<FileStore> {
  if ('folder' in place) return createDiskStore(place.folder)
  // Its library is large, and most installations have no use for it.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(place.s3)
}
