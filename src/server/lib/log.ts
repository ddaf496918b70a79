import { hostname } from 'node:os'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Takes a message, or fields and a message. The shape that Fastify expects of its logger. */
export type LogMethod = (fieldsOrMessage: unknown, message?: string) => void

export interface Log {
  level: string
  trace: LogMethod
  debug: LogMethod
  info: LogMethod
  warn: LogMethod
  error: LogMethod
  fatal: LogMethod
  silent: LogMethod
  child: (bindings: Record<string, unknown>) => Log
}

export interface LogOptions {
  level: LogLevel
  /** One JSON object a line for collectors, or a short line for a person at a terminal. */
  format: 'json' | 'text'
  write: (line: string) => void
}

// A second line of defence: callers leave personal data and secrets out in the first place.
const hiddenField = /authorization|cookie|token|secret|password|proof|otp|code$|phone|mobile|email/i

const rank = (level: string) => logLevels.findIndex((known) => known === level)

export function createLog(options: LogOptions, bindings: Record<string, unknown> = {}): Log {
  const method =
    (level: LogLevel): LogMethod =>
    (fieldsOrMessage, message) => {
      if (rank(level) < rank(log.level)) return
      const fields = toFields(fieldsOrMessage)
      const text = message ?? (typeof fieldsOrMessage === 'string' ? fieldsOrMessage : '')
      const shown = { ...bindings, ...fields }
      options.write(
        options.format === 'json' ? jsonLine(level, text, shown) : textLine(level, text, shown),
      )
    }
  const log: Log = {
    level: options.level,
    trace: method('trace'),
    debug: method('debug'),
    info: method('info'),
    warn: method('warn'),
    error: method('error'),
    fatal: method('fatal'),
    silent: () => {},
    child: (more) => {
      const child = createLog(options, { ...bindings, ...more })
      child.level = log.level
      return child
    },
  }
  return log
}

export const silentLog = (): Log => createLog({ level: 'silent', format: 'json', write: () => {} })

function toFields(value: unknown): Record<string, unknown> {
  if (value instanceof Error) return { error: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value))
}

function jsonLine(level: LogLevel, message: string, fields: Record<string, unknown>): string {
  const time = new Date().toISOString()
  const line = { time, level, pid: process.pid, host: hostname(), message, ...shownFields(fields) }
  return `${JSON.stringify(line)}\n`
}

function textLine(level: LogLevel, message: string, fields: Record<string, unknown>): string {
  const time = new Date().toTimeString().slice(0, 8)
  const rest = Object.entries(shownFields(fields))
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')
  return `${time} ${level} ${message}${rest}\n`
}

function shownFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, shownValue(key, value)]),
  )
}

function shownValue(key: string, value: unknown): unknown {
  if (hiddenField.test(key)) return '[hidden]'
  if (value instanceof Error) return describeError(value)
  if (isIncomingRequest(value)) return { method: value.method, url: value.url.split('?')[0] }
  if (isReply(value)) return { status: value.statusCode }
  return value
}

function describeError(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { name: error.name, message: error.message, stack: error.stack, ...code, ...cause }
}

// Fastify logs its own request and reply objects whole; only these parts say something and are
// free of headers and query strings, where tokens and search words travel.
function isIncomingRequest(value: unknown): value is { method: string; url: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    typeof value.method === 'string' &&
    'url' in value &&
    typeof value.url === 'string'
  )
}

function isReply(value: unknown): value is { statusCode: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'statusCode' in value &&
    typeof value.statusCode === 'number'
  )
}
