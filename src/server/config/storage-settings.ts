import { join } from 'node:path'
import { z } from 'zod'
import type { FileStorage } from '#server/ports/file-store.ts'
import { isLoopback } from '#server/lib/network.ts'
import { webAddress } from './setting-schemas.ts'

export interface StorageConfig {
  fileStorage: FileStorage
}

export const storageSettings = {
  FILES: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .optional(),
}

const needed = ['S3_REGION', 'S3_BUCKET'] as const

/** Without both, the machine's own role is used. */
export const storageHalves = [['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']] as const

type Settings = z.output<z.ZodObject<typeof storageSettings>>

/** Settings that contradict each other. */
export function storageProblems(settings: Settings & { NODE_ENV: string }): string[] {
  const { FILES: kind, S3_ENDPOINT: endpoint } = settings
  if (kind === 'disk') {
    return settings.S3_BUCKET === undefined ? [] : ['S3_BUCKET means nothing without FILES=s3']
  }
  const missing = needed.filter((name) => settings[name] === undefined)
  const isOpen = endpoint?.startsWith('http:') && !isLoopback(new URL(endpoint).hostname)
  return [
    ...missing.map((name) => `FILES=s3 needs ${name}`),
    ...(isOpen && settings.NODE_ENV === 'production'
      ? ['S3_ENDPOINT must be an https address']
      : []),
  ]
}

export function toStorage(settings: Settings, dataDir: string): StorageConfig {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = settings
  if (settings.FILES === 'disk' || region === undefined || bucket === undefined) {
    return { fileStorage: { folder: join(dataDir, 'files') } }
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  return {
    fileStorage: {
      s3: {
        region,
        bucket,
        endpoint,
        // AWS requires the bucket in the host name; most other stores do not support that.
        isBucketInPath: settings.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
        credentials:
          accessKeyId !== undefined && secretAccessKey !== undefined
            ? { accessKeyId, secretAccessKey }
            : undefined,
      },
    },
  }
}
