import { connect } from 'node:net'
import type { NetConnectOpts, Socket } from 'node:net'
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts'

type Options = {
  target: NetConnectOpts
  /** The time limit for one whole file. */
  timeoutMs?: number
}

const chunkBytes = 65_536
/** A reply of the daemon is one short line. A longer reply comes from some other program. */
const maxAnswerBytes = 4096

/**
 * Scans files with ClamAV's daemon. Its command INSTREAM takes chunks, each after its length, and
 * ends with an empty chunk.
 * https://docs.clamav.net/manual/Usage/ClamdProtocol.html
 */
export function createClamdScanner({ target, timeoutMs = 10_000 }: Options): VirusScanner {
  return {
    async scan(bytes) {
      const socket = connect(target)
      const signal = AbortSignal.timeout(timeoutMs)
      const giveUp = () => socket.destroy(new Error('The virus scanner took too long'))
      signal.addEventListener('abort', giveUp)
      try {
        // The daemon may reply and close before it has the whole file; the later write errors don't
        // matter.
        const answer = readAnswer(socket)
        send(socket, bytes)
        return toVerdict(await answer)
      } finally {
        signal.removeEventListener('abort', giveUp)
        socket.destroy()
      }
    },
  }
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const part of socket.setEncoding('latin1')) {
    answer += String(part)
    const end = answer.indexOf('\0')
    if (end !== -1) return answer.slice(0, end)
    if (answer.length > maxAnswerBytes) break
  }
  throw new Error('The virus scanner gave no answer')
}

function toVerdict(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { isClean: true }
  const name = /^stream: (.+) FOUND$/s.exec(answer)?.[1]
  if (name === undefined) throw new Error(`The virus scanner could not read the file: ${answer}`)
  return { isClean: false, name }
}
