import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { sentence } from '#contract/sentences.ts'
import { AppError } from '../lib/app-error.ts'
import { isReadByPerson, renderFailurePage } from './failure-page.ts'

/** The only writer of error replies. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: FastifyError, request, reply) => {
    const error = thrown instanceof AppError ? thrown : toAppError(thrown)
    // Too many at once are no fault, and each with a trace would be many more lines.
    if (error.status >= 500 && error.code !== 'OVERLOADED')
      request.log[error.isAlarmed ? 'info' : 'error']({ req: request, error: thrown }, 'failed')
    else request.log.info({ req: request, refusal: error.code, detail: error.message }, 'refused')
    return sendError(error, request, reply)
  })
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const body: ErrorBody = {
    message: sentence(error.messageKey),
    code: error.code,
    ...(error.fields && {
      fields: Object.fromEntries(
        Object.entries(error.fields).map(([path, key]) => [path, sentence(key)]),
      ),
    }),
    ...(error.status >= 500 && { requestId: request.id }),
  }
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.ceil(error.retryAfterSeconds)))
  }
  // A body of unknown length may have no end, and after this nobody wants to see it.
  if (!request.raw.complete && request.headers['transfer-encoding'] !== undefined) {
    void reply.header('connection', 'close')
  }
  void reply.code(error.status).header('cache-control', 'no-store')
  if (error.status >= 500 && isReadByPerson(request)) {
    return reply
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(renderFailurePage(body.message, sentence('error.again')))
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** The framework's and the database's own failures, in the product's codes. */
function toAppError(thrown: FastifyError): AppError {
  const code = codeOf(thrown)
  return new AppError(code, {
    cause: thrown,
    detail: thrown.message,
    ...(code === 'UNAVAILABLE' && { retryAfterSeconds: awaySeconds }),
  })
}

/** About what the database takes to come back by itself. */
const awaySeconds = 5

/**
 * Connections refused, ended or not to be had: the database is away, not broken. Or it has given up on this one, for
 * want of memory, time, a lock or a way out of two that wait for each other.
 */
const awayCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ERR_STREAM_DESTROYED|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|08\w{3}|57P0[1-5]|53[234]00|57014|55P03|25P03|40P01|40001)$/
/** No space on the disk of the files or of the database. */
const fullCode = /^(?:ENOSPC|EDQUOT|53100)$/
/** What the driver says in words alone. */
const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|has encountered a connection error/

function codeOf(thrown: FastifyError): ErrorCode {
  // The caller hung up while sending; the code of the socket's error is the one of a lost database.
  if (thrown.message === 'aborted') return 'MALFORMED'
  if (fullCode.test(thrown.code ?? '')) return 'STORAGE_FULL'
  if (awayCode.test(thrown.code ?? '') || awayMessage.test(thrown.message)) {
    return 'UNAVAILABLE'
  }
  switch (thrown.statusCode) {
    case 400:
      return 'MALFORMED'
    // A static file outside its folder.
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
