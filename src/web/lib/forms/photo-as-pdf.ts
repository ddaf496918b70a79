import { limits } from '#contract/limits.ts'

/** Sides in pixels, and how much of the picture JPEG keeps: the first that is small enough counts. */
const tries = [
  { side: 1800, quality: 0.8 },
  { side: 1500, quality: 0.7 },
  { side: 1200, quality: 0.6 },
  { side: 900, quality: 0.5 },
] as const

/** The frame of the PDF around the picture. */
const frameBytes = 4_096

const photoTypes = ['image/jpeg', 'image/png']

/** The photo of a paper, made smaller, as a PDF; every other file as it is, and a picture that the device can't read too. */
export async function photoAsPdf(file: File): Promise<File> {
  const isPhoto =
    file.type === '' ? /\.(jpe?g|png)$/i.test(file.name) : photoTypes.includes(file.type)
  if (!isPhoto) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return file
  try {
    const { pdfOfJpeg } = await import('./jpeg-pdf.ts')
    for (const { side, quality } of tries) {
      const shrunk = await shrink(bitmap, side, quality)
      if (!shrunk || shrunk.jpeg.length + frameBytes >= limits.maxResumeBytes) continue
      const name = `${file.name.replace(/\.[^.]*$/, '')}.pdf`
      return new File([pdfOfJpeg(shrunk.jpeg, shrunk)], name, { type: 'application/pdf' })
    }
    return file
  } finally {
    bitmap.close()
  }
}

async function shrink(bitmap: ImageBitmap, side: number, quality: number) {
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
