import type { TestFile } from './inject.ts'

/** An ISO base media box. */
export function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The boxes of an MP4 film; `size` pads its data. */
export function mp4Bytes({ brand = 'isom', handler = 'vide', size = 0 } = {}): Buffer {
  const start = Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4), 'isommp42'),
    box('moov', box('trak', box('mdia', box('hdlr', Buffer.alloc(8), handler)))),
  ])
  return Buffer.concat([start, box('mdat', Buffer.alloc(Math.max(4, size - start.length - 8)))])
}

/** An EBML header and a segment of unknown size, as browsers record. */
export function webmBytes({ docType = 'webm' } = {}): Buffer {
  const type = Buffer.concat([
    Buffer.from([0x42, 0x82, 0x80 + docType.length]),
    Buffer.from(docType),
  ])
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length]),
    type,
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x16, 0x54, 0xae, 0x6b, 0x80]),
  ])
}

export const videoFile = (bytes: Buffer = mp4Bytes(), fileName = 'me.mp4'): TestFile => ({
  bytes,
  fileName,
})
