import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

/**
 * JSON is parsed, and multipart forms for the calls that take files; other types are refused. An
 * empty body counts as none, whatever its type: clients send a type even without a body.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else void parseJson(request, body, done)
    },
  )
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    if (request.headers['content-length'] !== '0') throw new AppError('WRONG_CONTENT_TYPE')
  })
}
