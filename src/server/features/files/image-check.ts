import sharp from 'sharp'
import { limits } from '#server/lib/limits.ts'

type CleanImage = {
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/png'
}

/** `side` is the longest side of the result in pixels. */
export type CleanImages = (bytes: Buffer, side: number) => Promise<CleanImage | undefined>

/** A valid image of a megabyte takes less. */
const maxSeconds = 10

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Creates the function that re-encodes an image; it returns undefined for an invalid one. */
export function createImageCleaner(): CleanImages {
  // One thread per image: a burst of uploads must not take all cores from other requests.
  sharp.concurrency(1)
  sharp.cache(false)

  return async (bytes, side) => {
    const kind = kindByBytes(bytes)
    if (!kind || carriesMarkup(bytes) || (kind === 'png' && isAnimatedPng(bytes))) return undefined
    return await reencode(bytes, kind, side)
  }
}

/** Re-encodes the pixels, which removes metadata and any other embedded data. */
async function reencode(
  bytes: Buffer,
  kind: 'jpeg' | 'png',
  side: number,
): Promise<CleanImage | undefined> {
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
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: maxSeconds })
    return kind === 'jpeg'
      ? { bytes: await upright.jpeg({ quality: 82 }).toBuffer(), mediaType: 'image/jpeg' }
      : { bytes: await upright.png({ compressionLevel: 9 }).toBuffer(), mediaType: 'image/png' }
  } catch {
    // The decoder rejects invalid images: truncated, too many pixels, of another type.
    return undefined
  }
}

function kindByBytes(bytes: Buffer): 'jpeg' | 'png' | undefined {
  if (bytes.subarray(0, jpegStart.length).equals(jpegStart)) return 'jpeg'
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return 'png'
  return undefined
}

/** HTML hidden in comments would not survive re-encoding, but marks an upload that is not a photo. */
function carriesMarkup(bytes: Buffer): boolean {
  return /<(?:script|html|!doctype|iframe)/i.test(bytes.toString('latin1'))
}

/** An animated PNG has an acTL chunk before its pixels. */
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
