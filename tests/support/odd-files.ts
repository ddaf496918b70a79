import { PDFDocument } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import sharp from 'sharp'
import { pdfBytes, pngBytes } from './fixtures.ts'

/* Files as attackers and odd programs make them. */

export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // Decoders skip the checksum of a chunk that they don't need; it is left empty.
  const chunk = Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

export const jpeg = (): Promise<Buffer> =>
  sharp(pngBytes({ width: 64, height: 64, incompressible: true }))
    .jpeg()
    .toBuffer()

export function paddedPng(size: number): Buffer {
  const png = pngBytes()
  return withChunk(png, 'tEXt', Buffer.alloc(size - png.length - 12, 'x'))
}

/** The file with more objects before its table; readers find their way all the same. */
export function withObjects(objects: string): Buffer {
  const text = pdfBytes().toString('latin1')
  return Buffer.from(
    text.replace('\nxref\n', () => `\n${objects}\nxref\n`),
    'latin1',
  )
}

/** Empties the memory of who reads it all. */
export const endlessTable = (): Buffer =>
  withObjects(
    '9 0 obj << /Type /XRef /Size 9 /Index [0 1000000000] /W [0 0 0] /Length 0 >> stream\n\nendstream endobj',
  )

export function paddedPdf(size: number): Buffer {
  const text = pdfBytes().toString('latin1')
  return Buffer.from(
    text.replace('\nxref\n', () => `\n%${'x'.repeat(size - text.length - 2)}\nxref\n`),
    'latin1',
  )
}

export function kitPdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFKit({ ...options, info: { Title: 'a /JavaScript (developer)' } })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.text('HTML/JavaScript, /JS and /Launch of products')
    document.end()
  })
}

export async function libraryPdf(change: (document: PDFDocument) => unknown): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  await change(document)
  return Buffer.from(await document.save())
}
