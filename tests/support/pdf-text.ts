import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

export type ReadPdf = {
  readonly pageCount: number
  readonly title: unknown
  /** The lines of text of the pages. */
  readonly lines: readonly string[]
}

/** Extracts the text of a PDF. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false })
  const pdf = await loading.promise
  const { info } = await pdf.getMetadata()
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [item.str] : [],
    )
    lines.push(...texts)
  }
  const read = {
    pageCount: pdf.numPages,
    title: 'Title' in info ? info.Title : undefined,
    lines,
  }
  await loading.destroy()
  return read
}

export type PlacedText = {
  readonly text: string
  /** In points from the lower left corner; `y` is the base line. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** Extracts the text of a PDF's first page with its places. */
export async function readPlacedTexts(bytes: Buffer): Promise<PlacedText[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false })
  const pdf = await loading.promise
  const { items } = await (await pdf.getPage(1)).getTextContent({ disableNormalization: true })
  await loading.destroy()
  const corner = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y] = corner.parse(item.transform)
    return [{ text: item.str, x, y, width: item.width, size: item.height }]
  })
}

/** The drawing commands of a PDF whose streams are all compressed, as Latin-1. */
export function drawingOf(bytes: Buffer): string {
  const file = bytes.toString('latin1')
  const streams = file.matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n')
}

const unescaped: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

/** The texts that a PDF holds for screen readers and for copying, one for each `write`. */
export function actualTextsOf(bytes: Buffer): string[] {
  const strings = drawingOf(bytes).matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)
  return Array.from(strings, ([, escaped = '']) => {
    const text = escaped.replaceAll(/\\([^])/g, (_, sign: string) => unescaped[sign] ?? sign)
    const isUtf16 = text.startsWith('\u00FE\u00FF')
    return isUtf16 ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text
  })
}
