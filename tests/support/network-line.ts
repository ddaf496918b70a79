import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { NetConnectOpts, Socket } from 'node:net'

export type NetworkLine = Awaited<ReturnType<typeof openNetworkLine>>

/** A proxy to a local service; a test can cut and restore it. */
export async function openNetworkLine(to: NetConnectOpts) {
  const ends = new Set<Socket>()
  let isCut = false

  function hold(end: Socket): void {
    ends.add(end)
    end.on('close', () => ends.delete(end))
    // Errors are intended here; both ends see the closed connection.
    end.on('error', () => end.destroy())
  }

  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(to)
    hold(near)
    hold(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  function hangUp(): void {
    for (const end of ends) end.destroy()
  }

  return {
    port,
    /** Closes all connections and rejects new ones. */
    cut(): void {
      isCut = true
      hangUp()
    },
    restore(): void {
      isCut = false
    },
    close: async () => {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
