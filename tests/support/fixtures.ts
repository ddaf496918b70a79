import { crc32, deflateSync } from 'node:zlib'
import type { TestFile } from './inject.ts'

/** A PNG of one colour. `incompressible` fills it with noise, for files of a certain size. */
export function pngBytes({ width = 16, height = 16, incompressible = false } = {}): Buffer {
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height)
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % row === 0) continue
    pixels[at] = incompressible ? Math.floor(Math.random() * 256) : 120
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a channel, red green blue, no interlace.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A well-formed PDF of empty pages. `extra` is added to its catalogue, for hostile files. */
/** `streamBytes` is the size of a stream, such as a font. */
export function pdfBytes({ pages = 1, extra = '', streamBytes = 0 } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
    ),
  ]
  if (streamBytes > 0) {
    const stream = 'x'.repeat(streamBytes)
    objects.push(`<< /Length ${streamBytes} >>\nstream\n${stream}\nendstream`)
  }
  let text = '%PDF-1.7\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = text.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export const pngFile = (bytes: Buffer = pngBytes()): TestFile => ({
  bytes,
  fileName: 'photo.png',
  mediaType: 'image/png',
})

export const pdfFile = (bytes: Buffer = pdfBytes()): TestFile => ({
  bytes,
  fileName: 'resume.pdf',
  mediaType: 'application/pdf',
})
