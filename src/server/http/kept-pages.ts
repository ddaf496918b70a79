import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createBoundedCache } from '../lib/bounded-cache.ts'
import { packingFor } from './packing.ts'
import type { Packing } from './packing.ts'

/** A page that is the same for everybody, ready to be sent. */
export type KeptPage = {
  readonly etag: string
  readonly policy: string
  readonly plain: Buffer
  readonly packed: Map<Packing, Promise<Buffer>>
}

const mostBytes = 16_000_000
/** Its packed forms add less than half to a page. */
const shareOfPacked = 1.5
const leastBytesToPack = 1024

const packers = {
  // More than a page that is made each time could take: this one is packed once for many.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
}

/** Pages by their tags. */
export const createKeptPages = () =>
  createBoundedCache<KeptPage>(mostBytes, (_etag, { plain }) => plain.length * shareOfPacked)

export const toKeptPage = (etag: string, policy: string, html: string): KeptPage => ({
  etag,
  policy,
  plain: Buffer.from(html),
  packed: new Map(),
})

/** Kept by browsers and asked about at every visit: whatever is gone is gone at once. */
export function sendUnchanged(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .code(304)
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .removeHeader('content-security-policy')
    .send()
}

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  const packing = page.plain.length < leastBytesToPack ? undefined : packingFor(request)
  if (packing === undefined) return reply.send(page.plain)
  const packed = page.packed.get(packing) ?? packers[packing](page.plain)
  page.packed.set(packing, packed)
  return reply.header('content-encoding', packing).send(await packed)
}
