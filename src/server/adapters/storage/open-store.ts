import type { FileStorage, FileStore } from '../../ports/file-store.ts'
import { createDiskStore } from './disk-store.ts'

export async function openFileStore(storage: FileStorage): Promise<FileStore> {
  if ('folder' in storage) return createDiskStore(storage.folder)
  // Loaded on demand: the S3 library is large and few installations use it.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(storage.s3)
}
