import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { createCache } from '#server/cache/lru.ts'
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

/** Pages by their etags. */
export const createPageCache = () =>
  createCache<CachedPage>({
    maxSize: maxBytes,
    sizeOf: ({ zstd }) => zstd.length * sizeWithOthers,
  })

/** As small as Brotli for a third of the time: packing takes less than handing the page to another thread. */
export function toCachedPage(etag: string, policy: string, html: string): CachedPage {
  const plain = Buffer.from(html)
  const zstd = zstdCompressSync(plain, { pledgedSrcSize: plain.length })
  return { etag, policy, zstd, others: new Map() }
}

export const plainOf = ({ zstd }: CachedPage): Buffer => zstdDecompressSync(zstd)
