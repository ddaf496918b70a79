import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { NetConnectOpts, Socket } from 'node:net'

export type NetworkLine = Awaited<ReturnType<typeof openNetworkLine>>

/** A line to a service on this machine, which a test can cut and mend. */
export async function openNetworkLine(to: NetConnectOpts) {
  const ends = new Set<Socket>()
  let isCut = false

  function hold(end: Socket): void {
    ends.add(end)
    end.on('close', () => ends.delete(end))
    // What breaks here is meant to; the two who talk are told by their own end.
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
    /** Ends what runs over it, and whoever tries again is turned away. */
    cut(): void {
      isCut = true
      hangUp()
    },
    mend(): void {
      isCut = false
    },
    close: async () => {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
