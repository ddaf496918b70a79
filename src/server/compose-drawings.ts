import type { CleanImages } from './files/image-check.ts'
import type { SmallImages } from './files/small-images.ts'
import type { DrawDocument } from './invoices/document-pdf.ts'
import { whenNeeded } from './lib/when-needed.ts'
import type { DrawPicture } from './site/picture-drawing.ts'

/* Typefaces, their shaper and what decodes images are a good part of what the process would hold, and are wanted now and then. */

export function createDrawings(productName: string): {
  readonly drawDocument: DrawDocument
  readonly drawPicture: DrawPicture
} {
  return {
    drawDocument: whenNeeded(async () => {
      const { createDocumentDrawing } = await import('./invoices/document-pdf.ts')
      return createDocumentDrawing()
    }),
    drawPicture: whenNeeded(async () => {
      const { createPictureDrawing } = await import('./site/picture-drawing.ts')
      return createPictureDrawing(productName)
    }),
  }
}

export function createImageWork(): {
  readonly cleanImage: CleanImages
  readonly smallImages: SmallImages
} {
  return {
    cleanImage: whenNeeded(async () => {
      const { createImageCleaner } = await import('./files/image-check.ts')
      return createImageCleaner()
    }),
    smallImages: whenNeeded(async () => {
      const { createSmallImages } = await import('./files/small-images.ts')
      return createSmallImages()
    }),
  }
}
