import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../lib/app-error.ts'
import type { FilesService, ServedFile } from './files.service.ts'

const paramsSchema = z.object({ id: z.string() })
const linkSchema = z.object({ expires: z.string(), signature: z.string().max(100) })

/** Files go out as bytes, not as JSON, so these are routes of their own beside the declared calls. */
export function registerFiles(app: FastifyInstance, files: FilesService): void {
  app.get('/media/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params)
    const file = await files.getPublicFile(id)
    const etag = `"${id}"`
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return send(reply, file)
  })

  app.get('/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params)
    const link = linkSchema.safeParse(request.query)
    if (!link.success) throw new AppError('NOT_FOUND')
    const file = await files.getPrivateFile(id, link.data)
    void reply.header('cache-control', 'private, no-store')
    return send(reply, file)
  })
}

/** Whoever opens a file on its own sees bytes in a box: no script, no request, no guessed type. */
function send(reply: FastifyReply, file: ServedFile): FastifyReply {
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', file.contentDisposition)
    .type(file.mediaType)
    .send(file.bytes)
}
