import { randomBytes } from 'node:crypto'

/** Where in a trace something happens. */
export type SpanContext = {
  readonly traceId: string
  readonly spanId: string
  /** Whether the trace is told at all. */
  readonly isTold: boolean
}

/** By the numbers of the protocol. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const

export type Attributes = Readonly<Record<string, string | number>>

export type Span = {
  readonly context: SpanContext
  readonly parentId: string | undefined
  readonly name: string
  readonly kind: keyof typeof spanKinds
  readonly beganMs: number
  readonly endedMs: number
  readonly isGood: boolean
  readonly attributes: Attributes
}

/** A place below another, or at the beginning of a trace. */
export function placeBelow(parent: SpanContext | undefined, share: number): SpanContext {
  const spanId = randomBytes(8).toString('hex')
  if (parent) return { traceId: parent.traceId, spanId, isTold: parent.isTold }
  return { traceId: randomBytes(16).toString('hex'), spanId, isTold: Math.random() < share }
}

/** The place that a caller names by the W3C's header. */
export function readTraceParent(header: string | undefined): SpanContext | undefined {
  const found = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '')
  const [, traceId = '', spanId = '', flags = ''] = found ?? []
  if (!found || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isTold: (Number.parseInt(flags, 16) & 1) === 1 }
}
