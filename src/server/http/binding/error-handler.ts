import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { isDatabaseAway } from '#server/lib/database-away.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isReadByPerson, renderFailurePage } from '../pages/failure-page.ts'

/** The only writer of error replies. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: FastifyError, request, reply) =>
    sendError(report(thrown, request), request, reply),
  )
}

type Thrown = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>

/** Writes down what was thrown, and says it in our codes. */
export function report(thrown: Thrown, request: FastifyRequest): AppError {
  const error = thrown instanceof AppError ? thrown : toAppError(thrown)
  // Rejected requests are logged together: see limitInFlight.
  if (error.code === 'OVERLOADED') return error
  if (error.status >= 500)
    request.log[error.isAlarmed ? 'info' : 'error']({ req: request, error: thrown }, 'failed')
  else request.log.info({ req: request, refusal: error.code, detail: error.message }, 'refused')
  return error
}

export function errorBodyOf(error: AppError, { id }: FastifyRequest, t: Translator): ErrorBody {
  return {
    message: t(error.messageKey, error.values),
    code: error.code,
    ...(error.fields && {
      fields: Object.fromEntries(Object.entries(error.fields).map(([path, key]) => [path, t(key)])),
    }),
    ...(error.status >= 500 && { requestId: id }),
  }
}

/** Sends an error, in the language of the request unless another translator is given. */
export function sendError(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  t: Translator = request.t,
) {
  const body = errorBodyOf(error, request, t)
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.ceil(error.retryAfterSeconds)))
  }
  // A body of unknown length may never end, and nobody reads it any more.
  if (!request.raw.complete && request.headers['transfer-encoding'] !== undefined) {
    void reply.header('connection', 'close')
  }
  void reply.code(error.status).header('cache-control', 'no-store')
  if (error.status >= 500 && isReadByPerson(request)) {
    return reply
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(renderFailurePage(body.message, t))
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** Maps errors of the framework and the database to our codes. */
function toAppError(thrown: Thrown): AppError {
  const code = codeOf(thrown)
  return new AppError(code, {
    cause: thrown,
    detail: thrown.message,
    ...(code === 'UNAVAILABLE' && { retryAfterSeconds: awaySeconds }),
  })
}

/** About as long as the database needs to recover. */
const awaySeconds = 5

/** The disk of the files or of the database is full. */
const fullCode = /^(?:ENOSPC|EDQUOT|53100)$/
function codeOf(thrown: Thrown): ErrorCode {
  // The caller closed the connection while sending; its error code is the same as a lost
  // database's.
  if (thrown.message === 'aborted') return 'MALFORMED'
  if (fullCode.test(thrown.code ?? '')) return 'STORAGE_FULL'
  if (isDatabaseAway(thrown)) return 'UNAVAILABLE'
  switch (thrown.statusCode) {
    case 400:
      return 'MALFORMED'
    // A static file outside of its folder.
    case 403:
    case 404:
      return 'NOT_FOUND'
    case 413:
      return 'TOO_LARGE'
    case 415:
    case 406:
      return 'WRONG_CONTENT_TYPE'
    case 429:
      return 'TOO_MANY_REQUESTS'
    default:
      return 'INTERNAL'
  }
}
