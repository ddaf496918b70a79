import { Socket } from 'node:net'

/** Carries the code of a connection that timed out, so callers treat the database as unavailable. */
class DatabaseUnresponsive extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database does not respond')
    this.name = 'DatabaseUnresponsive'
  }
}

export type Sockets = ReturnType<typeof createSockets>

/** The sockets of all database connections. They can be destroyed at once, so that every waiting query fails. */
export function createSockets() {
  const sockets = new Set<Socket>()
  let isShut = false

  return {
    /** The driver calls it once for each connection. */
    open(): Socket {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      if (isShut) setImmediate(() => socket.destroy(new DatabaseUnresponsive()))
      return socket
    },

    /** Destroys the open sockets, and each new one until `reopen`. */
    shut(): void {
      isShut = true
      for (const socket of sockets) socket.destroy(new DatabaseUnresponsive())
    },

    reopen(): void {
      isShut = false
    },
  }
}
