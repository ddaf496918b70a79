import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A draining node still serves. `/readyz` answers 503, so that the balancer sends new requests to other nodes. */
export type DrainState = { isDraining: boolean }

export const createDrainState = (): DrainState => ({ isDraining: false })

/** Each response of a draining node ends its connection, so that the next request goes to another node. */
export function closeWhileDraining(app: FastifyInstance, state: DrainState): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (state.isDraining) void reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Drains the node before its server closes. Within `drainMs` every connection of the balancer ends: one in use by the header
 * above, an idle one by the balancer's own time-out, which must be shorter. So no request enters a connection that is closing.
 */
export async function drain(state: DrainState, drainMs: number): Promise<void> {
  state.isDraining = true
  await sleep(drainMs)
}
