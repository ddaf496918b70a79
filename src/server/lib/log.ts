import { pino, stdTimeFunctions } from 'pino'
import { z } from 'zod'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Takes a message, or fields and a message, as Fastify expects of its logger. */
type LogMethod = (fieldsOrMessage: unknown, message?: string) => void

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
  /** One JSON object per line for collectors, or a short line for a terminal. */
  format: 'json' | 'text'
  write: (line: string) => void
}

// A second line of defence: callers leave personal data and secrets out already.
const hiddenField = /authorization|cookie|token|secret|password|proof|otp|code$|phone|mobile|email/i

export function createLog({ level, format, write }: LogOptions): Log {
  return pino(
    {
      level,
      messageKey: 'message',
      errorKey: 'error',
      timestamp: stdTimeFunctions.isoTime,
      // The hook below has described the error; the library's serializer would add its private
      // fields.
      serializers: { error: (described: unknown) => described },
      formatters: {
        level: (label) => ({ level: label }),
        log: shownFields,
        bindings: ({ hostname, ...bindings }) => ({ host: hostname, ...shownFields(bindings) }),
      },
    },
    { write: format === 'json' ? write : (line) => write(textLine(line)) },
  )
}

export const silentLog = (): Log => createLog({ level: 'silent', format: 'json', write: () => {} })

const lineSchema = z.looseObject({
  time: z.string(),
  level: z.string(),
  message: z.string().default(''),
})

/** 'hh:mm:ss level message key=value …' */
function textLine(line: string): string {
  const {
    time,
    level,
    message,
    pid: _pid,
    host: _host,
    ...fields
  } = lineSchema.parse(JSON.parse(line))
  const clock = new Date(time).toTimeString().slice(0, 8)
  const rest = Object.entries(fields)
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')
  return `${clock} ${level} ${message}${rest}\n`
}

/** Libraries log objects with cycles, so deeper levels are left out. */
const shownDepth = 5

function shownFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, shownValue(key, value, depth)]),
  )
}

function shownValue(key: string, value: unknown, depth = 0): unknown {
  if (hiddenField.test(key)) return '[hidden]'
  if (value instanceof Error) return describeError(value)
  if (isIncomingRequest(value)) return { method: value.method, url: shownPath(value.url) }
  if (isReply(value)) return { status: value.statusCode }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  if (depth === shownDepth) return '[deeper]'
  if (Array.isArray(value)) return value.map((each) => shownValue('', each, depth + 1))
  return shownFields(value, depth + 1)
}

/** Without the query, and without tokens in the path: they are longer than any id, and end in none as the names of jobs do. */
const shownPath = (url: string): string =>
  (url.split('?')[0] ?? '').replaceAll(/[\w.-]{40,}/g, (part) =>
    endsInId.test(part) ? part : '[token]',
  )

const endsInId = /-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function describeError(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { name: error.name, message: error.message, stack: error.stack, ...code, ...cause }
}

// Fastify logs its whole request and reply. These parts are useful and free of headers and query
// strings, which hold tokens and search words.
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
