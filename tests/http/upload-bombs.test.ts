import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { pdfFile, pngBytes, pngChunk, pngFile } from '#tests/support/fixtures.ts'
import { withChunk } from '#tests/support/odd-files.ts'
import { createCandidate, saveCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())
const candidate = await createCandidate(testApp)

/** A whole, well-formed PNG of so many black pixels. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  return Buffer.concat([
    pngBytes().subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** What the process may grow by while it says no. */
const mostGrownBytes = 100_000_000

describe('F4: what would grow beyond measure is refused before it does', () => {
  const bombs: Record<string, () => Buffer | Promise<Buffer>> = {
    'a PNG of 30,000 by 30,000': () => blackPng(30_000),
    'the same, called an interlaced one': () => {
      const png = blackPng(20_000)
      png.writeUInt8(1, 28)
      return png
    },
    'a JPEG that says it is 65,000 by 65,000': async () => {
      const jpeg = await sharp(pngBytes()).jpeg().toBuffer()
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
      jpeg.writeUInt16BE(65_000, frame + 5)
      jpeg.writeUInt16BE(65_000, frame + 7)
      return jpeg
    },
  }
  test.each(Object.entries(bombs))('%s', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(limits.maxImageBytes)
    const before = process.memoryUsage().rss
    const reply = await saveCandidate(candidate, { resumePdf: pdfFile(), profile: pngFile(bytes) })
    expect(reply.json()).toMatchObject({ code: 'NOT_AN_IMAGE' })
    expect(process.memoryUsage().rss - before).toBeLessThan(mostGrownBytes)
  })

  test.each(['iCCP', 'zTXt', 'iTXt'])('a picture whose %s unpacks to 300 MB', async (type) => {
    const packed = deflateSync(Buffer.alloc(300_000_000))
    const start = type === 'iTXt' ? 'a\0\u0001\0\0\0' : 'a\0\0'
    const picture = withChunk(
      pngBytes(),
      type,
      Buffer.concat([Buffer.from(start, 'latin1'), packed]),
    )
    const before = process.memoryUsage().rss
    const reply = await saveCandidate(candidate, {
      resumePdf: pdfFile(),
      profile: pngFile(picture),
    })
    // Without its rider it is a good picture.
    expect([200, 415]).toContain(reply.statusCode)
    expect(process.memoryUsage().rss - before).toBeLessThan(mostGrownBytes)
  })
})

describe('F4: a body of unknown length is refused at the byte, and its connection ends', () => {
  /** Sends a body in chunks that never comes to its end; answers what the server said before it hung up. */
  async function sendEndless(token: string, field: string, bytes: number): Promise<string> {
    const { port } = new URL(testApp.app.listeningOrigin)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
    // Hung up on while it still sends.
    const hungUp = new Promise<void>((resolve) =>
      socket.on('error', () => {}).on('close', () => resolve()),
    )
    const chunk = (text: string | Buffer) => {
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n`)
      socket.write(text)
      socket.write('\r\n')
    }
    const head = [
      'POST /api/upload HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'transfer-encoding: chunked',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const name = `form-data; name="${field}"; filename="a"`
    chunk(`--x\r\ncontent-disposition: ${name}\r\n\r\n`)
    // The parser holds the last bytes back, in case that a boundary begins there.
    for (let left = bytes + 10; left > 0; left -= 65_536)
      chunk(Buffer.alloc(Math.min(left, 65_536)))
    await hungUp
    return answer
  }
  beforeAll(async () => {
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  })

  test.each([
    ['resumePdf', limits.maxResumeBytes, 'RESUME_TOO_LARGE'],
    ['profile', limits.maxImageBytes, 'IMAGE_TOO_LARGE'],
    ['video', limits.maxVideoBytes, 'VIDEO_TOO_LARGE'],
    ['unknown', 1, 'MALFORMED'],
  ])('%s after %i bytes', async (field, bytes, code) => {
    const answer = await sendEndless(candidate.token, field, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(answer).toContain(`"${code}"`)
  })

  test('a stranger is refused before the first byte of it', async () => {
    const answer = await sendEndless('nobody', 'resumePdf', 0)
    expect(answer).toContain('"NOT_SIGNED_IN"')
  })

  test('one byte less may go on', async () => {
    const ended = sendEndless(candidate.token, 'resumePdf', limits.maxResumeBytes - 100).then(
      () => 'ended',
    )
    // Whatever is asked meanwhile is answered while the other body is still awaited.
    await expectOk(candidate.call('POST', '/api/check_auth'))
    expect(await Promise.race([ended, Promise.resolve('waits')])).toBe('waits')
    testApp.app.server.closeAllConnections()
    await ended
  })
})

test('F4: a body that says itself that it is too long is not read', async () => {
  const reply = await testApp.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      authorization: `Bearer ${candidate.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '2000000000',
    },
    payload: '--x--\r\n',
  })
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toMatchObject({ code: 'TOO_LARGE' })
})
