import { connect } from 'node:net'
import type { NetConnectOpts, Socket } from 'node:net'
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts'

type Options = {
  target: NetConnectOpts
  /** For the whole of one file. */
  timeoutMs?: number
}

const chunkBytes = 65_536
/** Its answers are one short line; more is not the daemon that we take it for. */
const maxAnswerBytes = 4096

/**
 * Has files looked at by ClamAV's daemon, sent over the socket as its command INSTREAM takes them:
 * chunks, each with its length before it, and an empty one as the end.
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
        // It may answer before it has everything, and closes; then nobody listens to the rest.
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
