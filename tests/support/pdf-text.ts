import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  readonly pageCount: number
  readonly title: unknown
  /** What stands on the pages, a line each. */
  readonly lines: readonly string[]
}

/** Reads a PDF as a person would who copies its text. */
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

/** The drawing commands of a PDF whose streams are all compressed, a character a byte. */
export function drawingOf(bytes: Buffer): string {
  const file = bytes.toString('latin1')
  const streams = file.matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n')
}
