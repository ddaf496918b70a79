import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createS3Store } from '#server/adapters/storage/s3-store.ts'
import type { S3Account } from '#server/ports/file-store.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'

let elapsedMs = 0
const key = `ab/${newId()}`
const s3 = closeAfterAll(await startS3({ now: () => new Date(Date.now() + elapsedMs) }))
afterEach(() => {
  elapsedMs = 0
})

const wrongSecret = (): S3Account => ({
  ...s3.account,
  credentials: { accessKeyId: 'AKIATESTS', secretAccessKey: 'another' },
})
const impatient = { connectMs: 500, requestMs: 300, tries: 2 }
/** A try after the fault may be late on a busy machine. */
const persistent = { connectMs: 2_000, requestMs: 1_000, tries: 4 }

/** The AWS client without the product. */
const clientOf = ({ region, endpoint = '', credentials }: S3Account) =>
  new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    ...(credentials && { credentials: { ...credentials } }),
  })

describe('an object store that does not answer as it should', () => {
  test.each(['slow-down', 'internal-error', 'drop', 'hang', 'html'] as const)(
    '%s once: the request is retried and succeeds',
    async (fault) => {
      const store = createS3Store(s3.account, persistent)
      s3.failNext(fault)
      await store.put(key, Buffer.from(fault))
      s3.failNext(fault)
      expect(String(await store.read(key))).toBe(fault)
    },
  )

  test.each(['slow-down', 'drop', 'hang', 'html'] as const)(
    '%s repeatedly: the request fails as unavailable',
    async (fault) => {
      const store = createS3Store(s3.account, impatient)
      s3.failNext(fault, fault)
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      s3.failNext(fault, fault)
      await expect(store.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    },
  )

  test('no server: the request fails as unavailable', async () => {
    const gone = await startS3()
    await gone.close()
    const store = createS3Store(gone.account, impatient)
    await expect(store.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('a wrong setting is not reported as unavailable', async () => {
    const store = createS3Store(wrongSecret(), impatient)
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
    const elsewhere = createS3Store({ ...s3.account, bucket: 'no-such-bucket' }, impatient)
    await expect(elsewhere.put(key, Buffer.from('x'))).rejects.toThrow('NoSuchBucket')
  })
})

describe('objects in the bucket', () => {
  beforeAll(() => createS3Store(s3.account).put(key, Buffer.from('<script>')))

  test('are private, and neither page nor script', async () => {
    const head = await clientOf(s3.account).send(
      new HeadObjectCommand({ Bucket: s3.account.bucket, Key: key }),
    )
    expect(head).toMatchObject({
      ContentType: 'application/octet-stream',
      ContentDisposition: 'attachment',
    })
  })

  test('reject requests without a signature, with another secret, or expired', async () => {
    const address = `${s3.account.endpoint}/${s3.account.bucket}/${key}`
    const anonymous = await fetch(address)
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ])
    const stranger = clientOf(wrongSecret())
    const command = new GetObjectCommand({ Bucket: s3.account.bucket, Key: key })
    await expect(stranger.send(command)).rejects.toThrow('SignatureDoesNotMatch')
  })
})

type Presigner = {
  presign: (
    request: object,
    options: { expiresIn: number },
  ) => Promise<{ query: Record<string, unknown> }>
}

const isPresigner = (signer: object): signer is Presigner => 'presign' in signer

/* The AWS client checks the stand-in, because a wrong stand-in would hide a wrong adapter. */
describe('the stand-in for an object store', () => {
  async function signedAddress(seconds: number, query: Record<string, string> = {}) {
    const client = clientOf(s3.account)
    const signer = await client.config.signer()
    if (!isPresigner(signer)) throw new Error('the signer signs no addresses')
    const { port } = new URL(s3.account.endpoint ?? '')
    const request = {
      method: 'GET',
      protocol: 'http:',
      hostname: '127.0.0.1',
      port: Number(port),
      path: `/${s3.account.bucket}/${key}`,
      query,
      headers: { host: `127.0.0.1:${port}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    }
    const signed = await signer.presign(request, { expiresIn: seconds })
    const signedQuery = new URLSearchParams(
      Object.entries(signed.query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return `${s3.account.endpoint}${request.path}?${signedQuery.toString()}`
  }

  test('accepts an address signed by the AWS client until it expires', async () => {
    await createS3Store(s3.account).put(key, Buffer.from('signed'))
    const name = 'attachment; filename="a resume.pdf"'
    const address = await signedAddress(60, { 'response-content-disposition': name })
    const reply = await fetch(address)
    expect([reply.status, await reply.text()]).toEqual([200, 'signed'])
    expect(reply.headers.get('content-disposition')).toBe(name)
    elapsedMs = 61_000
    expect((await fetch(address)).status).toBe(403)
  })

  test.each([
    ['another key', (address: string) => address.replace('/ab/', '/ac/')],
    ['another name', (address: string) => address.replace('resume', 'virus')],
    ['a longer life', (address: string) => address.replace('Expires=60', 'Expires=600')],
    ['another signature', (address: string) => address.replace(/Signature=..../, 'Signature=0000')],
    ['one more parameter', (address: string) => `${address}&response-content-type=text%2Fhtml`],
  ])('refuses an address that was changed: %s', async (_what, change) => {
    const address = await signedAddress(60, { 'response-content-disposition': 'resume' })
    const changed = change(address)
    expect(changed).not.toBe(address)
    const reply = await fetch(changed)
    expect([reply.status, await reply.text()]).toEqual([
      403,
      expect.stringContaining('<Code>SignatureDoesNotMatch</Code>'),
    ])
  })

  test('rejects a request with a wrong clock', async () => {
    elapsedMs = 16 * 60_000
    const store = createS3Store(s3.account, { ...impatient, tries: 1 })
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('RequestTimeTooSkewed')
  })
})
