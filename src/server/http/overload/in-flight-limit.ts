import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Log } from '#server/lib/log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the request's place in flight to others while `wait` runs: its work is limited elsewhere. */
    stepAside: <Result>(wait: () => Promise<Result>) => Promise<Result>
  }
}

/** Monitors and balancers need an answer from a busy node too. */
const unlimitedPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
/** Payment results, and the files of pages that were already sent, may use the reserved places. */
const reservedFor = /^\/(?:api\/webhooks\/|verify-payment|api\/orders\/|assets\/)/
const reservedShare = 0.1

const retryAfterSeconds = 2
const logIntervalMs = 1_000

type Deps = {
  readonly max: number
  readonly log: Log
  readonly countRejected: () => void
}

/**
 * Limits how many requests the node works on at once. The others get 503 with Retry-After before any work is done for them.
 *
 * A request takes a place when its headers are here, whatever they say. It gives the place back while its body is still on the
 * way, and once its response is ready, so slow senders and slow readers hold no place.
 */
export function limitInFlight(app: FastifyInstance, { max, log, countRejected }: Deps): void {
  const inFlight = new Set<FastifyReply['raw']>()
  const maxUnreserved = Math.ceil(max * (1 - reservedShare))
  let rejected = 0
  let loggedAt = -Infinity

  function enter(request: FastifyRequest, { raw }: FastifyReply): AppError | undefined {
    if (!isLimited(request) || inFlight.has(raw) || raw.closed) return undefined
    if (inFlight.size < (reservedFor.test(request.url) ? max : maxUnreserved)) {
      inFlight.add(raw)
      return undefined
    }
    noteRejected()
    return new AppError('OVERLOADED', { retryAfterSeconds })
  }

  /** One log line a second: a line for each request would add to the load. */
  function noteRejected(): void {
    countRejected()
    rejected += 1
    if (performance.now() - loggedAt < logIntervalMs) return
    loggedAt = performance.now()
    log.warn({ rejected, inFlight: inFlight.size }, 'Requests are rejected: too many in flight')
    rejected = 0
  }

  app.decorateRequest('stepAside', (wait) => wait())
  app.addHook('onRequest', (request, reply, done) => {
    request.stepAside = async (wait) => {
      const hadPlace = inFlight.delete(reply.raw)
      try {
        return await wait()
      } finally {
        // Few come back at once, so they need not ask for a place.
        if (hadPlace && !reply.raw.closed) inFlight.add(reply.raw)
      }
    }
    // A caller who hangs up gives the place back as well.
    if (isLimited(request)) reply.raw.once('close', () => inFlight.delete(reply.raw))
    done(enter(request, reply))
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!request.raw.complete) inFlight.delete(reply.raw)
    done(null, payload)
  })
  // The body is read by now; a multipart body too, in the preValidation hook of its route.
  app.addHook('preHandler', (request, reply, done) => done(enter(request, reply)))
  app.addHook('onSend', (_request, reply, payload, done) => {
    inFlight.delete(reply.raw)
    done(null, payload)
  })
}

/** Calls that a page makes inside this process belong to the request of the page and have no socket. */
const isLimited = ({ raw, routeOptions }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && !unlimitedPaths.has(routeOptions.url ?? '')
