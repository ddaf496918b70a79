import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { sentence } from '#tests/support/sentence.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfBytes, pdfFile, pngBytes, pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestFile, TestReply } from '#tests/support/inject.ts'
import {
  crowdedPdf,
  endlessTable,
  jpeg,
  kitPdf,
  libraryPdf,
  paddedPdf,
  paddedPng,
  withChunk,
  withObjects,
} from '#tests/support/odd-files.ts'
import { createCandidate, saveCandidate, saveEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let candidate: TestViewer
const testApp = closeAfterAll(await createTestApp({ clock: createTestClock() }))
beforeEach(async () => {
  candidate = await signIn(testApp, 'candidate')
})

const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(testApp.dataDir), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const open = (url: string): Promise<TestReply> => callApi(testApp, 'GET', url)

const named = (bytes: Buffer, fileName: string): TestFile => ({ bytes, fileName })

type Refusal = { status: number; code: string; message: string }

/** Sends a file, which must change nothing at all, and gives the refusal. */
async function sendRefused(field: 'profile' | 'resumePdf', file: TestFile): Promise<Refusal> {
  const before = [await fingerprint(testApp), await storedFiles()]
  const reply = await saveCandidate(candidate, { resumePdf: pdfFile(), [field]: file })
  const { code, message, fields } = reply.json()
  expect(fields).toEqual({ [field]: message })
  expect([await fingerprint(testApp), await storedFiles()]).toEqual(before)
  return { status: reply.statusCode, code, message }
}

const notAnImage = {
  status: 415,
  code: 'NOT_AN_IMAGE',
  message: sentence('upload.notAnImage'),
}
const notAPdf = { status: 415, code: 'NOT_A_PDF', message: sentence('upload.notAPdf') }

describe('F1: images are checked by their bytes', () => {
  const hostile: Record<string, () => Buffer | Promise<Buffer>> = {
    'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a GIF': () => sharp(pngBytes()).gif().toBuffer(),
    'a WebP': () => sharp(pngBytes()).webp().toBuffer(),
    'a zip': () => Buffer.from('PK\u0003\u0004zip'),
    'a PDF': () => pdfBytes(),
    'a PNG cut short': () => pngBytes({ incompressible: true }).subarray(0, 500),
    'a JPEG cut short': async () => (await jpeg()).subarray(0, -200),
    'the first bytes of a PNG': () => pngBytes().subarray(0, 8),
    'a PNG with a page in its comment': () =>
      withChunk(pngBytes(), 'tEXt', Buffer.from('Comment\0<html><script>alert(1)</script>')),
    'a JPEG with a script behind it': async () =>
      Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
    'an animated PNG': () => withChunk(pngBytes(), 'acTL', Buffer.alloc(8)),
  }
  for (const [what, bytes] of Object.entries(hostile)) {
    test(`S5-12: ${what} is refused whatever it is called`, async () => {
      expect(await sendRefused('profile', pngFile(await bytes()))).toEqual(notAnImage)
    })
  }

  test('a valid image is accepted whatever its name', async () => {
    const reply = await saveCandidate(candidate, {
      resumePdf: pdfFile(),
      profile: named(pngBytes(), 'photo.exe'),
    })
    expect(reply.statusCode).toBe(200)
  })

  test('S5-14: images are re-encoded: no metadata, no extra bytes, at most 512 pixels a side, upright', async () => {
    const photo = await sharp(pngBytes({ width: 900, height: 600, incompressible: true }))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const sent = Buffer.concat([photo, Buffer.from('PK\u0005\u0006 a zip rides along')])
    const saved = await saveCandidate(candidate, {
      resumePdf: pdfFile(),
      profile: named(sent, 'photo.jpg'),
    })
    const reply = await callApi(testApp, 'GET', saved.json().profileUrl)
    expect(reply.headers['content-type']).toBe('image/jpeg')
    const kept = await sharp(reply.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 341, height: 512 })
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
    expect(reply.rawPayload.includes('rides along')).toBe(false)
  })
})

describe('F4: sizes', () => {
  test('S5-13: an image of 1,048,575 bytes is accepted, of 1,048,576 refused', async () => {
    const largest = pngFile(paddedPng(limits.maxImageBytes - 1))
    expect(largest.bytes).toHaveLength(1_048_575)
    const taken = await saveCandidate(candidate, { resumePdf: pdfFile(), profile: largest })
    expect(taken.statusCode).toBe(200)
    expect(await sendRefused('profile', pngFile(paddedPng(limits.maxImageBytes)))).toEqual({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
      message: sentence('upload.imageTooLarge'),
    })
  })

  test('S5-16: a resume of 1,048,575 bytes is accepted, of 1,048,576 refused', async () => {
    const largest = pdfFile(paddedPdf(limits.maxResumeBytes - 1))
    expect(largest.bytes).toHaveLength(1_048_575)
    expect((await saveCandidate(candidate, { resumePdf: largest })).statusCode).toBe(200)
    expect(await sendRefused('resumePdf', pdfFile(paddedPdf(limits.maxResumeBytes)))).toEqual({
      status: 413,
      code: 'RESUME_TOO_LARGE',
      message: sentence('upload.resumeTooLarge'),
    })
  })

  test('S10-5: a PNG of 30,000 by 30,000 is refused at once', async () => {
    const bomb = pngBytes()
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    const memory = process.memoryUsage().rss
    expect(await sendRefused('profile', pngFile(bomb))).toEqual(notAnImage)
    // Its pixels are never decoded, which would take gigabytes.
    expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000)
  })
})

describe('F1: resumes are checked by their bytes', () => {
  const hostile: Record<string, () => Buffer | Promise<Buffer>> = {
    'a picture': () => pngBytes(),
    'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a text': () => Buffer.from('%PDF-1.7 says this text'),
    'a PDF cut short': () => pdfBytes().subarray(0, -80),
    'a PDF with a page before it': () => Buffer.concat([Buffer.from('<html>'), pdfBytes()]),
    'a PDF with a zip behind it': () =>
      Buffer.concat([
        pdfBytes(),
        Buffer.from('PK\u0005\u0006'),
        Buffer.alloc(18),
        Buffer.from('%%EOF'),
      ]),
    'a PDF with a page behind it': () => Buffer.concat([pdfBytes(), Buffer.from('<html>')]),
    'no pages': () => pdfBytes({ pages: 0 }),
    '21 pages': () => pdfBytes({ pages: limits.maxResumePages + 1 }),
    'encrypted for reading': () => kitPdf({ userPassword: 'secret' }),
    'encrypted for changing': () => kitPdf({ ownerPassword: 'secret' }),
    'JavaScript on opening': () => pdfBytes({ extra: '/OpenAction << /S /JavaScript /JS (a) >>' }),
    'JavaScript in disguise': () =>
      pdfBytes({ extra: '/OpenAction << /S /J#61vaScript /#4aS (a) >>' }),
    'JavaScript within an object stream': () =>
      libraryPdf((document) => document.addJavaScript('main', 'app.alert(1)')),
    'JavaScript that a later revision hides': () =>
      withObjects('9 0 obj << /S /JavaScript /JS (a) >> endobj\n9 0 obj << >> endobj'),
    'JavaScript inside a stream': () =>
      withObjects(
        '9 0 obj << /Length 46 >> stream\n8 0 obj << /S /JavaScript /JS (a) >> endobj      \nendstream endobj',
      ),
    'JavaScript behind a broken object': () =>
      withObjects('9 0 obj << /S /JavaScript /JS (a) /A > >> endobj\n9 0 obj << >> endobj'),
    'a program to start': () =>
      libraryPdf((document) => {
        const action = document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') })
        document.catalog.set(PDFName.of('OpenAction'), action)
      }),
    'a file within': () =>
      libraryPdf((document) => document.attach(Buffer.from('MZ'), 'setup.exe')),
    'rich media': () => withObjects('9 0 obj << /Type /Annot /Subtype /RichMedia >> endobj'),
    'an XFA form': () => pdfBytes({ extra: '/AcroForm << /XFA [] >>' }),
    'an object stream that unpacks to 200 MB': () => {
      const packed = deflateSync(Buffer.alloc(200_000_000))
      const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`
      return withObjects(`9 0 obj ${dict} stream\n${packed.toString('latin1')}\nendstream endobj`)
    },
    'two million objects in a stream of eight kilobytes': () => crowdedPdf(2_000_000),
    'objects that lie upon each other': () => crowdedPdf(2),
    'an address to visit on opening': () =>
      pdfBytes({ extra: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
    'an address to visit on opening, as an object of its own': () =>
      withObjects(
        '9 0 obj << /S /URI /URI (https://evil.example) >> endobj\n8 0 obj << /OpenAction 9 0 R >> endobj',
      ),
    'an address to visit on opening, which a later revision hides': () =>
      withObjects(
        '8 0 obj << /OpenAction 9 0 R >> endobj\n9 0 obj << /S /URI >> endobj\n9 0 obj [3 0 R /Fit] endobj',
      ),
    'an opening that goes on': () =>
      pdfBytes({
        extra: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (a) >> >>',
      }),
    'an address to visit on turning a page': () =>
      withObjects(
        '9 0 obj << /Type /Page /AA << /O << /S /URI /URI (https://evil.example) >> >> >> endobj',
      ),
    'an article of another file': () =>
      withObjects('9 0 obj << /A << /S /Thread /F (https://evil.example/a.pdf) /D 0 >> >> endobj'),
    'a stream whose content lies elsewhere': () =>
      withObjects(
        '9 0 obj << /F << /FS /URL /F (https://evil.example/a) >> /Length 0 >> stream\n\nendstream endobj',
      ),
    'a table of a thousand million objects': endlessTable,
    'arrays in arrays without end': () => withObjects(`9 0 obj ${'['.repeat(5000)}`),
  }
  for (const [what, bytes] of Object.entries(hostile)) {
    test(`S5-15: ${what}: refused`, async () => {
      expect(await sendRefused('resumePdf', pdfFile(await bytes()))).toEqual(notAPdf)
    })
  }

  const honest: Record<string, () => Buffer | Promise<Buffer>> = {
    '20 pages': () => pdfBytes({ pages: limits.maxResumePages }),
    'words on a page that name what is refused': () => kitPdf({}),
    'object streams': () => libraryPdf(() => undefined),
    'an opening at a page': () => pdfBytes({ extra: '/OpenAction [3 0 R /FitH null]' }),
    'an opening at a page, by an action of its own': () =>
      withObjects(
        '9 0 obj << /S /GoTo /D [3 0 R /Fit] >> endobj\n8 0 obj << /OpenAction 9 0 R >> endobj',
      ),
    'a link to a web page': () =>
      withObjects(
        '9 0 obj << /Subtype /Link /A << /S /URI /URI (https://example.com) >> >> endobj',
      ),
  }
  for (const [what, bytes] of Object.entries(honest)) {
    test(`${what}: taken, and served as it was sent`, async () => {
      const sent = await bytes()
      const saved = await saveCandidate(candidate, { resumePdf: pdfFile(sent) })
      expect(saved.statusCode).toBe(200)
      const reply = await callApi(testApp, 'GET', saved.json().resumePdfUrl)
      expect(reply.rawPayload.equals(sent)).toBe(true)
    })
  }

  test('a file made to hang does not block other requests', async () => {
    const order: string[] = []
    const save = saveCandidate(candidate, { resumePdf: pdfFile(endlessTable()) })
    const saved = save.then(({ statusCode }) => order.push(`saved ${statusCode}`))
    for (let round = 0; round < byEffort(3, 20); round += 1) {
      await callApi(testApp, 'GET', '/healthz')
      order.push('answered')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await saved
    expect(order.at(-1)).toBe('saved 415')
  })
})

describe('F2: how files are served', () => {
  test('S11-17: a resume is a download with a generated name', async () => {
    const saved = await saveCandidate(candidate, {
      name: 'आशा "Rao"; é',
      resumePdf: { ...pdfFile(), fileName: 'x"; filename=evil.html' },
    })
    const reply = await callApi(testApp, 'GET', saved.json().resumePdfUrl)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Rao-e-resume.pdf"; filename*=UTF-8''${encodeURIComponent('आशा-Rao-é-resume.pdf')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('an employer image is public and immutable', async () => {
    const employer = await signIn(testApp, 'employer')
    const saved = await saveEmployer(employer, { profile: pngFile() })
    const { profileUrl } = saved.json()
    expect(profileUrl).toMatch(/^\/media\/[\da-f-]{36}$/)
    const reply = await callApi(testApp, 'GET', profileUrl)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await callApi(testApp, 'GET', profileUrl, {
      headers: { 'if-none-match': String(reply.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('F5: names are never paths', () => {
  const names = [
    '../../../etc/passwd.pdf',
    String.raw`..\..\evil.pdf`,
    '..%2f..%2fevil.pdf',
    'nul\0name.pdf',
    `${'long'.repeat(75)}.pdf`,
    'CON',
    'right‮fdp.exe',
  ]
  for (const fileName of names) {
    test(`a resume called ${JSON.stringify(fileName.slice(0, 30))}`, async () => {
      const before = await storedFiles()
      const reply = await saveCandidate(candidate, { resumePdf: named(pdfBytes(), fileName) })
      expect(reply.statusCode).toBe(200)
      const added = (await storedFiles()).filter((path) => !before.includes(path))
      expect(added).toHaveLength(1)
      expect(added[0]).toMatch(/files[/\\][\da-f]{2}[/\\][\da-f-]{36}$/)
      const profile = await candidate.call('POST', '/api/updateprofiledata', { json: {} })
      const { resumeName } = profile.json()
      expect(resumeName).toMatch(/^[^/\\\p{C}]{1,84}\.pdf$/u)
    })
  }
})

describe('F6: private links', () => {
  let link: string
  let missing: TestReply
  beforeEach(async () => {
    const saved = await saveCandidate(candidate)
    link = saved.json().resumePdfUrl
    missing = await open('/files/00000000-0000-4000-8000-000000000000?expires=1&signature=x')
  })

  /** Answers that differ in nothing from those for a file that never was. */
  const looksMissing = async (url: string): Promise<boolean> => {
    const reply = await open(url)
    const head = await callApi(testApp, 'HEAD', url)
    return (
      reply.statusCode === 404 &&
      reply.body === missing.body &&
      reply.headers['cache-control'] === missing.headers['cache-control'] &&
      head.statusCode === 404
    )
  }

  test('S6-17: a link is valid for five minutes', async () => {
    testApp.clock.advance({ minutes: 4, seconds: 50 })
    expect((await open(link)).statusCode).toBe(200)
    testApp.clock.advance({ seconds: 11 })
    expect(await looksMissing(link)).toBe(true)
  })

  test('S6-18: no other link opens it', async () => {
    const [path = '', query = ''] = link.split('?')
    const params = new URLSearchParams(query)
    const signature = String(params.get('signature'))
    const expires = Number(params.get('expires'))
    const other = await createCandidate(testApp)
    const profile = await other.call('POST', '/api/updateprofiledata', { json: {} })
    const [otherPath = ''] = String(profile.json().resumePdfUrl).split('?')
    const wrong = [
      path,
      `${path}?expires=${expires}`,
      `${path}?expires=${expires + 1}&signature=${signature}`,
      `${path}?expires=${expires}.0&signature=${signature}`,
      `${path}?expires=${expires}&signature=${signature.slice(0, -2)}${signature.endsWith('AA') ? 'QQ' : 'AA'}`,
      `${path}?expires=${expires}&signature=`,
      `${path}?expires=${expires}&expires=${expires}&signature=${signature}`,
      `${otherPath}?${query}`,
      `/files/..%2f..%2fetc%2fpasswd?${query}`,
      path.replace('/files/', '/media/'),
      '/media/not-an-id',
    ]
    for (const url of wrong) expect([url, await looksMissing(url)]).toEqual([url, true])
  })

  test('S6-19: a photo is private too, and shown inline', async () => {
    const saved = await saveCandidate(candidate, { profile: pngFile() })
    const { profileUrl } = saved.json()
    const reply = await open(profileUrl)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toBe('inline')
    expect(await looksMissing(profileUrl.replace('/files/', '/media/').split('?')[0])).toBe(true)
  })
})
