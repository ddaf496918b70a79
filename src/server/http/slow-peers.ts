import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type Patience = {
  /** Nobody is looked at more often than this … */
  readonly patienceMs: number
  /** … and whoever was slower than this since the last look is cut off. */
  readonly leastBytesPerSecond: number
}

/** A weak mobile network is ten times as fast. */
const usual: Patience = { patienceMs: 20_000, leastBytesPerSecond: 500 }

type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly socket: Socket
  /** At the last look, or at the beginning. */
  lookedAt: number
  readBefore: number
  writtenBefore: number
}

const looksInPatience = 20

/** Whoever drips a body or sips an answer holds a socket for nothing: a thousand of them would hold all. */
export function cutOffSlowPeers(
  app: FastifyInstance,
  { patienceMs, leastBytesPerSecond }: Patience = usual,
): void {
  const exchanges = new Set<Exchange>()

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const exchange = {
      request,
      reply,
      socket,
      lookedAt: performance.now(),
      readBefore: socket.bytesRead,
      writtenBefore: writtenTo(socket),
    }
    exchanges.add(exchange)
    reply.raw.once('close', () => exchanges.delete(exchange))
  })

  const watch = setInterval(() => {
    for (const exchange of exchanges) if (isTooSlow(exchange)) exchange.socket.destroy()
  }, patienceMs / looksInPatience)
  watch.unref()
  app.addHook('onClose', async () => clearInterval(watch))

  /** What the kernel took in at once for a peer that reads nothing counts once, and not for ever. */
  function isTooSlow(exchange: Exchange): boolean {
    const { request, reply, socket, lookedAt, readBefore, writtenBefore } = exchange
    const now = performance.now()
    if (now - lookedAt < patienceMs) return false
    const least = ((now - lookedAt) / 1000) * leastBytesPerSecond
    exchange.lookedAt = now
    exchange.readBefore = socket.bytesRead
    exchange.writtenBefore = writtenTo(socket)
    if (!request.raw.complete) return exchange.readBefore - readBefore < least
    // Until then they wait for us.
    return reply.raw.headersSent && exchange.writtenBefore - writtenBefore < least
  }
}

/**
 * What the kernel has taken in so far. A file of ten megabytes is one write, of which the socket says nothing until it has gone
 * whole, while its reader moves on all the time; that is known to what the socket holds, and to Node's own timeouts.
 */
function writtenTo(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  if (typeof handle === 'object' && handle !== null) {
    const given: unknown = Reflect.get(handle, 'bytesWritten')
    const waiting: unknown = Reflect.get(handle, 'writeQueueSize')
    if (typeof given === 'number' && typeof waiting === 'number') return given - waiting
  }
  return socket.bytesWritten - socket.writableLength
}
