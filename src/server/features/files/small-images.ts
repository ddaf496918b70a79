import sharp from 'sharp'
import { limits } from '#server/lib/limits.ts'
import { createCache } from '#server/cache/lru.ts'
import { createSemaphore } from '#server/lib/semaphore.ts'
import type { SmallImageSide } from './small-image-sides.ts'

export type SmallImages = ReturnType<typeof createSmallImages>

const maxBytes = 16_000_000
const maxConcurrent = 2
const maxSeconds = 10

/**
 * Small images of people for lists, made when they are first requested and cached in memory. The caller checks at each
 * request whether the viewer may see one.
 */
export function createSmallImages() {
  const cache = createCache<Buffer>({
    maxSize: maxBytes,
    sizeOf: (bytes, key) => key.length + bytes.length,
  })
  const limit = createSemaphore(maxConcurrent)

  return (key: string, side: SmallImageSide, read: () => Promise<Buffer>): Promise<Buffer> =>
    cache.getOrLoad(`${key} ${side}`, () => limit(async () => shrink(await read(), side)))
}

const shrink = (bytes: Buffer, side: SmallImageSide): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: limits.maxImageInputPixels, sequentialRead: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp({ quality: 80 })
    .toBuffer()
