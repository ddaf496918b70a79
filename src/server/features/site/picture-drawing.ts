import sharp from 'sharp'
import { colours, readFonts } from '#server/pdf/sheet.ts'
import { createTypeface } from './picture-text.ts'

/** The text of a link's preview picture. */
export type PictureWords = {
  readonly title: string
  readonly company: string
  readonly place: string
  readonly salary: string
  readonly promise: string
}

export type DrawPicture = (words: PictureWords) => Promise<Buffer>

const size = { width: 1200, height: 630 }
const margin = 72
const width = size.width - 2 * margin
const footHeight = 124
const titleLine = 88

/** The product's logo, in a square of 48. */
const mark =
  '<path d="M11 3h26a8 8 0 0 1 8 8v7a6 6 0 0 0 0 12v7a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8v-7a6 6 0 0 0 0-12v-7a8 8 0 0 1 8-8z" fill="#0a5c60"/><path d="M14 25.5l7.2 7.2L35 16" fill="none" stroke="#ffb21c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'

/** Draws with the product's font and colours. Drawing is deterministic. */
export function createPictureDrawing(productName: string): DrawPicture {
  const fonts = readFonts()
  const bold = createTypeface(fonts.bold.bytes)
  const regular = createTypeface(fonts.regular.bytes)

  return async ({ title, company, place, salary, promise }) => {
    const titleLines = bold.linesOf(title, { width, size: 68, maxLines: 3 })
    const nameLine = bold.linesOf(productName, { width: width - 88, size: 40, maxLines: 1 })
    const parts = [
      `<rect width="${size.width}" height="${size.height}" fill="${colours.brand}"/>`,
      `<g transform="translate(${margin} 48) scale(1.4)">${mark}</g>`,
      ...nameLine.map((line) =>
        bold.draw(line, { x: margin + 88, y: 96, size: 40, colour: colours.onBrand }),
      ),
      ...titleLines.map((line, index) =>
        bold.draw(line, {
          x: margin,
          y: 208 + index * titleLine,
          size: 68,
          colour: colours.onBrand,
        }),
      ),
    ]
    const below = 208 + titleLines.length * titleLine - 20
    const small = [company, place].filter((text) => text !== '')
    // A title of three lines leaves space for one more line.
    for (const [index, text] of small.slice(0, titleLines.length > 2 ? 1 : 2).entries()) {
      const [line = ''] = regular.linesOf(text, { width, size: 38, maxLines: 1 })
      const y = below + index * 54
      parts.push(regular.draw(line, { x: margin, y, size: 38, colour: colours.onBrandSoft }))
    }
    parts.push(drawFoot(salary, promise))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${parts.join('')}</svg>`
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  }

  /** The salary on the left, and what applies to every job on the right. */
  function drawFoot(salary: string, promise: string): string {
    const top = size.height - footHeight
    const y = top + 76
    const promised = regular.widthOf(promise, 32) ?? 0
    const [line = ''] = bold.linesOf(salary, {
      width: width - promised - 40,
      size: 48,
      maxLines: 1,
    })
    return [
      `<rect y="${top}" width="${size.width}" height="${footHeight}" fill="${colours.festive}"/>`,
      bold.draw(line, { x: margin, y, size: 48, colour: colours.text }),
      regular.draw(promise, {
        x: size.width - margin - promised,
        y,
        size: 32,
        colour: colours.text,
      }),
    ].join('')
  }
}
