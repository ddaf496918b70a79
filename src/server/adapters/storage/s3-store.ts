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
import type { FileStore } from '../../ports/file-store.ts'
import { isStorageKey, requireStorageKey } from './storage-key.ts'

export type S3Account = {
  readonly region: string
  readonly bucket: string
  /** Undefined means AWS itself. */
  readonly endpoint: string | undefined
  /** The bucket stands in the path of an address, not in its host. */
  readonly isBucketInPath: boolean
  /** Undefined means that the machine has a role of its own. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined
}

type Patience = {
  readonly connectMs: number
  /** For one try. */
  readonly requestMs: number
  readonly tries: number
}

const usualPatience: Patience = { connectMs: 2_000, requestMs: 15_000, tries: 3 }

/** Many more than are asked for at once by people, few enough to leave files to other nodes. */
const mostSockets = 100

/** Where a store that answers so is away or busy, not wrong about us. */
const leastServerFault = 500

/**
 * Keeps files in a bucket of a store that speaks S3's protocol. Objects are private: nobody but us ever gets an address
 * of one, and what they are called and may be taken for is said when we pass them on.
 */
export function createS3Store(account: S3Account, patience = usualPatience): FileStore {
  const { bucket: Bucket, endpoint, credentials } = account
  const client = new S3Client({
    region: account.region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials: { ...credentials } }),
    forcePathStyle: account.isBucketInPath,
    // Other stores than AWS refuse the checksums that the library sends of itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: patience.tries,
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: patience.requestMs,
      httpAgent: { keepAlive: true, maxSockets: mostSockets },
      httpsAgent: { keepAlive: true, maxSockets: mostSockets },
    },
  })

  return {
    async put(key, bytes) {
      requireStorageKey(key)
      await asked(async () => {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            Body: bytes,
            ContentLength: bytes.length,
            // Whoever should ever come by an address of it gets no page and no script.
            ContentType: 'application/octet-stream',
            ContentDisposition: 'attachment',
          }),
        )
      })
    },

    async read(key) {
      requireStorageKey(key)
      return await asked(async () => {
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
      await asked(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
      })
    },

    async *list(before) {
      let ContinuationToken: string | undefined
      do {
        const token = ContinuationToken
        const page = await asked(
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

/** @throws AppError UNAVAILABLE where the store does not answer, or says that it can't at the moment */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
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
  // It never came to an answer.
  return 'code' in error || error.name === 'TimeoutError' || error.message === 'aborted'
}
