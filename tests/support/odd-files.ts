import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import sharp from 'sharp'
import { pdfBytes, pngBytes } from './fixtures.ts'

/* Files as attackers and unusual programs create them. */

export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The checksum is empty: decoders skip it for chunks that they don't need.
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

/** The file with more objects before its table; readers still find the table. */
export function withObjects(objects: string): Buffer {
  const text = pdfBytes().toString('latin1')
  return Buffer.from(
    text.replace('\nxref\n', () => `\n${objects}\nxref\n`),
    'latin1',
  )
}

/** A small file with an object stream that says it holds so many objects, all of them at the same place. */
export function crowdedPdf(count: number): Buffer {
  const head = '1 0 '.repeat(count)
  const packed = deflateSync(`${head}<< >>`)
  const dict = `<< /Type /ObjStm /N ${count} /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>`
  return withObjects(`9 0 obj ${dict} stream\n${packed.toString('latin1')}\nendstream endobj`)
}

/** Exhausts the memory of a naive reader. */
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
