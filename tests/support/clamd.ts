import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'

/** The EICAR test file, in two halves so that no scanner reports this source file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

export type Behaviour = 'scans' | 'is silent' | 'hangs up' | 'talks nonsense' | 'has a small limit'

export type TestClamd = Awaited<ReturnType<typeof startClamd>>

/** A stand-in for ClamAV's daemon: its command INSTREAM, and EICAR is the one virus that it knows. */
export async function startClamd() {
  let behaviour: Behaviour = 'scans'
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let given = Buffer.alloc(0)
    if (behaviour === 'hangs up') socket.destroy()
    if (behaviour === 'talks nonsense') socket.end('x'.repeat(10_000))
    socket.on('data', (part) => {
      given = Buffer.concat([given, part])
      const answer = answerTo(given)
      if (answer !== undefined) socket.end(`${answer}\0`)
    })
  })
  const answerTo = (given: Buffer): string | undefined => {
    if (behaviour === 'is silent' || behaviour === 'talks nonsense') return undefined
    const bytes = readStream(given)
    if (bytes === 'unfinished') return undefined
    if (bytes === 'refused') return 'UNKNOWN COMMAND'
    if (behaviour === 'has a small limit') return 'INSTREAM size limit exceeded. ERROR'
    scanned.push(bytes)
    return bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere')
  return {
    target: { host: '127.0.0.1', port: address.port },
    /** All scanned files. */
    scanned,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

/** The joined chunks of an INSTREAM command. */
function readStream(given: Buffer): Buffer | 'unfinished' | 'refused' {
  const end = given.indexOf(0)
  if (end === -1) return 'unfinished'
  if (given.toString('latin1', 0, end) !== 'zINSTREAM') return 'refused'
  const chunks: Buffer[] = []
  let at = end + 1
  while (at + 4 <= given.length) {
    const length = given.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(given.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return 'unfinished'
}
