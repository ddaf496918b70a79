import * as fc from 'fast-check'
import sharp from 'sharp'
import { pdfBytes, pngBytes } from './fixtures.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { jpeg, kitPdf, libraryPdf, withChunk } from './odd-files.ts'
import { mp4Bytes, webmBytes } from './video-files.ts'

/*
 * Files that attackers and broken programs send: kinds of attack with random variations, so that no two
 * files are the same.
 */

/** The payload of every hidden attack; a stored file must not contain it. */
export const mark = 'MARK-OF-THE-ATTACK'

export type HostileFile = {
  readonly what: string
  readonly field: 'profile' | 'resumePdf' | 'video'
  readonly bytes: Buffer
  readonly fileName: string
  /** Whether it may be accepted if the stored file has lost the hostile part. */
  readonly mayBeCleaned: boolean
}

type Draft = Omit<HostileFile, 'fileName'>
type Attack = fc.Arbitrary<() => Promise<Draft>>

const fields = fc.constantFrom('profile', 'resumePdf', 'video')
const pictureOrResume = fc.constantFrom('profile', 'resumePdf')

const refused = (what: string, field: HostileFile['field'], bytes: Buffer): Draft => ({
  what,
  field,
  bytes,
  mayBeCleaned: false,
})

const activePdf: Attack = hostilePdfs.map(({ what, make }) => async () => {
  return refused(what, 'resumePdf', await make())
})

/** Content that a browser or a shell would run. */
const scripts = [
  `<!doctype html><script>alert('${mark}')</script>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${mark}')"/>`,
  `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;${mark}</svg>`,
  `<?php system($_GET['${mark}']);`,
  `#!/bin/sh\necho ${mark}`,
  `MZ\u0090\0${mark}`,
  `\u007fELF${mark}`,
  `PK\u0003\u0004${mark}`,
  `GIF89a/*${mark}*/=1;alert(1)`,
  `{"${mark}": 1}`,
  `=cmd|'/c ${mark}'!A1`,
]

const plainScript: Attack = fc
  .tuple(fields, fc.constantFrom(...scripts), fc.string())
  .map(([field, script, rest]) => async () => {
    return refused('a script alone', field, Buffer.from(script + rest, 'latin1'))
  })

const otherPicture: Attack = fc
  .tuple(fields, fc.constantFrom('gif', 'webp', 'tiff', 'avif'), fc.integer({ min: 1, max: 40 }))
  .map(([field, format, size]) => async () => {
    const picture = sharp(pngBytes({ width: size, height: size }))
    return refused(`a picture as ${format}`, field, await picture.toFormat(format).toBuffer())
  })

const wrongField: Attack = fc.nat(3).map((which) => async () => {
  const drafts: readonly Draft[] = [
    refused('a resume as a photo', 'profile', await kitPdf({})),
    refused('a photo as a resume', 'resumePdf', await jpeg()),
    refused('a resume as a film', 'video', pdfBytes()),
    refused('a film as a photo', 'profile', mp4Bytes()),
  ]
  return drafts[which] ?? refused('nothing to see', 'profile', mp4Bytes())
})

const starts = [
  '%PDF-1.7\n',
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff\u00e0',
  '\0\0\0\u0018ftypisom',
]

const noise: Attack = fc
  .tuple(fields, fc.constantFrom('', ...starts), fc.uint8Array({ maxLength: 3000 }))
  .map(([field, start, rest]) => async () => {
    const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest, Buffer.from('!')])
    return refused('noise', field, bytes)
  })

/** A truncated file: at least the last significant bytes are missing. */
const truncated: Attack = fc
  .tuple(fc.nat(4), fc.double({ min: 0.01, max: 0.95, noNaN: true }))
  .map(([which, part]) => async () => {
    const whole: readonly (readonly [HostileFile['field'], Buffer])[] = [
      ['profile', pngBytes({ width: 60, height: 60, incompressible: true })],
      ['profile', await jpeg()],
      ['resumePdf', await kitPdf({})],
      ['resumePdf', await libraryPdf(() => undefined)],
      ['video', mp4Bytes({ size: 4000 })],
    ]
    const [field, bytes] = whole[which] ?? ['video', webmBytes()]
    return refused('cut off', field, bytes.subarray(0, Math.max(1, bytes.length * part)))
  })

const bomb: Attack = fc
  .tuple(fc.integer({ min: 6400, max: 2 ** 31 - 1 }), fc.integer({ min: 6400, max: 2 ** 31 - 1 }))
  .map(([width, height]) => async () => {
    const bytes = pngBytes()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return refused(`a picture of ${width} by ${height}`, 'profile', bytes)
  })

/** A polyglot: a second file before, after or within a valid one. */
const polyglot: Attack = fc
  .tuple(
    pictureOrResume,
    fc.constantFrom('before', 'behind', 'within'),
    fc.constantFrom(...scripts),
  )
  .map(([field, place, script]) => async () => {
    const rider = Buffer.from(script, 'latin1')
    const host = field === 'profile' ? pngBytes() : pdfBytes()
    const within =
      field === 'profile'
        ? withChunk(host, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), rider]))
        : Buffer.from(
            host.toString('latin1').replace('\n', () => `\n%${script.split('\n')[0]}\n`),
            'latin1',
          )
    const bytes = {
      before: Buffer.concat([rider, host]),
      behind: Buffer.concat([host, rider]),
      within,
    }[place]
    // Data after the pixels is dropped. A resume is stored unchanged, comments included, and is
    // only served as a download with a fixed type.
    const mayBeCleaned = place === 'within' || (field === 'profile' && place === 'behind')
    return { what: `a rider ${place} a ${field}`, field, bytes, mayBeCleaned }
  })

/** A valid file with some bytes changed. */
const flipped: Attack = fc
  .tuple(
    fc.nat(5),
    fc.array(fc.tuple(fc.double({ min: 0, max: 0.9999, noNaN: true }), fc.nat(255)), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(([which, changes]) => async () => {
    const honest: readonly (readonly [HostileFile['field'], Buffer])[] = [
      ['profile', pngBytes({ width: 40, height: 40, incompressible: true })],
      ['profile', await jpeg()],
      ['resumePdf', await kitPdf({})],
      ['resumePdf', await libraryPdf(() => undefined)],
      ['video', mp4Bytes()],
      ['video', webmBytes()],
    ]
    const [field, whole] = honest[which] ?? ['resumePdf', pdfBytes()]
    const bytes = Buffer.from(whole)
    for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value
    return { what: 'changed bytes', field, bytes, mayBeCleaned: true }
  })

const longName = 'a'.repeat(300)
const fileNames = fc.oneof(
  fc.constantFrom(
    'photo.png',
    'resume.pdf',
    'me.mp4',
    '../../../../etc/passwd',
    String.raw`..\..\windows\win.ini`,
    '..%2f..%2fevil.pdf',
    'a\0.pdf',
    `${longName}.png`,
    'CON',
    'photo\u202efdp.exe',
    'x"; filename="y.html',
    'index.html',
    '.htaccess',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)

const attacks = fc.oneof(
  { arbitrary: activePdf, weight: 4 },
  { arbitrary: plainScript, weight: 1 },
  { arbitrary: otherPicture, weight: 1 },
  { arbitrary: wrongField, weight: 1 },
  { arbitrary: noise, weight: 1 },
  { arbitrary: truncated, weight: 2 },
  { arbitrary: bomb, weight: 1 },
  { arbitrary: polyglot, weight: 2 },
  { arbitrary: flipped, weight: 3 },
)

export const hostileFiles: fc.Arbitrary<() => Promise<HostileFile>> = fc
  .tuple(attacks, fileNames)
  .map(([make, fileName]) => async () => ({ ...(await make()), fileName: fileName.toWellFormed() }))
