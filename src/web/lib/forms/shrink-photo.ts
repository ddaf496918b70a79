/** Sides in pixels, and how much of the picture JPEG keeps: the first that is small enough counts. */
const tries = [
  { side: 1800, quality: 0.8 },
  { side: 1500, quality: 0.7 },
  { side: 1200, quality: 0.6 },
  { side: 900, quality: 0.5 },
] as const

const photoTypes = ['image/jpeg', 'image/png']

export type ShrunkPhoto = {
  readonly jpeg: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** A photo made smaller than so many bytes; undefined for other files, and for pictures that the device can't read. */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<ShrunkPhoto | undefined> {
  const isPhoto =
    file.type === '' ? /\.(jpe?g|png)$/i.test(file.name) : photoTypes.includes(file.type)
  if (!isPhoto) return undefined
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return undefined
  try {
    for (const { side, quality } of tries) {
      const shrunk = await drawSmaller(bitmap, side, quality)
      if (shrunk && shrunk.jpeg.length < maxBytes) return shrunk
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

async function drawSmaller(
  bitmap: ImageBitmap,
  side: number,
  quality: number,
): Promise<ShrunkPhoto | undefined> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  // What is transparent would turn black.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return blob ? { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height } : undefined
}
