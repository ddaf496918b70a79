import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const bucket = { FILES: 's3', S3_REGION: 'ap-south-1', S3_BUCKET: 'kaamyab-files' }
const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'secret' }
const placeOf = (settings: Record<string, string>) => parseConfig(settings).fileStorage

test('files are in the data folder by default', () => {
  expect(placeOf({ DATA_DIR: '/srv/data' })).toEqual({ folder: '/srv/data/files' })
})

test('a bucket of AWS, by the role of the machine or by a key', () => {
  const s3 = { region: 'ap-south-1', bucket: 'kaamyab-files', endpoint: undefined }
  expect(placeOf(bucket)).toEqual({
    s3: { ...s3, isBucketInPath: false, credentials: undefined },
  })
  expect(placeOf({ ...bucket, ...keys })).toEqual({
    s3: {
      ...s3,
      isBucketInPath: false,
      credentials: { accessKeyId: 'AKIA', secretAccessKey: 'secret' },
    },
  })
})

test('the bucket of another store than AWS is in the path by default', () => {
  const elsewhere = { ...bucket, ...keys, S3_ENDPOINT: 'https://objects.example.in' }
  expect(placeOf(elsewhere)).toMatchObject({ s3: { isBucketInPath: true } })
  const explicit = { ...elsewhere, S3_FORCE_PATH_STYLE: 'false' }
  expect(placeOf(explicit)).toMatchObject({ s3: { isBucketInPath: false } })
})

test.each([
  [{ FILES: 's3' }, 'FILES=s3 needs S3_REGION'],
  [{ FILES: 'ftp' }, 'FILES must be disk or s3'],
  [{ S3_BUCKET: 'kaamyab-files' }, 'S3_BUCKET means nothing without FILES=s3'],
  [{ ...bucket, S3_BUCKET: 'A_b' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...bucket, S3_ACCESS_KEY_ID: 'AKIA' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [
    {
      ...bucket,
      NODE_ENV: 'production',
      ALLOW_LOCAL_SERVICES: 'true',
      S3_ENDPOINT: 'http://objects.example.in',
    },
    'S3_ENDPOINT must be an https address',
  ],
])('what can not be meant is named: %o', (settings, problem) => {
  expect(() => placeOf(settings)).toThrow(problem)
})
