import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'
import type { Pulse } from '../operations/pulse.ts'
import type { Metrics } from './metrics.ts'

/** Counts every answer; tells the numbers to whoever has the token, and to nobody where none is set. */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, pulse }: { metrics: Metrics; pulse: Pick<Pulse, 'countAnswer'> },
  token: string | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    pulse.countAnswer(reply.statusCode)
    metrics.countAnswer({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !isSame(request.headers.authorization, `Bearer ${token}`)) {
      throw new AppError('NOT_FOUND')
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

function isSame(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
