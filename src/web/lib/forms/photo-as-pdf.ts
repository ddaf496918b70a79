import { limits } from '#contract/limits.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The frame of the PDF around the picture. */
const frameBytes = 4_096

/** The photo of a paper, made smaller, as a PDF; every other file as it is, and a picture that the device can't read too. */
export async function photoAsPdf(file: File): Promise<File> {
  const shrunk = await shrinkPhoto(file, limits.maxResumeBytes - frameBytes)
  if (!shrunk) return file
  const { pdfOfJpeg } = await import('./jpeg-pdf.ts')
  const name = `${file.name.replace(/\.[^.]*$/, '')}.pdf`
  return new File([pdfOfJpeg(shrunk.jpeg, shrunk)], name, { type: 'application/pdf' })
}
