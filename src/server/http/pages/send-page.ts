import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './content-encoding.ts'
import { plainOf } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

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
