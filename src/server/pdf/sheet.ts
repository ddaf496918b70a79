import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { intlTag } from '#contract/i18n/locales.ts'
import { createCache } from '#server/cache/lru.ts'
import type { Cache } from '#server/cache/lru.ts'
import type { Wording } from './wording.ts'
import { breakLines } from './line-breaking.ts'
import type { Measure } from './line-breaking.ts'

/* The A4 page of a document: the product's fonts and colours, and functions to set text. */

/** The colours of the design tokens. */
export const colours = {
  brand: '#063a3f',
  brandSoft: '#eff7f6',
  onBrand: '#ffffff',
  onBrandSoft: '#b5dad8',
  festive: '#ffb21c',
  festiveSoft: '#fff1cf',
  text: '#0b2326',
  softText: '#455b5d',
  line: '#bdcbc9',
} as const

export const sheet = { width: 595.28, height: 841.89, margin: 44 } as const
export const contentWidth = sheet.width - 2 * sheet.margin

/** Line height by font size: enough for the marks above and below Devanagari. */
const lineHeight = 1.53

/** The width of a text at size 1; undefined where the shaper fails. */
type UnitWidth = { readonly width: number | undefined }
type Font = {
  readonly bytes: Buffer
  /** Shaping is slow, each text is measured for several sizes, and documents share most of their words. */
  readonly widths: Cache<UnitWidth>
}
type Fonts = { readonly regular: Font; readonly bold: Font }

const maxCachedWidths = 5_000

/** Anek Devanagari has Latin, Devanagari and the rupee sign, so one font is enough for all documents. */
export function readFonts(): Fonts {
  const read = (name: string): Font => ({
    bytes: readFileSync(join(import.meta.dirname, 'fonts', name)),
    widths: createCache({ maxSize: maxCachedWidths }),
  })
  return { regular: read('AnekDevanagari-Regular.ttf'), bold: read('AnekDevanagari-Bold.ttf') }
}

export type Sheet = ReturnType<typeof createSheet>

export type TextStyle = {
  readonly size?: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

type Box = { readonly x: number; readonly y: number; readonly width: number }

/** Creates a page. `finish` returns its bytes, which depend only on what was drawn and on `date`. */
export function createSheet(
  fonts: Fonts,
  { title, date, wording }: { title: string; date: Date; wording: Wording },
) {
  const page = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: intlTag(wording.t.locale),
    displayTitle: true,
    info: { Title: title, CreationDate: date },
  })
  page.registerFont('regular', fonts.regular.bytes).registerFont('bold', fonts.bold.bytes)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', resolve)
    page.on('error', reject)
  })

  return {
    page,
    ...wording,

    /** Sets wrapped text in a box, and returns the y position below. */
    write(text: string, { x, y, width }: Box, style: TextStyle = {}): number {
      const { size = 10, isBold = false, colour = colours.text, align = 'left' } = style
      const measure = measurer(style)
      const lines = breakLines(text, width, measure)
      const indents = lines.map((line) => (align === 'right' ? width - (measure(line) ?? 0) : 0))
      page.font(isBold ? 'bold' : 'regular', size).fillColor(colour)
      // The actual text is embedded, because it cannot be extracted from shaped glyphs.
      page.markContent('Span', { actual: text })
      for (const [index, line] of lines.entries()) {
        const top = y + index * size * lineHeight
        const options = { lineBreak: false, features: tabularFigures() }
        page.text(line, x + (indents[index] ?? 0), top, options)
      }
      page.endMarkedContent()
      return y + lines.length * size * lineHeight
    },

    /** The height of the text that `write` would set. */
    heightOf(text: string, width: number, style: TextStyle = {}): number {
      const { size = 10 } = style
      return breakLines(text, width, measurer(style)).length * size * lineHeight
    },

    /** The width of a text that is set on one line. */
    widthOf(text: string, style: TextStyle = {}): number {
      return measurer(style)(text) ?? 0
    },

    /** The largest font size up to `size` at which the text fits on one line. */
    fittingSize(text: string, width: number, size: number): number {
      const needed = measurer({ size, isBold: true })(text) ?? width
      return needed <= width ? size : (size * (width - 1)) / needed
    },

    async finish(): Promise<Buffer> {
      page.end()
      await done
      return Buffer.concat(chunks)
    },
  }

  function measurer({ size = 10, isBold = false }: TextStyle): Measure {
    const { widths } = fonts[isBold ? 'bold' : 'regular']
    return (text) => {
      const measured = widths.get(text) ?? { width: widthAtUnitSize(text, isBold) }
      widths.set(text, measured)
      return measured.width === undefined ? undefined : measured.width * size
    }
  }

  function widthAtUnitSize(text: string, isBold: boolean): number | undefined {
    try {
      page.font(isBold ? 'bold' : 'regular', 1)
      return page.widthOfString(text, { features: tabularFigures() })
    } catch {
      // The library's shaper throws for some invalid sequences and rare joiners.
      return undefined
    }
  }
}

/** Digits of equal width, so that columns of amounts align. */
const tabularFigures = (): PDFKit.Mixins.OpenTypeFeatures[] => ['tnum']
