import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createS3Store } from '#server/adapters/storage/s3-store.ts'
import type { S3Account } from '#server/adapters/storage/s3-store.ts'
import { newId } from '#server/lib/ids.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'
import type { TestS3 } from '#tests/support/s3/s3-server.ts'

let s3: TestS3
let elapsedMs = 0
const key = `ab/${newId()}`
beforeAll(async () => {
  s3 = await startS3({ now: () => new Date(Date.now() + elapsedMs) })
})
afterEach(() => {
  elapsedMs = 0
})
afterAll(() => s3.close())

const wrongSecret = (): S3Account => ({
  ...s3.account,
  credentials: { accessKeyId: 'AKIATESTS', secretAccessKey: 'another' },
})
const impatient = { connectMs: 500, requestMs: 300, tries: 2 }

/** The library itself, as a stranger would use it. */
const clientOf = ({ region, endpoint = '', credentials }: S3Account) =>
  new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    ...(credentials && { credentials: { ...credentials } }),
  })

describe('an object store that does not answer as it should', () => {
  test.each(['slow-down', 'internal-error', 'drop', 'hang', 'html'] as const)(
    '%s once: it is asked again, and nobody hears of it',
    async (fault) => {
      const store = createS3Store(s3.account, impatient)
      s3.failNext(fault)
      await store.put(key, Buffer.from(fault))
      s3.failNext(fault)
      expect(String(await store.read(key))).toBe(fault)
    },
  )

  test.each(['slow-down', 'drop', 'hang', 'html'] as const)(
    '%s again and again: the request is refused for the time being',
    async (fault) => {
      const store = createS3Store(s3.account, impatient)
      s3.failNext(fault, fault)
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      s3.failNext(fault, fault)
      await expect(store.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    },
  )

  test('nobody there: refused for the time being', async () => {
    const gone = await startS3()
    await gone.close()
    const store = createS3Store(gone.account, impatient)
    await expect(store.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('a setting that is wrong is no absence', async () => {
    const store = createS3Store(wrongSecret(), impatient)
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
    const elsewhere = createS3Store({ ...s3.account, bucket: 'no-such-bucket' }, impatient)
    await expect(elsewhere.put(key, Buffer.from('x'))).rejects.toThrow('NoSuchBucket')
  })
})

describe('what lies in the bucket is for nobody but us', () => {
  beforeAll(() => createS3Store(s3.account).put(key, Buffer.from('<script>')))

  test('it is private, and neither page nor script', async () => {
    const head = await clientOf(s3.account).send(
      new HeadObjectCommand({ Bucket: s3.account.bucket, Key: key }),
    )
    expect(head).toMatchObject({
      ContentType: 'application/octet-stream',
      ContentDisposition: 'attachment',
    })
  })

  test('without a signature, by another secret, or long after: refused', async () => {
    const address = `${s3.account.endpoint}/${s3.account.bucket}/${key}`
    const anonymous = await fetch(address)
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ])
    const stranger = clientOf(wrongSecret())
    const asked = new GetObjectCommand({ Bucket: s3.account.bucket, Key: key })
    await expect(stranger.send(asked)).rejects.toThrow('SignatureDoesNotMatch')
  })
})

type Presigner = {
  presign: (
    request: object,
    options: { expiresIn: number },
  ) => Promise<{ query: Record<string, unknown> }>
}

const isPresigner = (signer: object): signer is Presigner => 'presign' in signer

/* The stand-in is judged by the library: a wrong one would hide a wrong adapter. */
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

  test('takes an address that the library signed, until it is too old', async () => {
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

  test('refuses a request whose clock is wrong', async () => {
    elapsedMs = 16 * 60_000
    const store = createS3Store(s3.account, { ...impatient, tries: 1 })
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('RequestTimeTooSkewed')
  })
})
