import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { Client } from 'pg'
import { certificate, privateKey } from './local-certificate.ts'

const sslRequestBytes = 8

/** The tests' database behind encryption, as a database in the net is: it takes no plain connection. */
export async function startTlsPostgres(connectionString: string, host = '127.0.0.1') {
  const target = new Client({ connectionString })
  const open = new Set<Socket>()

  async function serve(socket: Socket): Promise<void> {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    await once(socket, 'readable')
    const request: unknown = socket.read(sslRequestBytes)
    if (!Buffer.isBuffer(request) || request.readInt32BE(4) !== 80_877_103) {
      socket.destroy()
      return
    }
    socket.write('S')
    const secure = new TLSSocket(socket, { isServer: true, cert: certificate, key: privateKey })
    const inner = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host)
    open.add(inner)
    for (const [one, other] of [
      [secure, inner],
      [inner, secure],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  }

  const server = createServer((socket) => void serve(socket))
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    /** The address of the database, at the encrypted end. */
    address: `postgres://${target.user}@${host}:${port}/${target.database}`,
    close: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
