import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCache } from '#server/cache/lru.ts'
import { preferredEncoding } from './content-encoding.ts'
import type { ContentEncoding } from './content-encoding.ts'

/** A page that is the same for everybody. */
export type CachedPage = {
  readonly etag: string
  readonly policy: string
  readonly plain: Buffer
  /** Encoded when a client first asks for it. */
  readonly encoded: Map<ContentEncoding, Buffer | Promise<Buffer>>
}

const maxBytes = 16_000_000
/** The encoded forms add less than half of a page's size. */
const sizeWithEncoded = 1.5
const minBytesToEncode = 1024

const encoders = {
  // As small as Brotli below for a third of the time: less than it takes to hand the page to another thread.
  zstd: (plain: Buffer) => zstdCompressSync(plain, { pledgedSrcSize: plain.length }),
  // Most pages of a search have one reader: quality 5 would make them a tenth smaller for two to three times the time.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        // The default window makes V8 collect the whole heap every few pages, because it counts as used memory.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
}

/** Pages by their etags. */
export const createPageCache = () =>
  createCache<CachedPage>({
    maxSize: maxBytes,
    sizeOf: ({ plain }) => Math.ceil(plain.length * sizeWithEncoded),
  })

export const toCachedPage = (etag: string, policy: string, plain: Buffer): CachedPage => ({
  etag,
  policy,
  plain,
  encoded: new Map(),
})

/** Browsers store a page and revalidate it at every visit, so a closed job is gone at once. */
export function sendNotModified(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .code(304)
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .removeHeader('content-security-policy')
    .send()
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
  const encoding = page.plain.length < minBytesToEncode ? undefined : preferredEncoding(request)
  if (encoding === undefined) return reply.send(page.plain)
  const encoded = page.encoded.get(encoding) ?? encoders[encoding](page.plain)
  page.encoded.set(encoding, encoded)
  return reply.header('content-encoding', encoding).send(await encoded)
}
