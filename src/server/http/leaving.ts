import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Doors } from './doors.ts'

/** How a node takes its leave of the balancer in front of it. */
export type Leaving = {
  /** It still serves, and `/readyz` says that it will not for long. */
  isAnnounced: boolean
  /** Nobody new is let in, and who is in is asked to come to somebody else next time. */
  isClosing: boolean
}

/** As long as one may stand open without a request, and a bit. */
const idleMs = 11_000
const lookMs = 20

export const createLeaving = (): Leaving => ({ isAnnounced: false, isClosing: false })

/** Says with every answer of a closing node that the next request belongs elsewhere. */
export function sayFarewell(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.isClosing) void reply.header('connection', 'close')
  })
}

/**
 * First the balancer gets its time to notice, while all is served. Then the doors are closed, so that a new connection is refused
 * at once and taken elsewhere; but the connections that stand open are left to their other end. To
 * close one just as a request enters it would lose that request, and nobody could tell whether it was done.
 */
export async function leave(
  doors: Pick<Doors, 'all'>,
  leaving: Leaving,
  noticing: (() => Promise<unknown>) | undefined,
): Promise<void> {
  leaving.isAnnounced = true
  if (!noticing) return
  await noticing()
  leaving.isClosing = true
  // The web server's own way closes what stands open without a request, too.
  for (const door of doors.all()) Server.prototype.close.call(door)
  const deadline = performance.now() + idleMs
  while (performance.now() < deadline && (await countConnections(doors)) > 0) {
    await sleep(lookMs)
  }
}

async function countConnections(doors: Pick<Doors, 'all'>): Promise<number> {
  const counts = await Promise.all(doors.all().map(countOf))
  return counts.reduce((sum, each) => sum + each, 0)
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
