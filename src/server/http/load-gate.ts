import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/** Asked by machines that must hear of an overload, and answered from memory. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/healthz', '/metrics'])

const retryAfterSeconds = 2

export type LoadGate = {
  /**
   * Called once all that a request sends is here: slow senders hold no place.
   * @throws AppError OVERLOADED when too many are under way
   */
  readonly enter: (reply: FastifyReply) => void
}

/**
 * Answers no more at once than can be answered in good time. What comes beyond that hears so at once, instead of
 * waiting with all others until everybody has given up.
 */
export function createLoadGate(
  app: FastifyInstance,
  { most, onShed }: { most: number; onShed: () => void },
): LoadGate {
  let underWay = 0

  function enter(reply: FastifyReply): void {
    if (underWay >= most) {
      onShed()
      throw new AppError('OVERLOADED', { retryAfterSeconds })
    }
    underWay += 1
    // Also when the caller has gone before the answer.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  }

  app.addHook('onRequest', async (request, reply) => {
    const isWhole = request.method === 'GET' || request.method === 'HEAD'
    if (isWhole && !alwaysAnswered.has(request.routeOptions.url ?? '')) enter(reply)
  })
  return { enter }
}
