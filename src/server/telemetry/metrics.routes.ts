import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Heartbeat } from '#server/features/operations/node-heartbeat.ts'
import type { Metrics } from './metrics.ts'

/** Counts every response. Serves the metrics to callers with the token; without a token in the settings, to nobody. */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, heartbeat }: { metrics: Metrics; heartbeat: Pick<Heartbeat, 'countAnswer'> },
  token: string | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    heartbeat.countAnswer(reply.statusCode)
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
