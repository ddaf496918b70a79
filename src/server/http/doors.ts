import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** So many new connections are taken in at once. */
const doorsInAll = 32

export type Doors = {
  /** As the server has to listen, so that others may beside it. */
  readonly listening: { readonly reusePort?: true }
  /** Opens the others beside the server, which listens. */
  readonly open: () => Promise<void>
  /** All that let people in, the server itself among them. */
  readonly all: () => readonly Server[]
  /** Lets nobody else in by the others, and waits until all who came by them have left. */
  readonly close: () => Promise<void>
}

/**
 * Several sockets that listen at the port of one server. The event loop takes in one connection a turn of each: in a rush, when
 * turns become long and people many, they would wait in the kernel for many seconds to hear no more than that too many are here.
 */
export function createDoors(server: Server, platform = process.platform): Doors {
  // Elsewhere one port has one socket.
  const isPossible = platform === 'linux'
  const others: Server[] = []

  async function openOne({ address: host, port }: AddressInfo): Promise<void> {
    // As a web server makes its own.
    const door = createServer({ allowHalfOpen: true, noDelay: true })
    door.on('connection', (socket) => server.emit('connection', socket))
    await new Promise<void>((resolve, reject) => {
      door.once('error', reject)
      door.listen({ host, port, reusePort: true }, resolve)
    })
    others.push(door)
  }

  return {
    listening: isPossible ? { reusePort: true } : {},
    open: async () => {
      const address = server.address()
      if (!isPossible || address === null || typeof address === 'string') return
      await Promise.all(Array.from({ length: doorsInAll - 1 }, () => openOne(address)))
    },
    all: () => [server, ...others],
    close: async () => {
      await Promise.all(others.map((door) => new Promise((resolve) => door.close(resolve))))
    },
  }
}
