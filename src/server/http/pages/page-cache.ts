import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCache } from '#server/cache/lru.ts'
import { preferredEncoding } from './content-encoding.ts'
import type { ContentEncoding } from './content-encoding.ts'

/** A page that is the same for everybody. */
export type CachedPage = {
  readonly etag: string
  readonly policy: string
  /** How most browsers ask for it, and a fifth of its size. */
  readonly zstd: Buffer
  /** Encoded otherwise when a client first asks for it. */
  readonly others: Map<Exclude<ContentEncoding, 'zstd'>, Promise<Buffer>>
}

const maxBytes = 8_000_000
/** Each further encoding is about as large. */
const sizeWithOthers = 2

const encoders = {
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
    sizeOf: ({ zstd }) => zstd.length * sizeWithOthers,
  })

/** As small as Brotli above for a third of the time: packing takes less than handing the page to another thread. */
export function toCachedPage(etag: string, policy: string, html: string): CachedPage {
  const plain = Buffer.from(html)
  const zstd = zstdCompressSync(plain, { pledgedSrcSize: plain.length })
  return { etag, policy, zstd, others: new Map() }
}

export const plainOf = ({ zstd }: CachedPage): Buffer => zstdDecompressSync(zstd)

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
  const encoding = preferredEncoding(request)
  if (encoding === undefined) return reply.send(plainOf(page))
  void reply.header('content-encoding', encoding)
  if (encoding === 'zstd') return reply.send(page.zstd)
  const encoded = page.others.get(encoding) ?? encoders[encoding](plainOf(page))
  page.others.set(encoding, encoded)
  return reply.send(await encoded)
}
