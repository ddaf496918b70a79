import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfBytes, pngBytes } from '#tests/support/fixtures.ts'
import { box, mp4Bytes, webmBytes } from '#tests/support/video-files.ts'
import { videoTypeByBytes } from './video-check.ts'

test.each(['isom', 'iso2', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash'])(
  'MP4 of %s',
  (brand) => {
    expect(videoTypeByBytes(mp4Bytes({ brand }))).toBe('video/mp4')
  },
)

test('accepts boxes with a 64-bit size, or with a size up to the end of the file', () => {
  const [start, data] = [mp4Bytes().subarray(0, -12), Buffer.alloc(4)]
  const long = Buffer.alloc(16)
  long.writeUInt32BE(1)
  long.write('mdat', 4)
  long.writeBigUInt64BE(20n, 8)
  expect(videoTypeByBytes(Buffer.concat([start, long, data]))).toBe('video/mp4')
  const open = Buffer.from('\0\0\0\0mdat')
  expect(videoTypeByBytes(Buffer.concat([start, open, data]))).toBe('video/mp4')
  long.writeBigUInt64BE(0n, 8)
  expect(videoTypeByBytes(Buffer.concat([start, long, data]))).toBeUndefined()
})

test('WebM', () => {
  expect(videoTypeByBytes(webmBytes())).toBe('video/webm')
})

const others: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'a picture': pngBytes(),
  'a resume': pdfBytes(),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a QuickTime film': mp4Bytes({ brand: 'qt  ' }),
  'a HEIC picture': mp4Bytes({ brand: 'heic' }),
  'sound of the M4A kind': mp4Bytes({ brand: 'M4A ' }),
  'an MP4 without pictures': mp4Bytes({ handler: 'soun' }),
  'an MP4 cut short': mp4Bytes().subarray(0, -1),
  'an MP4 with a zip behind it': Buffer.concat([mp4Bytes(), Buffer.from('PK\u0003\u0004....')]),
  'the first box alone': box('ftyp', 'isom', Buffer.alloc(4)),
  'a Matroska film': webmBytes({ docType: 'matroska' }),
  'a WebM header alone': webmBytes().subarray(0, 12),
}
test.each(Object.entries(others))('%s is not a video', (_what, bytes) => {
  expect(videoTypeByBytes(bytes)).toBeUndefined()
})

test('never throws', () => {
  const starts = [Buffer.alloc(0), mp4Bytes(), webmBytes()]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(80),
      fc.uint8Array({ maxLength: 60 }),
      (start, cut, rest) => {
        const type = videoTypeByBytes(Buffer.concat([start.subarray(0, cut), rest]))
        expect([undefined, 'video/mp4', 'video/webm']).toContain(type)
      },
    ),
  )
})
