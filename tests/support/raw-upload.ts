import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** One multipart request as bytes, so that a flood of it costs its sender nothing. */
export function uploadBytes(token: string, form: FormData): Promise<Buffer> {
  return toBytes(token, new Response(form))
}

async function toBytes(token: string, encoded: Response): Promise<Buffer> {
  const body = Buffer.from(await encoded.arrayBuffer())
  const head = [
    'POST /api/upload HTTP/1.1',
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${token}`,
    `content-type: ${encoded.headers.get('content-type') ?? ''}`,
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

export type RawReply = { readonly status: number; readonly text: string }

/** Sends the bytes on a connection of their own; status 0 when the server hung up without an answer. */
export function sendRaw(port: number, bytes: Buffer, onOpen?: (socket: Socket) => void) {
  return new Promise<RawReply>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      onOpen?.(socket)
      socket.write(bytes)
    })
    socket
      .setEncoding('latin1')
      .on('data', (part: string) => (text += part))
      // The server may refuse before it has read everything.
      .on('error', () => {})
      .on('close', () => resolve({ status: Number(text.slice(9, 12)), text }))
  })
}
