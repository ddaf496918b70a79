import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../lib/log.ts'
import type { TracingTarget } from '../tracing-settings.ts'
import { createOtlpSender } from './otlp-sender.ts'
import { placeBelow, readTraceParent } from './span.ts'
import type { Attributes, Span, SpanContext } from './span.ts'
import { describeStatement } from './statement-kind.ts'

export type Tracing = ReturnType<typeof createTracing>

type Ended = {
  readonly name: string
  readonly kind: Span['kind']
  readonly seconds: number
  readonly isGood: boolean
  readonly attributes: Attributes
}

const nowMs = () => performance.timeOrigin + performance.now()

/**
 * Tells a collector where requests and background work spend their time. Names and attributes are
 * those of the program alone: declared paths, kinds of statements, tasks, methods of services.
 */
export function createTracing(target: TracingTarget, version: string, log: Log) {
  const sender = createOtlpSender(target, version, log)
  const places = new AsyncLocalStorage<SpanContext>()

  /** What has just ended, below what it was a part of; alone it tells nothing. */
  function note({ seconds, ...ended }: Ended): void {
    const parent = places.getStore()
    if (!parent?.isTold) return
    const endedMs = nowMs()
    const context = placeBelow(parent, target.share)
    const beganMs = endedMs - seconds * 1000
    sender.add({ ...ended, context, parentId: parent.spanId, beganMs, endedMs })
  }

  return {
    note,

    noteStatement(text: string, seconds: number, isGood: boolean): void {
      if (!places.getStore()?.isTold) return
      const { operation, table } = describeStatement(text)
      note({
        name: table === undefined ? operation : `${operation} ${table}`,
        kind: 'client',
        seconds,
        isGood,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table !== undefined && { 'db.collection.name': table }),
        },
      })
    },

    /** A trace of its own for background work. */
    async trace<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
      const context = placeBelow(undefined, target.share)
      const beganMs = nowMs()
      const end = (isGood: boolean) => {
        if (!context.isTold) return
        const attributes = { 'messaging.operation.name': 'process', 'kaamyab.task': name }
        const span = { context, parentId: undefined, name, kind: 'consumer', attributes } as const
        sender.add({ ...span, beganMs, endedMs: nowMs(), isGood })
      }
      try {
        const value = await places.run(context, work)
        end(true)
        return value
      } catch (error) {
        end(false)
        throw error
      }
    },

    watchRequests(app: FastifyInstance): void {
      const begun = new WeakMap<object, { context: SpanContext; parentId: string | undefined }>()
      app.addHook('onRequest', (request, _reply, done) => {
        const { traceparent } = request.headers
        const parent = readTraceParent(typeof traceparent === 'string' ? traceparent : undefined)
        const context = placeBelow(parent, target.share)
        begun.set(request, { context, parentId: parent?.spanId })
        places.run(context, done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const place = begun.get(request)
        if (place?.context.isTold) {
          const route = request.routeOptions.url ?? 'none'
          const endedMs = nowMs()
          sender.add({
            ...place,
            name: `${request.method} ${route}`,
            kind: 'server',
            beganMs: endedMs - reply.elapsedTime,
            endedMs,
            isGood: reply.statusCode < 500,
            attributes: {
              'http.request.method': request.method,
              'http.route': route,
              'http.response.status_code': reply.statusCode,
              'kaamyab.request_id': request.id,
            },
          })
        }
        done()
      })
    },

    flush: sender.flush,
    close: sender.close,
  }
}
