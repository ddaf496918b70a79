import type { Log } from '../lib/log.ts'
import type { TracingTarget } from '../tracing-settings.ts'
import { spanKinds } from './span.ts'
import type { Attributes, Span } from './span.ts'

const flushMs = 5000
const timeoutMs = 10_000
const portion = 500
/** Beyond these the newest are left out: nobody's request waits for a collector. */
const mostWaiting = 5000

export type OtlpSender = ReturnType<typeof createOtlpSender>

/** Sends spans to a collector by OTLP over HTTP, as JSON; some at a time, in the background. */
export function createOtlpSender(target: TracingTarget, version: string, log: Log) {
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()

  async function flush(): Promise<void> {
    await (sending ??= sendAll().finally(() => (sending = undefined)))
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, portion)
      waiting = waiting.slice(portion)
      try {
        const reply = await fetch(target.address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...target.headers },
          body: JSON.stringify(written(spans, target.serviceName, version)),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`it answered ${reply.status}`)
      } catch (error) {
        log.warn({ error, lost: spans.length }, 'The collector of traces took nothing')
        return
      }
    }
  }

  return {
    add(span: Span): void {
      if (waiting.length >= mostWaiting) return
      waiting.push(span)
      if (waiting.length === portion) void flush()
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
    flush,
  }
}

const written = (spans: readonly Span[], serviceName: string, version: string) => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({ 'service.name': serviceName, 'service.version': version }),
      },
      scopeSpans: [{ scope: { name: 'kaamyab', version }, spans: spans.map(writtenSpan) }],
    },
  ],
})

const writtenSpan = (span: Span) => ({
  traceId: span.context.traceId,
  spanId: span.context.spanId,
  ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
  name: span.name,
  kind: spanKinds[span.kind],
  startTimeUnixNano: nanoseconds(span.beganMs),
  endTimeUnixNano: nanoseconds(span.endedMs),
  attributes: attributesOf(span.attributes),
  status: span.isGood ? {} : { code: 2 },
})

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
