import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClamdScanner } from '#server/adapters/antivirus/clamd-scanner.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { sentence } from '#tests/support/sentence.ts'
import { eicar, startClamd } from '#tests/support/clamd.ts'
import type { Behaviour } from '#tests/support/clamd.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfBytes, pdfFile, pngBytes, pngFile } from '#tests/support/fixtures.ts'
import type { TestForm } from '#tests/support/inject.ts'
import { withChunk, withObjects } from '#tests/support/odd-files.ts'
import { saveCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { mp4Bytes, videoFile } from '#tests/support/video-files.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const clamd = closeAfterAll(await startClamd())
beforeEach(() => clamd.behave('scans'))

const infectedPdf = () => withObjects(`9 0 obj (${eicar.toString('latin1')}) endobj`)

/** A film whose pictures are the virus. */
function infectedMp4(): Buffer {
  const film = mp4Bytes({ size: 1000 })
  eicar.copy(film, film.length - eicar.length)
  return film
}

describe('the scanner', () => {
  const { target } = clamd

  test('sends every byte and gives the verdict', async () => {
    const bytes = pngBytes({ width: 300, height: 300, incompressible: true })
    expect(bytes.length).toBeGreaterThan(200_000)
    const scanner = createClamdScanner({ target })
    expect(await scanner.scan(bytes)).toEqual({ isClean: true })
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true)
    const name = 'Eicar-Test-Signature'
    expect(await scanner.scan(eicar)).toEqual({ isClean: false, name })
  })

  const failures: Behaviour[] = ['is silent', 'hangs up', 'talks nonsense', 'has a small limit']
  test.each(failures)('fails where the daemon %s', async (behaviour) => {
    clamd.behave(behaviour)
    const scanner = createClamdScanner({ target, timeoutMs: 300 })
    await expect(scanner.scan(eicar)).rejects.toThrow(/scanner|ECONNRESET|EPIPE/)
  })
})

describe('F7: files with a virus are refused', () => {
  let candidate: TestViewer
  let testApp: TestApp
  beforeAll(async () => {
    const antivirus = { target: clamd.target, whenAway: 'refuse' } as const
    testApp = await createTestApp({ config: { antivirus } })
    candidate = await signIn(testApp, 'candidate')
  })
  afterAll(() => testApp.close())

  const infected: Record<string, TestForm> = {
    resumePdf: { resumePdf: pdfFile(infectedPdf()) },
    profile: {
      resumePdf: pdfFile(),
      profile: pngFile(withChunk(pngBytes(), 'tEXt', Buffer.concat([Buffer.from('a\0'), eicar]))),
    },
    video: { resumePdf: pdfFile(), video: videoFile(infectedMp4()) },
  }
  test.each(Object.entries(infected))('S9-11: as %s', async (field, form) => {
    const before = await fingerprint(testApp)
    const reply = await saveCandidate(candidate, form)
    expect(reply.statusCode).toBe(415)
    const message = sentence('upload.infected')
    expect(reply.json()).toEqual({ code: 'FILE_INFECTED', message, fields: { [field]: message } })
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('a clean one is taken', async () => {
    const sent = pdfBytes({ pages: 2 })
    expect((await saveCandidate(candidate, { resumePdf: pdfFile(sent) })).statusCode).toBe(200)
    expect(clamd.scanned.at(-1)?.equals(sent)).toBe(true)
  })

  test('S9-12: while the scanner is away every file is refused, and nothing is kept', async () => {
    clamd.behave('hangs up')
    const before = await fingerprint(testApp)
    const reply = await saveCandidate(candidate, { resumePdf: pdfFile() })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({
      code: 'SCANNER_AWAY',
      message: sentence('upload.scannerAway'),
    })
    expect(await fingerprint(testApp)).toBe(before)
    clamd.behave('scans')
    expect((await saveCandidate(candidate, { resumePdf: pdfFile() })).statusCode).toBe(200)
  })
})

test('F7: where the settings say so, files are taken while the scanner is away', async () => {
  const antivirus = { target: clamd.target, whenAway: 'accept' } as const
  const testApp = await createTestApp({ config: { antivirus } })
  try {
    const candidate = await signIn(testApp, 'candidate')
    clamd.behave('hangs up')
    const taken = await saveCandidate(candidate, { resumePdf: pdfFile() })
    expect(taken.statusCode).toBe(200)
    clamd.behave('scans')
    const refused = await saveCandidate(candidate, { resumePdf: pdfFile(infectedPdf()) })
    expect(refused.statusCode).toBe(415)
  } finally {
    await testApp.close()
  }
})
