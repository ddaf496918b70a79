import type { Translator } from '#contract/i18n/translator.ts'
import type { DrawPoster } from '#server/features/employer-jobs/poster-drawing.ts'
import type { CleanImages } from '#server/features/files/image-check.ts'
import type { SmallImages } from '#server/features/files/small-images.ts'
import type { DrawDocument } from '#server/features/invoices/document-pdf.ts'
import type { DrawResume } from '#server/features/resumes/resume-pdf.ts'
import type { DrawPicture } from '#server/features/site/picture-drawing.ts'
import { lazy } from '#server/lib/lazy.ts'

/* Typefaces and image decoders take much memory and are needed now and then, so they load at first use. */

export const createDocumentDrawings = (english: Translator): DrawDocument =>
  lazy(async () => {
    const { createDocumentDrawing } = await import('#server/features/invoices/document-pdf.ts')
    return createDocumentDrawing(english)
  })

export const createResumeDrawings = (siteUrl: string): DrawResume =>
  lazy(async () => {
    const { createResumeDrawing } = await import('#server/features/resumes/resume-pdf.ts')
    return createResumeDrawing(siteUrl)
  })

export const createPosterDrawings = (productName: string): DrawPoster =>
  lazy(async () => {
    const { createPosterDrawing } = await import('#server/features/employer-jobs/poster-drawing.ts')
    return createPosterDrawing(productName)
  })

export const createPictureDrawings = (productName: string): DrawPicture =>
  lazy(async () => {
    const { createPictureDrawing } = await import('#server/features/site/picture-drawing.ts')
    return createPictureDrawing(productName)
  })

export function createImageWork(): {
  readonly cleanImage: CleanImages
  readonly smallImages: SmallImages
} {
  return {
    cleanImage: lazy(async () => {
      const { createImageCleaner } = await import('#server/features/files/image-check.ts')
      return createImageCleaner()
    }),
    smallImages: lazy(async () => {
      const { createSmallImages } = await import('#server/features/files/small-images.ts')
      return createSmallImages()
    }),
  }
}
