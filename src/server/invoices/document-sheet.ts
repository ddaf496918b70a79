import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'

/* The paper of a document: A4, the product's letters and colours, and a few ways to set text. */

/** The colours of the screens' tokens. */
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

/** Anek leaves room for marks above and below Devanagari; lines of Latin stand closer. */
const lineGapShare = -0.18

type Fonts = { readonly regular: Buffer; readonly bold: Buffer }

/** Anek Devanagari holds Latin, Devanagari and the rupee sign, so one face sets every document. */
export function readFonts(): Fonts {
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'fonts', name))
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

/** One page; `finish` gives its bytes, which depend on nothing but what was drawn and `date`. */
export function createSheet(fonts: Fonts, { title, date }: { title: string; date: Date }) {
  const page = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: date },
  })
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', resolve)
    page.on('error', reject)
  })

  return {
    page,

    /** Sets text that wraps in a box, and gives the height below it. */
    write(text: string, { x, y, width }: Box, style: TextStyle = {}): number {
      const { colour = colours.text, align = 'left' } = style
      const lineGap = setFont(style)
      // Figures of one width, so that columns of amounts line up. The text itself goes along for
      // readers that can't tell it from shaped letters.
      page.markContent('Span', { actual: text }).fillColor(colour)
      page.text(text, x, y, { width, align, lineGap, features: ['tnum'] })
      page.endMarkedContent()
      return page.y
    },

    /** The height that `write` would take. */
    heightOf(text: string, width: number, style: TextStyle = {}): number {
      const lineGap = setFont(style)
      return page.heightOfString(text, { width, lineGap, features: ['tnum'] })
    },

    /** The largest size, at most `size`, at which text stands on one line. */
    fittingSize(text: string, width: number, size: number): number {
      page.font('bold', size)
      return Math.min(size, (size * width) / page.widthOfString(text))
    },

    async finish(): Promise<Buffer> {
      page.end()
      await done
      return Buffer.concat(chunks)
    },
  }

  /** Gives the line gap that goes with the size. */
  function setFont({ size = 10, isBold = false }: TextStyle): number {
    page.font(isBold ? 'bold' : 'regular', size)
    return size * lineGapShare
  }
}
