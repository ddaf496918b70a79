import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { S3Account } from '#server/ports/file-store.ts'
import { refusalOf } from './sig-v4.ts'

type StoredObject = {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly writtenAt: Date
}

/** Faults of the next requests. */
type Fault = 'slow-down' | 'internal-error' | 'hang' | 'drop' | 'html'

export type TestS3 = Awaited<ReturnType<typeof startS3>>

const keys = { accessKeyId: 'AKIATESTS', secretAccessKey: 'secret/of+the+tests' }
export const testBucket = 'files-of-tests'
const maxListed = 1000
const storedHeaders = ['content-type', 'content-disposition', 'cache-control']

const faultAnswers = {
  'slow-down': { status: 503, code: 'SlowDown' },
  'internal-error': { status: 500, code: 'InternalError' },
} as const

/** A local object store in memory that verifies the signature of each request. */
export async function startS3(options: { now?: () => Date } = {}) {
  const { now = () => new Date() } = options
  const objects = new Map<string, StoredObject>()
  const requests: { readonly method: string; readonly key: string }[] = []
  const faults: Fault[] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://s3')
    const [, bucket = '', ...path] = pathname.split('/')
    const key = decodeURIComponent(path.join('/'))
    requests.push({ method, key })
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'drop') return void request.socket.destroy()
    if (fault === 'html') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (fault) {
      const { status, code } = faultAnswers[fault]
      return refuse(response, status, code)
    }
    const refusal = refusalOf({ method, url, headers, body }, keys, now())
    if (refusal) return refuse(response, refusal.status, refusal.code)
    if (bucket !== testBucket) return refuse(response, 404, 'NoSuchBucket')
    if (key === '' && method === 'GET') return list(response, searchParams)
    if (method === 'PUT') return put(response, key, { headers, body })
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method === 'GET' || method === 'HEAD') return read(response, method, key, searchParams)
    return refuse(response, 405, 'MethodNotAllowed')
  }

  function put(
    response: ServerResponse,
    key: string,
    { headers, body }: { headers: IncomingMessage['headers']; body: Buffer },
  ): void {
    // Block Public Access rejects these headers.
    if (headers['x-amz-acl'] !== undefined) return refuse(response, 403, 'AccessDenied')
    const crc = headers['x-amz-checksum-crc32']
    const actual = Buffer.alloc(4)
    actual.writeUInt32BE(crc32(body))
    if (crc !== undefined && crc !== actual.toString('base64'))
      return refuse(response, 400, 'BadDigest')
    const headersToStore = storedHeaders.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    objects.set(key, { bytes: body, headers: Object.fromEntries(headersToStore), writtenAt: now() })
    response.writeHead(200, { etag: tagOf(body) }).end()
  }

  function read(
    response: ServerResponse,
    method: 'GET' | 'HEAD',
    key: string,
    searchParams: URLSearchParams,
  ): void {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const responseHeaders = storedHeaders.flatMap((name) => {
      const value = searchParams.get(`response-${name}`)
      return value === null ? [] : [[name, value] as const]
    })
    response.writeHead(200, {
      ...found.headers,
      ...Object.fromEntries(responseHeaders),
      'content-length': found.bytes.length,
      'last-modified': found.writtenAt.toUTCString(),
      etag: tagOf(found.bytes),
    })
    response.end(method === 'GET' ? found.bytes : undefined)
  }

  function list(response: ServerResponse, searchParams: URLSearchParams): void {
    const max = Math.min(Number(searchParams.get('max-keys') ?? maxListed), server.pageSize)
    const after = Buffer.from(searchParams.get('continuation-token') ?? '', 'base64').toString()
    const prefix = searchParams.get('prefix') ?? ''
    const left = [...objects]
      .filter(([key]) => key > after && key.startsWith(prefix))
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const page = left.slice(0, max)
    const last = page.at(-1)?.[0]
    const hasMore = left.length > page.length && last !== undefined
    const contents = page.map(
      ([key, { bytes, writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    sendXml(
      response,
      200,
      `<ListBucketResult><Name>${testBucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${hasMore}</IsTruncated>${hasMore ? `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
    )
  }

  const server = {
    http: createServer((request, response) => {
      serve(request, response).catch(() => response.destroy())
    }),
    pageSize: maxListed,
  }
  server.http.listen(0, '127.0.0.1')
  await once(server.http, 'listening')
  const address = server.http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const account: S3Account = {
    region: 'ap-south-1',
    bucket: testBucket,
    endpoint: `http://127.0.0.1:${port}`,
    isBucketInPath: true,
    credentials: keys,
  }
  return {
    account,
    /** The settings for this store. */
    environment: {
      FILES: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: account.region,
      S3_BUCKET: testBucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    requests,
    failNext: (...next: Fault[]) => void faults.push(...next),
    listByPagesOf: (size: number) => void (server.pageSize = size),
    close: async () => {
      server.http.closeAllConnections()
      server.http.close()
      await once(server.http, 'close')
    },
  }
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}
