import { Socket } from 'node:net'

/** The code is the one of a line over which nothing comes any more: to whoever asks, the database is away. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database answers nothing')
    this.name = 'DatabaseSilent'
  }
}

export type Lines = ReturnType<typeof createLines>

/** The lines to the database, which can be cut all at once: whoever waits on one is let go with an error. */
export function createLines() {
  const sockets = new Set<Socket>()
  let isShut = false

  return {
    /** For the driver, one for each connection. */
    open(): Socket {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      if (isShut) setImmediate(() => socket.destroy(new DatabaseSilent()))
      return socket
    },

    /** Cuts those that are there, and from now on each new one at once. */
    shut(): void {
      isShut = true
      for (const socket of sockets) socket.destroy(new DatabaseSilent())
    },

    reopen(): void {
      isShut = false
    },
  }
}
