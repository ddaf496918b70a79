import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type Patience = {
  /** So long nobody is looked at … */
  readonly patienceMs: number
  /** … and from then on whoever was slower than this on the whole is cut off. */
  readonly leastBytesPerSecond: number
}

/** A weak mobile network is ten times as fast. */
const usual: Patience = { patienceMs: 30_000, leastBytesPerSecond: 500 }

type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly socket: Socket
  readonly startedAt: number
  readonly readBefore: number
  readonly writtenBefore: number
}

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
      startedAt: performance.now(),
      readBefore: socket.bytesRead,
      writtenBefore: socket.bytesWritten,
    }
    exchanges.add(exchange)
    reply.raw.once('close', () => exchanges.delete(exchange))
  })

  const watch = setInterval(() => {
    for (const exchange of exchanges) if (isTooSlow(exchange)) exchange.socket.destroy()
  }, patienceMs / 6)
  watch.unref()
  app.addHook('onClose', async () => clearInterval(watch))

  function isTooSlow(exchange: Exchange): boolean {
    const ms = performance.now() - exchange.startedAt
    if (ms < patienceMs) return false
    const { request, reply, socket } = exchange
    const least = (ms / 1000) * leastBytesPerSecond
    if (!request.raw.complete) return socket.bytesRead - exchange.readBefore < least
    if (!reply.raw.headersSent) return false
    return socket.bytesWritten - socket.writableLength - exchange.writtenBefore < least
  }
}
