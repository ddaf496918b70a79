import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { createTurns } from '../lib/turns.ts'

type CleanImage = {
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/png'
}

export type CleanImages = (bytes: Buffer) => Promise<CleanImage | undefined>

/** Longer than any honest image of a megabyte takes. */
const maxSeconds = 10

/** At most this many at once: each may need a few hundred megabytes while it is decoded. */
const maxAtOnce = 2

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Makes the function that re-encodes an image; it answers undefined for what is no such image. */
export function createImageCleaner(): CleanImages {
  // One image, one thread: a burst of uploads must not take every core from the requests.
  sharp.concurrency(1)
  sharp.cache(false)
  const inTurn = createTurns(maxAtOnce)

  return async (bytes) => {
    const kind = kindByBytes(bytes)
    if (!kind || carriesMarkup(bytes) || (kind === 'png' && isAnimatedPng(bytes))) return undefined
    return await inTurn(() => reencode(bytes, kind))
  }
}

/** Writes the pixels anew, which leaves behind metadata and whatever else rode along. */
async function reencode(bytes: Buffer, kind: 'jpeg' | 'png'): Promise<CleanImage | undefined> {
  const image = sharp(bytes, {
    limitInputPixels: limits.maxImageInputPixels,
    failOn: 'error',
    sequentialRead: true,
  })
  try {
    const { format } = await image.metadata()
    if (format !== kind) return undefined
    const upright = image
      .autoOrient()
      .resize({
        width: limits.maxImageSidePixels,
        height: limits.maxImageSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: maxSeconds })
    return kind === 'jpeg'
      ? { bytes: await upright.jpeg({ quality: 82 }).toBuffer(), mediaType: 'image/jpeg' }
      : { bytes: await upright.png({ compressionLevel: 9 }).toBuffer(), mediaType: 'image/png' }
  } catch {
    // The decoder refuses what it can't read: truncated, too many pixels, not what it claims to be.
    return undefined
  }
}

function kindByBytes(bytes: Buffer): 'jpeg' | 'png' | undefined {
  if (bytes.subarray(0, jpegStart.length).equals(jpegStart)) return 'jpeg'
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return 'png'
  return undefined
}

/** Pages hidden in comments would not survive, but who sends one is not sending a photo. */
function carriesMarkup(bytes: Buffer): boolean {
  return /<(?:script|html|!doctype|iframe)/i.test(bytes.toString('latin1'))
}

/** An animated PNG says so in a chunk before its pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  let at = pngStart.length
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}
