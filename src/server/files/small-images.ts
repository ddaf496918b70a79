import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { createBoundedCache } from '../lib/bounded-cache.ts'
import { createTurns } from '../lib/turns.ts'
import type { SmallImageSide } from './small-image-sides.ts'

export type SmallImages = ReturnType<typeof createSmallImages>

const mostBytes = 16_000_000
const mostAtOnce = 2
const maxSeconds = 10

/**
 * Images of people as lists draw them, made when they are first asked for and kept in memory. Whether somebody may see
 * one is for the caller to say, at each request: what is gone is never asked for again.
 */
export function createSmallImages() {
  const kept = createBoundedCache<Buffer>(mostBytes, (key, bytes) => key.length + bytes.length)
  const beingMade = new Map<string, Promise<Buffer>>()
  const inTurn = createTurns(mostAtOnce)

  async function make(name: string, side: SmallImageSide, read: () => Promise<Buffer>) {
    try {
      const bytes = await inTurn(async () => shrink(await read(), side))
      kept.set(name, bytes)
      return bytes
    } finally {
      beingMade.delete(name)
    }
  }

  return async (key: string, side: SmallImageSide, read: () => Promise<Buffer>) => {
    const name = `${key} ${side}`
    const known = kept.get(name)
    if (known) return known
    const making = beingMade.get(name) ?? make(name, side, read)
    beingMade.set(name, making)
    return await making
  }
}

const shrink = (bytes: Buffer, side: SmallImageSide): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: limits.maxImageInputPixels, sequentialRead: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp({ quality: 80 })
    .toBuffer()
