import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AppError } from '../../lib/app-error.ts'
import type { FileStore, S3Account } from '../../ports/file-store.ts'
import { isStorageKey, requireStorageKey } from './storage-key.ts'

type Timeouts = {
  readonly connectMs: number
  /** The time limit of one try. */
  readonly requestMs: number
  readonly tries: number
}

const defaultTimeouts: Timeouts = { connectMs: 2_000, requestMs: 15_000, tries: 3 }

/** Enough for the requests of a busy node, and few enough to leave capacity to other nodes. */
const maxSockets = 100

/** The statuses of a store that is unavailable or busy. Other statuses are faults of ours. */
const leastServerFault = 500

/**
 * Stores files in a bucket of an S3-compatible store. Objects are private: the product itself
 * serves them, with their names and types.
 */
export function createS3Store(account: S3Account, timeouts = defaultTimeouts): FileStore {
  const { bucket: Bucket, endpoint, credentials } = account
  const client = new S3Client({
    region: account.region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials: { ...credentials } }),
    forcePathStyle: account.isBucketInPath,
    // S3-compatible stores other than AWS reject the checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: timeouts.tries,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.requestMs,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  })

  return {
    async put(key, bytes) {
      requireStorageKey(key)
      await withStoreErrors(async () => {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            Body: bytes,
            ContentLength: bytes.length,
            // If an object ever gets a public URL, browsers download it and do not render it.
            ContentType: 'application/octet-stream',
            ContentDisposition: 'attachment',
          }),
        )
      })
    },

    async read(key) {
      requireStorageKey(key)
      return await withStoreErrors(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
          if (!Body) throw new Error('The store answered without the file')
          return Buffer.from(await Body.transformToByteArray())
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }
      })
    },

    async remove(key) {
      requireStorageKey(key)
      await withStoreErrors(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
      })
    },

    async *list(before) {
      let ContinuationToken: string | undefined
      do {
        const token = ContinuationToken
        const page = await withStoreErrors(
          async () =>
            await client.send(
              new ListObjectsV2Command({ Bucket, ...(token && { ContinuationToken: token }) }),
            ),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const isMeant = LastModified !== undefined && LastModified < before
          if (Key !== undefined && isMeant && isStorageKey(Key)) yield Key
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
    },
  }
}

/** @throws AppError UNAVAILABLE when the store does not reply or reports a temporary failure */
async function withStoreErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (!isAway(cause)) throw cause
    throw new AppError('UNAVAILABLE', { cause, detail: 'the object store is away' })
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof S3ServiceException) {
    const status = error.$response?.statusCode ?? 0
    return status >= leastServerFault || status === 429
  }
  // There was no reply at all.
  return 'code' in error || error.name === 'TimeoutError' || error.message === 'aborted'
}
